extension PageStyle {
  /// The style of drawn view data: a phone's light mode, even if the page is dark.
  package static let sketch = """
    .paper-white{--ink:#1a1f26;--soft:#56606b;--line:#dfe3e8;--shade:#eceff3;--mark:#ffe9a8;\
    --mark-ink:#3a2a00;--link:#0a53be;color-scheme:light;background:#fff;color:#1a1f26;\
    font-size:14px;line-height:1.45}
    .paper-white p,.paper-white ul{margin:0;padding:0;list-style:none}
    .box{position:relative;display:flow-root}
    .papered{isolation:isolate}
    .paper{position:absolute;top:var(--top);bottom:var(--bottom);z-index:-1;\
    inset-inline-start:var(--inset-inline-start);inset-inline-end:var(--inset-inline-end);\
    background:repeating-linear-gradient(45deg,#00000008 0 8px,#0000 8px 16px)}
    .thing{display:flex;flex-direction:column;gap:8px;min-width:0}
    .texts{display:flex;flex-direction:column;gap:4px;min-width:0}
    .headline{font-weight:600;font-size:15px}
    .headline.heading{font-size:19px;font-weight:700}
    .headline.caption{font-size:12px;font-weight:400;color:var(--soft)}
    .headline.body{font-weight:400}
    .badges{display:flex;flex-wrap:wrap;gap:4px}
    .badges span{padding:0 6px;border-radius:4px;background:#fbe3e1;color:#8c1410;font-size:12px;\
    font-weight:600}
    .badges span:empty{display:none}
    .price{display:flex;flex-wrap:wrap;gap:2px 8px;align-items:baseline}
    .price b{font-size:16px}
    .price s{color:var(--soft);font-size:12px}
    .notes{display:flex;flex-wrap:wrap;gap:2px 10px;color:var(--soft);font-size:12px}
    .picture{display:flex;align-items:flex-end;min-height:56px;border-radius:8px;overflow:hidden;\
    color:#3b4550;background:linear-gradient(160deg,#e9edf2,#d5dce4)}
    .picture span{padding:4px 8px;font-size:11px;line-height:1.3;overflow:hidden;\
    text-overflow:ellipsis;white-space:nowrap}
    .picture b{display:block;font-size:14px}
    .picture small{display:block;font-size:11px;overflow:hidden;text-overflow:ellipsis}
    .picture:has(b) span{white-space:normal}
    .rows .picture b,.round .picture b{display:none}
    .button{display:flex}
    .button span{flex:1;padding:9px 16px;border-radius:10px;background:#1a1f26;color:#fff;\
    text-align:center;font-weight:600}
    .button.off span{background:#e3e7ec;color:#4a545f}
    .button.off small{font-weight:400}
    .space{display:flex;align-items:center;justify-content:center;color:var(--soft);\
    font-size:11px;line-height:1;overflow:hidden;\
    background:repeating-linear-gradient(90deg,var(--line) 0 1px,#0000 1px 8px)}
    .space bdi,.space{white-space:pre}
    .rows>li{padding:8px 0;border-top:1px solid var(--line)}
    .rows>li>.thing:has(>.picture){flex-direction:row}
    .rows>li>.thing>.picture{flex:0 0 64px;height:64px}
    .rows .picture span{display:none}
    .round .picture small{display:none}
    .words{display:flex;flex-wrap:wrap;gap:6px}
    .words>li{padding:2px 8px;border-radius:6px;background:var(--shade);color:var(--ink)}
    .words>li p{color:#1a1f26}
    .grid{display:grid;gap:12px 8px}
    .columns-1{grid-template-columns:minmax(0,1fr)}
    .columns-2{grid-template-columns:repeat(2,minmax(0,1fr))}
    .columns-3{grid-template-columns:repeat(3,minmax(0,1fr))}
    .columns-4{grid-template-columns:repeat(4,minmax(0,1fr));font-size:12px}
    .columns-5{grid-template-columns:repeat(5,minmax(0,1fr));font-size:12px}
    .columns-6{grid-template-columns:repeat(6,minmax(0,1fr));font-size:12px}
    .columns-2 .picture{aspect-ratio:1}
    .columns-4 .headline,.columns-5 .headline,.columns-6 .headline{font-size:12px}
    .columns-4 .picture span,.columns-5 .picture span,.columns-6 .picture span{display:none}
    .carousel{overflow-x:auto;scrollbar-width:thin}
    .carousel ul{display:flex;gap:10px}
    .carousel li{flex:0 0 136px;min-width:0}
    .carousel .picture{aspect-ratio:4/3}
    .carousel .headline{font-size:13px;font-weight:500}
    .round li{flex-basis:76px;text-align:center}
    .round .picture{aspect-ratio:1;border-radius:50%;align-items:center;justify-content:center}
    .round .headline{font-size:12px}
    .rest{color:var(--soft)}
    .group{padding-inline-start:10px;border-inline-start:2px solid var(--line)}
    progress{width:100%;height:6px;accent-color:#b3231b}
    .differs{outline:2px dashed #855000;outline-offset:2px}
    @media print{.carousel{overflow:visible}.carousel ul{flex-wrap:wrap}}

    """
}
