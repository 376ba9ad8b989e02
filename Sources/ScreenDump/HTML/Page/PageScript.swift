/// The scripts of pages; the page's content security policy allows them by their hashes.
enum PageScript {
  /// The script that shows only the entries that have the property of at least one pressed button
  /// and contain all searched words, in any letter case.
  ///
  /// Without a pressed button, any property will do; without a word, any text. The query of the
  /// page's URL keeps the pressed buttons and the words. A link to an entry unfolds the entry. The
  /// key `/` focuses the search; `n` and `p` focus the next and the previous shown entry with a
  /// difference, or any shown entry if no entry has a difference.
  ///
  /// An entry has the attribute `data-tags`, with a difference also `data-differs`. A drawing that
  /// belongs to an entry has the entry's HTML id as `data-of`, and is dimmed while the entry is not
  /// shown. Without the script, all entries are visible, the buttons are disabled, and the search
  /// is hidden.
  static let filter = """
    "use strict";
    const byId = (id) => document.getElementById(id);
    const all = (selector) => [...document.querySelectorAll(selector)];
    const entries = all("[data-tags]");
    const tagsOf = new Map(entries.map((entry) => [entry, entry.dataset.tags.split(" ")]));
    const counts = all("button[data-only]");
    const find = byId("filter-text");
    const texts = new Map();
    const text = (entry) => {
      if (!texts.has(entry)) texts.set(entry, entry.textContent.toLowerCase());
      return texts.get(entry);
    };
    const chosen = () => counts.filter((count) => count.getAttribute("aria-pressed") === "true")
      .map((count) => count.dataset.only);
    const select = (words, tags) => {
      find.value = words;
      for (const count of counts)
        count.setAttribute("aria-pressed", String(tags.includes(count.dataset.only)));
    };
    const apply = () => {
      const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean);
      const only = new Set(chosen());
      const isActive = words.length > 0 || only.size > 0;
      const shown = new Set(entries.filter((entry) =>
        (!only.size || tagsOf.get(entry).some((tag) => only.has(tag)))
          && words.every((word) => text(entry).includes(word))));
      for (const entry of entries) entry.hidden = !shown.has(entry);
      for (const copy of all("[data-of]"))
        copy.classList.toggle("dimmed", isActive && !shown.has(byId(copy.dataset.of)));
      for (const part of all("main section:not([data-tags]), main .group-of-entries")) {
        const inside = [...part.querySelectorAll("[data-tags]")];
        part.hidden = inside.length > 0 && inside.every((entry) => entry.hidden);
      }
      if (isActive)
        for (const more of all("details.more"))
          more.open = more.querySelector("[data-tags]:not([hidden])") !== null;
      byId("filter-count").textContent = shown.size + " of " + entries.length + " shown";
    };
    const keep = () => {
      const query = new URLSearchParams(location.search);
      for (const [name, value] of [["only", chosen().join()], ["find", find.value.trim()]])
        if (value) query.set(name, value); else query.delete(name);
      const rest = query.toString();
      // A page within a frame of another origin may not change its URL.
      try {
        history.replaceState(null, "", location.pathname + (rest ? "?" + rest : "") + location.hash);
      } catch (error) {}
    };
    const change = () => { apply(); keep(); };
    const unfold = () => {
      const entry = byId(location.hash.slice(1));
      if (!entry?.matches("[data-tags], [data-of]")) return;
      if (entry.hidden || entry.classList.contains("dimmed")) { select("", []); change(); }
      for (let at = entry; at; at = at.parentElement) if (at.localName === "details") at.open = true;
      const details = entry.querySelector("details");
      if (details) details.open = true;
      entry.scrollIntoView();
    };
    const step = (direction) => {
      const marked = entries.filter((entry) => "differs" in entry.dataset);
      const stops = (marked.length ? marked : entries).filter((entry) => !entry.hidden);
      if (!stops.length) return;
      const at = document.activeElement?.closest("[data-tags]");
      const place = stops.indexOf(at);
      const next = place >= 0 ? place + direction : direction > 0 ? 0 : stops.length - 1;
      const stop = stops[(next + stops.length) % stops.length];
      for (let at = stop.parentElement; at; at = at.parentElement)
        if (at.localName === "details") at.open = true;
      stop.tabIndex = -1;
      stop.focus();
      stop.scrollIntoView({ block: "nearest" });
    };
    let timer;
    find.addEventListener("input", () => {
      clearTimeout(timer);
      if (entries.length > \(PageFilter.maximumFullyLaidOutEntryCount)) timer = setTimeout(change, 150); else change();
    });
    for (const count of counts) {
      count.disabled = false;
      count.addEventListener("click", () => {
        count.setAttribute("aria-pressed", String(count.getAttribute("aria-pressed") !== "true"));
        change();
      });
    }
    addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName)) return;
      if (event.key === "/") { event.preventDefault(); find.focus(); }
      if (event.key === "n") step(1);
      if (event.key === "p") step(-1);
    });
    addEventListener("hashchange", unfold);
    const query = new URLSearchParams(location.search);
    select(query.get("find") || "", (query.get("only") || "").split(","));
    byId("filter").hidden = false;
    apply();
    unfold();
    """

  /// The script that draws a line between the two drawings of each moved content, and draws the
  /// lines again whenever the size of the drawings changes.
  static let movedContentConnectors = """
    {
      const pair = byId("pair");
      const lines = byId("moves");
      const draw = () => {
        const paths = [];
        const frame = pair.getBoundingClientRect();
        for (const start of all("#pair [data-partner]")) {
          const end = byId(start.dataset.partner);
          if (!end || start === end) continue;
          const [from, to] = [start, end].map((one) => one.getBoundingClientRect());
          const [x, y] = [from.right - frame.left, from.top + Math.min(from.height / 2, 40) - frame.top];
          const [u, v] = [to.left - frame.left, to.top + Math.min(to.height / 2, 40) - frame.top];
          const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
          const middle = (x + u) / 2;
          line.setAttribute("d", `M${x} ${y}C${middle} ${y} ${middle} ${v} ${u} ${v}`);
          paths.push(line);
        }
        // At the end, so that the places are read from one layout.
        lines.replaceChildren(...paths);
      };
      new ResizeObserver(draw).observe(pair);
    }
    """
}
