package import Bridge
package import Combine

extension CallbackSource {
  package init<Failure>(_ publisher: some Publisher<Element, Failure>) {
    self.init { observer in
      let subscription = publisher.sink {
        if case .failure(let error) = $0 { observer.failed(error) } else { observer.completed() }
      } receiveValue: {
        observer.next($0)
      }
      return { subscription.cancel() }
    }
  }
}
