extension PageStyle {
  /// The styles of the controls that select entries, and of pages with many entries.
  static let filter = """
    [hidden]{display:none!important}
    .filter{display:flex;flex-wrap:wrap;align-items:end;gap:8px 24px;margin:20px 0 4px;\
    padding:12px 16px;background:var(--surface);border:1px solid var(--line);border-radius:12px}
    .filter .find{flex:1 1 220px;display:block;color:var(--soft);font-size:13px}
    .filter [type=search]{display:block;width:100%;min-height:38px;margin-top:2px;padding:6px 12px;\
    font:inherit;font-size:15px;color:var(--ink);background:var(--bg);border:1px solid var(--soft);\
    border-radius:8px}
    .filter output,.filter .keys{margin:0;color:var(--soft);font-size:13px;min-height:32px;\
    align-content:center}
    kbd{padding:0 6px;border:1px solid var(--line);border-radius:4px;background:var(--bg);\
    font:12px ui-monospace,SFMono-Regular,Menlo,monospace}
    button.chip{min-height:28px;font-family:inherit;color:var(--ink);opacity:1}
    button.chip:enabled{cursor:pointer}
    button.chip:enabled:hover{background:var(--shade)}
    button.chip[aria-pressed=true]{background:var(--ink);color:var(--bg)}
    .dimmed{opacity:.25}
    .many [data-tags],.many [data-of]{content-visibility:auto;contain-intrinsic-size:auto 90px}
    @media(max-width:700px){.filter .keys{display:none}}
    @media print{.filter{display:none}.dimmed{display:none}\
    .many [data-tags],.many [data-of]{content-visibility:visible}}

    """
}
