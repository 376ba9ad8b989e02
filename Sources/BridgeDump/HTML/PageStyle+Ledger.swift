import ScreenDump

extension PageStyle {
  /// The styles of the page of `ledger`.
  static let ledger = """
    .verdicts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,340px),1fr));\
    gap:0 24px;align-items:start}
    .evidence{display:grid;gap:16px}
    .proof{padding:16px 18px;background:var(--surface);border:1px solid var(--line);\
    border-radius:12px;break-inside:avoid}
    .proof p{margin:10px 0 0}
    .titles{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:4px 12px}
    .titles h3{font-size:17px}
    .proof .versions{margin:2px 0 0;color:var(--soft);font-size:13px}
    .proof details{margin-top:10px}.older{padding:6px 0;border-top:1px solid var(--line)}
    .figures{display:flex;flex-wrap:wrap;gap:8px 24px;margin:12px 0 0}
    .figures dd{font-size:20px;font-weight:600;font-variant-numeric:tabular-nums}
    .proof progress{display:block;width:100%;height:8px;margin:12px 0 0;accent-color:var(--link)}

    """
}
