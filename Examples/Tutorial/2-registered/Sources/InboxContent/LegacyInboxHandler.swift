import Bridge
import LegacyRx

/// The card of the inbox: a title and a badge.
package final class LegacyInboxHandler: ObservableLegacyHandler {
  package let output: Observable<InboxViewData>
  private let responses = PublishRelay<InboxResponse>()

  package init(_ environment: LegacyEnvironment) {
    let title = responses.map { $0.title.isEmpty ? "Inbox" : $0.title }
    let badge = responses.map { $0.unread < 1 ? "" : $0.unread > 999 ? "999+" : "\($0.unread)" }
    output =
      Observable
      .zip(title, badge) { InboxViewData(title: $0, badge: $1) }
      .observe(on: environment.mainScheduler)
  }

  package func configure(_ response: InboxResponse) {
    responses.accept(response)
  }
}
