/// The scripts of pages; the page's content security policy allows them by their hashes.
enum PageScript {
  /// Filters cards by outcome and by words, and unfolds the card that a link leads to.
  ///
  /// Without the script, all cards are visible and the controls are hidden.
  static let filter = """
    "use strict";
    const byId = (id) => document.getElementById(id);
    const cards = [...document.querySelectorAll(".card")];
    const boxes = [...document.querySelectorAll("#filter [type=checkbox]")];
    const texts = new Map();
    const text = (card) => {
      if (!texts.has(card)) texts.set(card, card.textContent.toLowerCase());
      return texts.get(card);
    };
    const apply = () => {
      const words = byId("filter-text").value.toLowerCase().split(/\\s+/).filter(Boolean);
      const outcomes = new Set(boxes.filter((box) => box.checked).map((box) => box.value));
      let count = 0;
      for (const card of cards) {
        const isShown = outcomes.has(card.dataset.outcome)
          && words.every((word) => text(card).includes(word));
        card.hidden = !isShown;
        if (isShown) count += 1;
      }
      for (const part of document.querySelectorAll("main > section")) {
        const inside = [...part.querySelectorAll(".card")];
        part.hidden = inside.length > 0 && inside.every((card) => card.hidden);
      }
      byId("filter-count").textContent = count + " of " + cards.length + " shown";
    };
    const unfold = () => {
      const card = byId(location.hash.slice(1));
      if (!card || !card.classList.contains("card")) return;
      if (card.hidden) {
        byId("filter-text").value = "";
        for (const box of boxes) box.checked = true;
        apply();
      }
      const details = card.querySelector("details");
      if (details) details.open = true;
      card.scrollIntoView();
    };
    byId("filter").hidden = false;
    byId("filter").addEventListener("input", apply);
    addEventListener("hashchange", unfold);
    apply();
    unfold();
    """
}
