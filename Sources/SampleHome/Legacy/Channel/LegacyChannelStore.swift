#if LegacyBridge
import LegacyRx

/// The store on the legacy side of the channel, which applies dispatched actions and computes the
/// values of the labels.
///
/// ```
/// dispatch ─▶ actions ─▶ mutations ─▶ relays ─▶ computed ─▶ view
///                            └──────▶ commands ───────────▶ view
/// ```
final class LegacyChannelStore {
  let computed: LegacyChannelComputed
  let commands: Signal<ChannelViewCommand>

  private let actions = PublishRelay<ChannelAction>()
  private let disposeBag = DisposeBag()

  init(formatter: LegacyChannelFormatter = LegacyChannelFormatter()) {
    let state = LegacyChannelState()
    let commands = PublishRelay<ChannelViewCommand>()
    let mutations = LegacyChannelMutations(state: state, commands: commands)
    computed = LegacyChannelComputed(state, formatter: formatter)
    self.commands = commands.asSignal()
    actions.subscribe(onNext: { mutations.apply($0) }).disposed(by: disposeBag)
  }

  func dispatch(_ action: ChannelAction) {
    actions.accept(action)
  }
}
#endif
