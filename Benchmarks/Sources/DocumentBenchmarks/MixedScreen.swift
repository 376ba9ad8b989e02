/// A screen of texts, buttons, banners and carousels, as an app without this package decodes it.
struct MixedScreen: Decodable {
  let views: [MixedContent]

  /// The screen's JSON: of 100 contents 35 texts, 25 buttons, 20 banners, 20 carousels of 10.
  static func text(contents count: Int) -> [UInt8] {
    let contents = (0..<count).map { number in
      switch number % 20 {
      case 0..<7: text(number)
      case 7..<12: button(number)
      case 12..<16: banner(number)
      default: carousel(number)
      }
    }
    return Array(#"{"title":"Home","views":[\#(contents.joined(separator: ","))]}"#.utf8)
  }

  private static func text(_ number: Int) -> String {
    #"{"type":"text","id":"text-\#(number)","text":"Everything of the week, number \#(number)"}"#
  }

  private static func button(_ number: Int) -> String {
    """
    {"type":"button","id":"button-\(number)","title":"See all","action":"navigate",\
    "destination":"/list/\(number)"}
    """
  }

  private static func banner(_ number: Int) -> String {
    """
    {"type":"banner","id":"banner-\(number)","image":"https://img.example.com/banners/\(number).png",\
    "width":1200,"height":480,"alternative":"A banner of the week \\u2014 number \(number)"}
    """
  }

  private static func carousel(_ number: Int) -> String {
    let items = (0..<10).map { index in
      let item = number * 10 + index
      return """
        {"id":\(item),"name":"Item \(item)","price":\(index * 128 + 980),\
        "image":"https://img.example.com/items/\(item)/square-400.png"}
        """
    }
    return
      #"{"type":"carousel","id":"carousel-\#(number)","items":[\#(items.joined(separator: ","))]}"#
  }
}
