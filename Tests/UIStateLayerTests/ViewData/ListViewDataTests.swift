import Foundation
import Testing
import UIStateLayer

@Suite struct ListViewDataTests {
  private struct Post: ViewData, Identifiable {
    let id: Int
    var likes = 0
  }

  @Test func `K5 a like updates exactly one item`() {
    let before = ListViewData((0..<100).map { Post(id: $0) })
    let after = ListViewData((0..<100).map { Post(id: $0, likes: $0 == 42 ? 1 : 0) })

    #expect(after.idsOfChangedItems(from: before) == [42])
    #expect(after.idsOfChangedItems(from: after).isEmpty)
  }

  @Test func `K5 an item is identified by its id, at any position`() {
    let before = ListViewData([Post(id: 1), Post(id: 2), Post(id: 3)])
    let after = ListViewData([Post(id: 4), Post(id: 3), Post(id: 1, likes: 1)])

    #expect(after.idsOfChangedItems(from: before) == [1])
  }

  @Test func `of items with one id the first is kept`() {
    let list = ListViewData([Post(id: 1, likes: 1), Post(id: 1, likes: 2), Post(id: 2)])

    #expect(list.items == [Post(id: 1, likes: 1), Post(id: 2)])
  }

  @Test func `encoding writes only the items, and a list without items is empty`() throws {
    let json = try JSONEncoder().encode(ListViewData([Post]()))

    #expect(String(decoding: json, as: UTF8.self) == "[]")
    #expect(ListViewData([Post]()).isEmpty)
    #expect(!ListViewData([Post(id: 1)]).isEmpty)
  }
}
