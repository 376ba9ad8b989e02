import ScreenDump

extension PageStyle {
  /// The styles of the controls that filter results.
  static let filter = """
    .same{margin:6px 0 -2px;font-weight:600;overflow-wrap:anywhere}
    [hidden]{display:none!important}
    .filter{display:flex;flex-wrap:wrap;align-items:end;gap:12px 24px;margin:20px 0 4px;\
    padding:14px 16px;background:var(--surface);border:1px solid var(--line);border-radius:12px}
    .filter fieldset{display:flex;flex-wrap:wrap;gap:4px 16px;margin:0;padding:0;border:0}
    .filter legend{padding:0;color:var(--soft);font-size:13px}
    .filter label{display:inline-flex;align-items:center;gap:6px;min-height:32px}
    .filter .find{flex:1 1 220px;display:block;color:var(--soft);font-size:13px}
    .filter [type=search]{display:block;width:100%;min-height:38px;margin-top:2px;padding:6px 12px;\
    font:inherit;font-size:15px;color:var(--ink);background:var(--bg);border:1px solid var(--soft);\
    border-radius:8px}
    .filter [type=checkbox]{width:18px;height:18px;margin:0;accent-color:var(--link)}
    .filter output{color:var(--soft);font-size:13px;min-height:32px;align-content:center}
    @media print{.filter{display:none}}

    """
}
