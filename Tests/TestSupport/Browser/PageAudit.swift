#if os(macOS) || os(Linux)
extension BrowserPage {
  /// The accessibility problems of the current page: sentences, empty for a valid page.
  ///
  /// It checks the title and the language, landmarks, the order of headings, names of all focusable
  /// elements, ids and links within the page, overflow of the window, and the contrast of every
  /// text with its background (WCAG 2.2, 4.5 : 1).
  ///
  /// - Returns: The sentences, as JSON.
  /// - Throws: A ``BrowserError`` if the browser fails.
  public func audit() throws -> String {
    try evaluate(Self.audit)
  }

  private static let audit = #"""
    (() => {
      const faults = new Set();
      const all = (selector) => [...document.querySelectorAll(selector)];
      if (!document.title.trim()) faults.add("no title");
      if (!document.documentElement.lang) faults.add("no language");
      for (const landmark of ["header", "main", "h1"])
        if (all(landmark).length !== 1) faults.add(all(landmark).length + " of " + landmark);
      let level = 0;
      for (const heading of all("h1,h2,h3,h4,h5,h6")) {
        const next = Number(heading.tagName[1]);
        if (next > level + 1) faults.add("h" + next + " after h" + level);
        if (!heading.textContent.trim()) faults.add("an empty h" + next);
        level = next;
      }
      const ids = all("[id]").map((element) => element.id);
      if (new Set(ids).size !== ids.length) faults.add("an id twice");
      for (const link of all("a")) {
        const target = link.getAttribute("href") || "";
        if (!target.startsWith("#") || !document.getElementById(target.slice(1)))
          faults.add("a link to " + target);
      }
      const name = (element) => {
        const by = element.getAttribute("aria-labelledby");
        const label = by ? by.split(" ").map((id) => document.getElementById(id)?.textContent).join("")
          : element.getAttribute("aria-label") || element.labels?.[0]?.textContent
            || element.textContent;
        return (label || "").trim();
      };
      for (const element of all("a,button,input,select,summary,section,article,nav,progress,[role],[tabindex='0']"))
        if (!name(element) && element.getAttribute("role") !== "status")
          faults.add("no name: " + element.outerHTML.slice(0, 120));
      for (const element of all("*")) {
        const style = getComputedStyle(element);
        if (/auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1
            && element.tabIndex < 0 && element !== document.documentElement)
          faults.add("cannot be scrolled by key: " + element.outerHTML.slice(0, 120));
      }
      if (document.documentElement.scrollWidth > innerWidth)
        faults.add("wider than the window: " + document.documentElement.scrollWidth);

      const colors = (text) => [...text.matchAll(/rgba?\(([^)]+)\)/g)]
        .map((match) => match[1].split(/[ ,/]+/).map(Number));
      const over = (top, below) => {
        const alpha = top[3] === undefined ? 1 : top[3];
        return [0, 1, 2].map((i) => top[i] * alpha + below[i] * (1 - alpha));
      };
      const luminance = (color) => {
        const [r, g, b] = color.slice(0, 3).map((part) => {
          const value = part / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (a, b) => {
        const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
        return (light + 0.05) / (dark + 0.05);
      };
      // All possible backgrounds of an element: its ancestors' colours, and each colour of a
      // gradient.
      const behind = (element) => {
        const layers = [];
        for (let at = element; at; at = at.parentElement) {
          const style = getComputedStyle(at);
          layers.unshift([colors(style.backgroundColor)[0], colors(style.backgroundImage)]);
        }
        let grounds = [[255, 255, 255]];
        for (const [color, gradient] of layers) {
          grounds = grounds.map((ground) => over(color, ground));
          if (gradient.length)
            grounds = grounds.flatMap((ground) => gradient.map((one) => over(one, ground)));
          grounds = [...new Map(grounds.map((ground) => [ground.join(), ground])).values()];
        }
        return grounds;
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || /^(SCRIPT|STYLE)$/.test(element.tagName)) continue;
        if (!element.checkVisibility({ contentVisibilityAuto: true })) continue;
        const style = getComputedStyle(element);
        for (const ground of behind(element)) {
          const ratio = contrast(over(colors(style.color)[0], ground), ground);
          if (ratio < 4.5)
            faults.add(ratio.toFixed(2) + " : 1 for " + walker.currentNode.data.slice(0, 40)
              + " in " + element.outerHTML.slice(0, 80));
        }
      }
      return [...faults];
    })()
    """#
}
#endif
