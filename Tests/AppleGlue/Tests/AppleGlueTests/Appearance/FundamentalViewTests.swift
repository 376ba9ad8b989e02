import ScreenDocument
import ScreenViews
import SwiftUI
import Testing

/// The stub draws shapes in a frame of 100 by 100 points.
@MainActor
@Suite struct FundamentalViewTests {
  @Test func `Y4 Y5 every part of an appearance is drawn within the frame of the whole view`()
    throws
  {
    let appearance = FundamentalAppearance(
      margin: EdgeValues(top: 1, leading: 2, bottom: 3, trailing: 4),
      padding: EdgeValues(5),
      border: BorderAppearance(
        width: EdgeValues(top: 1, leading: 1, bottom: 6, trailing: 1),
        color: ColorValue("#FF0000")
      ),
      background: BackgroundAppearance(
        color: ColorValue("#00FF0080"),
        image: BackgroundImage(
          url: try Destination("https://image.example.jp/a.png"),
          insets: EdgeValues(10),
          position: .topTrailing,
          clearedEdges: [.top]
        )
      ),
      shadow: ShadowAppearance(color: ColorValue(red: 0, green: 0, blue: 0), radius: 8, x: 1, y: 4),
      radius: CornerValues(4)
    )

    let drawing = stubNode(
      of: FundamentalView(appearance) { Text("content") }.environment(\.screenImages, .system)
    )

    let outside = "rect(2.0 1.0 94.0 96.0) radii(4.0 4.0 4.0 4.0)"
    let inside = "rect(3.0 2.0 92.0 89.0) radii(3.0 3.0 0.0 0.0)"
    #expect(
      drawing.lines == [
        "screen",
        "  background",
        "    behind",
        "      zstack",
        "        compositingGroup",
        "          zstack",
        "            shadow 0.0 0.0 0.0 1.0 radius 8.0 at 1.0 4.0",
        "              shape \(outside) in black",
        "            blendMode destinationOut",
        "              shape \(outside) in black",
        "        shape \(outside) + \(inside) in 1.0 0.0 0.0 1.0 even-odd",
        "    clip \(inside)",
        "      background",
        "        behind",
        "          zstack",
        "            shape \(inside) in 0.0 1.0 0.0 \(128.0 / 255)",
        "            padding 2.0 13.0 19.0 15.0",
        "              frame full width top/trailing",
        "                accessibilityHidden true",
        "                  aspectRatio fit",
        "                    image https://image.example.jp/a.png",
        "        padding 7.0 8.0 14.0 10.0",
        "          text content",
      ]
    )
  }

  @Test func `Y4 an appearance part that is not set is not drawn`() {
    let drawing = stubNode(of: BlockView(.default) { Text("content") })

    #expect(drawing.all("shape").isEmpty)
    #expect(drawing.all("shadow").isEmpty)
    #expect(drawing.all("image").isEmpty)
    #expect(drawing.texts == ["content"])
  }

  @Test func `Y5 a box larger than its frame has no negative size`() {
    let appearance = FundamentalAppearance(
      margin: EdgeValues(60),
      background: BackgroundAppearance(color: ColorValue("#FFFFFF"))
    )

    let drawing = stubNode(of: FundamentalView(appearance) { Text("") })

    #expect(
      drawing.all("shape").map(\.detail) == [
        "rect(60.0 60.0 0.0 0.0) radii(0.0 0.0 0.0 0.0) in 1.0 1.0 1.0 1.0"
      ]
    )
  }

  @Test(arguments: BackgroundImage.Position.allCases)
  func `an image is placed where its document says`(position: BackgroundImage.Position) {
    let alignment = Alignment(position)
    let name = position.rawValue.lowercased()

    #expect(name.contains("top") == (alignment.vertical == .top))
    #expect(name.contains("bottom") == (alignment.vertical == .bottom))
    #expect(name.contains("leading") == (alignment.horizontal == .leading))
    #expect(name.contains("trailing") == (alignment.horizontal == .trailing))
  }

  @Test func `an image view uses the image loader of the app`() throws {
    let images = ScreenImages { Text("loaded \($0)") }

    let drawing = stubNode(of: ScreenImage("a.png").environment(\.screenImages, images))

    #expect(drawing.texts == ["loaded a.png"])
    let invalid = stubNode(of: ScreenImage("").environment(\.screenImages, .system))
    #expect(invalid.all("color").map(\.detail) == ["clear", "secondary 0.2"])
  }
}
