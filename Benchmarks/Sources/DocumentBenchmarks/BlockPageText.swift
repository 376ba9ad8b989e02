import ScreenDocument

/// The three documents of a page with a given number of elements.
///
/// An item contains four elements, a block five items, a group ten blocks. Every element has data,
/// every second one a property with an appearance.
struct BlockPageText {
  let layout: [UInt8]
  let property: [UInt8]
  let data: [UInt8]

  var payload: ScreenPayload { .blocks(layout: layout, property: property, data: data) }
  var byteCount: Int { layout.count + property.count + data.count }

  init(elements count: Int) {
    var property: [String] = []
    var data: [String] = []
    var number = 0
    func node(_ level: String, _ id: String, _ more: String, _ children: [String]) -> String {
      let children = children.joined(separator: ",")
      return #"{"level":"\#(level)","id":"\#(id)"\#(more),"children":[\#(children)]}"#
    }
    let blocks = (0..<(count / 20)).map { block in
      data.append(#""b\#(block)":{"title":"Shelf \#(block)","tracking":"t-\#(block)"}"#)
      let items = (0..<5).map { item in
        let elements = (0..<4).map { _ in
          number += 1
          data.append(#""e\#(number)":{"text":"Element number \#(number)","yen":\#(number * 10)}"#)
          if number.isMultiple(of: 2) {
            property.append(
              ##""e\##(number)":{"appearance":{"padding":8,"border":{"width":1,"color":"#E0E0E0"}}}"##
            )
          }
          return node("element", "e\(number)", #","kind":"text""#, [])
        }
        return node("item", "b\(block)-\(item)", "", elements)
      }
      return node("block", "b\(block)", #","kind":"shelf""#, items)
    }
    let groups = stride(from: 0, to: blocks.count, by: 10).map { start in
      node("group", "g\(start)", "", Array(blocks[start..<min(start + 10, blocks.count)]))
    }
    let page = node("page", "home", #","main":"feed""#, [node("space", "feed", "", groups)])
    layout = Array("{\"page\":\(page)}".utf8)
    self.property = Array("{\(property.joined(separator: ","))}".utf8)
    self.data = Array("{\(data.joined(separator: ","))}".utf8)
  }
}
