/// Texts that try to be interpreted as code: in a page, in a terminal, in JSON.
public enum HostileTexts {
  /// The texts, each different; one of them has 1 MB.
  ///
  /// Each text with a script would call `hit()`, or set `window.hit`.
  public static let all: [String] = markup + breakouts + urls + terminal + unicode + others

  private static let markup = [
    "<script>hit()</script>",
    "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
    "<scr<script>ipt>hit()</scr</script>ipt>",
    "<img src=x onerror=hit()>",
    "<img src=\"x\" onerror=\"hit()\">",
    "<svg onload=hit()>",
    "<svg><script>hit()</script></svg>",
    "<svg><animate onbegin=hit() attributeName=x dur=1s>",
    "<math><mtext><table><mglyph><style><img src=x onerror=hit()>",
    "<iframe srcdoc=\"<script>parent.hit()</script>\"></iframe>",
    "<iframe src=javascript:hit()>",
    "<object data=javascript:hit()>",
    "<embed src=//evil.example/x.swf>",
    "<video><source onerror=hit()>",
    "<audio src=x onerror=hit()>",
    "<body onload=hit()>",
    "<details open ontoggle=hit()>",
    "<input autofocus onfocus=hit()>",
    "<select autofocus onfocus=hit()>",
    "<marquee onstart=hit()>",
    "<form action=//evil.example><button>go</button></form>",
    "<meta http-equiv=refresh content=\"0;url=//evil.example\">",
    "<base href=//evil.example/>",
    "<link rel=stylesheet href=//evil.example/x.css>",
    "<style>*{display:none}</style>",
    "<a href=javascript:hit()>x</a>",
    "<template><script>hit()</script></template>",
    "<plaintext>",
    "<!--",
    "<![CDATA[",
  ]

  private static let breakouts = [
    "</script><script>hit()</script>",
    "</style><script>hit()</script>",
    "</title><script>hit()</script>",
    "</textarea><script>hit()</script>",
    "--><script>hit()</script>",
    "]]><script>hit()</script>",
    "\"><script>hit()</script>",
    "'><script>hit()</script>",
    "\" autofocus onfocus=\"hit()",
    "' onmouseover='hit()",
    "\" style=\"position:fixed;inset:0\" x=\"",
    "`${hit()}`",
    "{{constructor.constructor('hit()')()}}",
    "&lt;script&gt;hit()&lt;/script&gt;",
    "&#60;script&#62;hit()&#60;/script&#62;",
    "}*{background:url(//evil.example/x)}",
    "\\3c script\\3e hit()",
    "\\u003cscript\\u003ehit()",
    "';hit();//",
    "\\\";hit();//",
  ]

  private static let urls = [
    "javascript:hit()",
    "JaVaScRiPt:hit()",
    "java\tscript:hit()",
    "data:text/html,<script>hit()</script>",
    "https://evil.example/banner.png\" onerror=\"hit()",
    "//evil.example/icon.png",
    "url(javascript:hit())",
    "file:///etc/passwd",
  ]

  private static let terminal = [
    "\u{1B}[31mred\u{1B}[0m",
    "\u{1B}[2J\u{1B}[H",
    "\u{1B}]0;title\u{7}",
    "\u{1B}]8;;https://evil.example\u{1B}\\link\u{1B}]8;;\u{1B}\\",
    "\u{1B}]52;c;aGl0\u{7}",
    "\u{1B}P+q544e\u{1B}\\",
    "\u{9B}31m",
    "a\u{8}\u{8}b\rc",
    "\u{0}null\u{7F}",
    "line\nline\r\nline\u{2028}line\u{2029}line\u{85}line",
  ]

  private static let unicode = [
    "\u{202E}gnp.exe",
    "\u{2066}a\u{202D}b",
    "\u{200F}\u{061C}שלום",
    "\u{FEFF}\u{FFFE}\u{FFFF}",
    "e" + String(repeating: "\u{301}", count: 2_000),
    "\u{FF1C}script\u{FF1E}hit()\u{FF1C}/script\u{FF1E}",
    "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  ]

  private static let others = [
    "$(hit)", "`hit`", "; hit #", "../../../../etc/passwd", "%s%n%x", "__proto__", "hasOwnProperty",
    "filter-text", "main", "content-0", "row-0",
    String(repeating: "<b>1 MB of text</b> ", count: 1_048_576 / 20),
  ]
}
