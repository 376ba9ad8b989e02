import LegacyRx

/// The card of the inbox: a title and a badge.
package final class LegacyInboxHandler {
  package let title = Label()
  package let badge = Label()
  private let responses = PublishRelay<InboxResponse>()
  private let disposeBag = DisposeBag()

  package init() {
    responses
      .map { $0.title.isEmpty ? "Inbox" : $0.title }
      .observe(on: MainScheduler.instance)
      .bind(to: title.text)
      .disposed(by: disposeBag)
    responses
      .map { $0.unread < 1 ? "" : $0.unread > 999 ? "999+" : "\($0.unread)" }
      .observe(on: MainScheduler.instance)
      .bind(to: badge.text)
      .disposed(by: disposeBag)
  }

  package func configure(_ response: InboxResponse) {
    responses.accept(response)
  }
}
