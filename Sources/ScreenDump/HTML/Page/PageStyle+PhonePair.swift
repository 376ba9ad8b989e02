extension PageStyle {
  /// The style of two phones beside each other, with lines between moved contents.
  static let phonePair = """
    .window{max-height:85vh;overflow:auto;border:1px solid var(--line);border-radius:12px;\
    padding:16px;background:var(--surface)}
    .pair{position:relative;display:grid;grid-template-columns:repeat(2,minmax(0,420px));\
    gap:24px 96px;justify-content:center;align-items:start}
    .pair .device{position:static}
    .pair h3{margin:0 0 8px;color:var(--soft);font-weight:500}
    .pair .glass{max-height:none;overflow:clip}
    .pair .bar{position:static}
    .pair .content{border:1px solid #dfe3e8}
    .pair .tag{background:#56606b}
    .pair .marked{border:3px solid}
    .pair .is-gone{border-color:#b3231b}.pair .is-gone>.tag{background:#b3231b}
    .pair .is-new{border-color:#17662f}.pair .is-new>.tag{background:#17662f}
    .pair .is-moved{border-color:#0a53be}.pair .is-moved>.tag{background:#0a53be}
    .pair .is-changed{border-color:#855000}.pair .is-changed>.tag{background:#855000}
    .pair .is-flipped{border-color:#7b2f9e}.pair .is-flipped>.tag{background:#7b2f9e}
    .moves{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}
    .moves path{fill:none;stroke:var(--link);stroke-width:2.5}
    @media(max-width:900px){.pair{grid-template-columns:minmax(0,440px)}.moves{display:none}\
    .window{padding:8px}}
    @media print{.window{max-height:none;overflow:visible;border:0;padding:0}}

    """
}
