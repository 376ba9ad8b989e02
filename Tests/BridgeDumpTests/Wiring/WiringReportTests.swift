import LegacyRx
import ScreenDump
import Testing

@testable import BridgeDump

@Suite struct WiringReportTests {
  @Test func `wiring of an app's own pipelines is reported the same way, errors first`() {
    let recorder = WiringRecorder()
    let bag = DisposeBag()
    let query = recorder.record {
      let query = BehaviorRelay(value: "").named("query")
      let shown = BehaviorRelay(value: "").named("shown")
      query.distinctUntilChanged().bind(to: shown).disposed(by: bag)
      shown.distinctUntilChanged().bind(to: query).disposed(by: bag)
      return query
    }
    query.accept("tea")
    let report = WiringReport(
      recorder.graph,
      name: "search",
      outliving: recorder.graph.listenersOutlivingScreen
    )
    let faults = report.text(TextStyle()).split(separator: "\n").filter { $0.contains("✗") }
    #expect(faults.count == 3)
    #expect(faults[0].contains("cycle: query (BehaviorRelay)"))
    #expect(faults[0].contains("shown (BehaviorRelay)"))
    #expect(faults[1].contains("outlives its screen"))
  }

  @Test func `an emitter without listeners is reported for this screen alone`() {
    let recorder = WiringRecorder()
    let rank = recorder.record { BehaviorRelay(value: 0).named("rank") }
    let text = withExtendedLifetime(rank) {
      WiringReport(recorder.graph, name: "shop").text(TextStyle())
    }
    #expect(text.contains("! rank (BehaviorRelay)"))
    let advice = "has no listener on this screen; delete it, or the code that sends to it, if no "
    #expect(text.contains(advice + "screen of the app has a content that listens to it\n"))
  }

  /// Returns the page of two groups, each with an unshared `compactMap` of so many subscriptions.
  private func page(repeatingWork first: Int, _ second: Int) throws -> String {
    let recorder = WiringRecorder()
    let bag = DisposeBag()
    let kept = recorder.record {
      [("first", first), ("second", second)].map { group, count in
        WiringRecorder.inGroup(group) {
          let relay = PublishRelay<Int>()
          let mapped = relay.compactMap { $0 }
          for _ in 0..<count { mapped.subscribe().disposed(by: bag) }
          return relay
        }
      }
    }
    let page = WiringReport(recorder.graph, name: "search").document(in: .html)
    withExtendedLifetime((kept, bag)) {}
    return try #require(page)
  }

  @Test(arguments: [(2, 2), (2, 4)])
  func `findings of nodes without a source line are entries of their own`(
    first: Int,
    second: Int
  ) throws {
    let html = try page(repeatingWork: first, second)
    for (group, count) in [("first", first), ("second", second)] {
      let sentence = try Regex("compactMap #[0-9]+ of \(group) works once for each of \(count) ")
      #expect(html.matches(of: sentence).count == 1, "\(group)")
    }
    #expect(!html.contains("2 × compactMap"))
  }

  @Test func `findings of one line with other numbers of listeners are other entries`() throws {
    let recorder = WiringRecorder()
    let bag = DisposeBag()
    let kept = recorder.record {
      [("first", 3), ("second", 4), ("third", 4)].map { group, count in
        WiringRecorder.inGroup(group) {
          let relay = PublishRelay<Int>().named("taps")
          for _ in 0..<count { relay.subscribe().disposed(by: bag) }
          return relay
        }
      }
    }
    let page = try #require(WiringReport(recorder.graph, name: "search").document(in: .html))
    withExtendedLifetime((kept, bag)) {}
    #expect(page.matches(of: /<p><bdi>3 listen to taps/).count == 1)
    #expect(page.matches(of: /<p><bdi>4 listen to taps/).count == 1)
    #expect(page.contains("2 × WiringReportTests.swift:"))
  }

  @Test func `the drawing of a cycle returns beside all boxes`() throws {
    let recorder = WiringRecorder()
    let bag = DisposeBag()
    let query = recorder.record {
      let query = BehaviorRelay(value: "")
      let shown = BehaviorRelay(value: "")
      query.distinctUntilChanged().bind(to: shown).disposed(by: bag)
      shown.distinctUntilChanged().bind(to: query).disposed(by: bag)
      return query
    }
    query.accept("tea")
    let page = try #require(WiringReport(recorder.graph, name: "search").document(in: .html))

    let boxes = page.matches(of: #/<rect x="(\S+)" y="\S+" width="(\S+)" height="\S+"/#)
    let edges = boxes.compactMap { box in
      Double(box.1).flatMap { left in Double(box.2).map { left + $0 } }
    }
    // Out of the last layer at its bottom edge, up beside the boxes, and into the first layer.
    let back = page.matches(
      of: #/L\S+ (\S+)C\S+ \S+ (\S+) \S+ \S+ \S+L\S+ (\S+)C\S+ \S+ \S+ \S+ \S+ (\S+)"/#
    )
    try #require(back.count == 1 && edges.count == boxes.count)
    let (bottom, lane) = (try #require(Double(back[0].1)), try #require(Double(back[0].2)))
    #expect(lane > (edges.max() ?? .infinity))
    #expect(back[0].3 == "0" && back[0].4 == "-5")
    #expect(bottom > 100)
  }

  @Test func `DOT and Mermaid output is complete`() {
    let recorder = WiringRecorder()
    let relay = recorder.record {
      let relay = PublishRelay<Int>().named(#"say "hi"\<b>"#)
      WiringRecorder.inGroup("a]b") { _ = relay.take(1).subscribe() }
      return relay
    }
    relay.accept(1)
    let report = WiringReport(recorder.graph, name: "x\"y")
    let line = #line - 5
    #expect(
      report.dot == """
        digraph wiring {
          label="wiring of x\\"y"; labelloc=t; rankdir=LR;
          node [fontname="Helvetica", fontsize=11]; edge [fontname="Helvetica", fontsize=9];
          n0 [shape=ellipse, label="say \\"hi\\"\\\\<b> (PublishRelay)\\nWiringReportTests.swift:\(line - 1)"];
          subgraph cluster_1 {
            label="a]b";
            n1 [shape=house, label="subscribe\\nWiringReportTests.swift:\(line)", style=dashed];
            n2 [shape=box, label="take", style=dashed];
          }
          n2 -> n1 [label="2", style=dashed];
          n0 -> n2 [label="1", style=dashed];
        }

        """
    )
    #expect(
      report.mermaid == """
        flowchart LR
          n0(["say #34;hi#34;#92;#60;b#62; #40;PublishRelay#41; WiringReportTests.swift:\(line - 1)"])
          subgraph g1["a#93;b"]
            n1[/"subscribe WiringReportTests.swift:\(line)"/]
            n2["take"]
          end
          n2 -.->|2| n1
          n0 -.->|1| n2
          classDef ended stroke-dasharray: 4
          class n1,n2 ended

        """
    )
  }

  @Test func `a hostile name is displayed as text in the page`() {
    let recorder = WiringRecorder()
    let hostile = "</title><script>alert('1')</script>\u{202E}\u{1B}[31m"
    let relay = recorder.record {
      WiringRecorder.inGroup(hostile) { PublishRelay<Int>().named(hostile) }
    }
    let html =
      WiringReport(recorder.graph, name: hostile).document(in: .html)?
      .replacing("<script>\"use strict\"", with: "") ?? ""
    #expect(html.contains("&lt;script&gt;"))
    for trace in ["<script", "</title><script", "\u{202E}", "\u{1B}", "('1')"] {
      #expect(!html.contains(trace), "\(trace)")
    }
    withExtendedLifetime(relay) {}
  }

  @Test func `each arrow of a picture has the events of its own subscription`() throws {
    let recorder = WiringRecorder()
    let bag = DisposeBag()
    let relay = recorder.record {
      let relay = PublishRelay<Int>()
      relay.filter { $0 > 2 }.subscribe().disposed(by: bag)
      return relay
    }
    for number in 1...3 { relay.accept(number) }
    let picture = try #require(WiringReport(recorder.graph, name: "numbers").pictures.first)
    #expect(picture.diagramOfFirstGroup.arrows.map(\.eventCount) == [3, 1])
    withExtendedLifetime((relay, bag)) {}
  }

  @Test(.timeLimit(.minutes(20)))
  func `an arrow is added to 200,000 others without a search through them`() throws {
    let recorder = WiringRecorder()
    let relay = recorder.record {
      let relay = PublishRelay<Int>()
      _ = relay.subscribe()
      return relay
    }
    let edge = try #require(recorder.graph.edges.first)
    var diagram = WiringDiagram(title: "numbers")
    for number in 0..<200_000 { diagram.connect(number, to: number + 1, by: edge) }
    diagram.connect(0, to: 1, by: edge)
    #expect(diagram.arrows.count == 200_000)
    withExtendedLifetime(relay) {}
  }

  @Test func `every subscription belongs to exactly one chain, also in a ring`() {
    let recorder = WiringRecorder()
    let bag = DisposeBag()
    let relay = recorder.record {
      let relay = PublishRelay<Int>()
      let shared = relay.map { $0 }.filter { $0 > 0 }.share()
      Observable.combineLatest(shared, shared.map { $0 }).subscribe().disposed(by: bag)
      shared.subscribe().disposed(by: bag)
      return relay
    }
    let graph = recorder.graph
    let ways = graph.unbranchedChains.flatMap { chain in
      zip(chain.nodes, chain.nodes.dropFirst()).map { [$0.id, $1.id] }
    }
    let subscriptions = graph.edges.map { [$0.source, $0.target] }
    #expect(ways.count == subscriptions.count)
    #expect(Set(ways) == Set(subscriptions))
    withExtendedLifetime(relay) {}
  }
}
