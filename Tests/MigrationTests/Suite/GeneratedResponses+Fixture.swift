import Bridge
import CounterScreen
import ScreenDocument
import StrictJSON
import TopScreen
import UIStateLayer

@testable import HomeBridgeTesting

extension GeneratedResponses {
  /// Searches from one payload of a response type; all responses show the same.
  convenience init<Response: Decodable>(
    _ generator: ResponseGenerator = ResponseGenerator(),
    from payload: String,
    as type: Response.Type,
    seed: UInt64 = 1
  ) throws {
    let expectation = { (response: TestedResponse) in
      StateSideExpectation(
        response: response,
        stateSideOutput: AnyViewData(CounterViewData(0)),
        comparison: OutputComparison(kind: response.data.kind, handlers: LegacyHandlers {})
      )
    }
    let record = TestedResponse(
      data: ResponseData(
        kind: "measures",
        id: "a",
        position: 0,
        payload: try JSONDocument(Array(payload.utf8)).root
      ),
      context: .tokyo,
      origin: .recorded
    )
    self.init(
      generator,
      from: [expectation(record)],
      ResponseDecoding(of: type),
      seed: seed,
      expectation: expectation
    )
  }
}
