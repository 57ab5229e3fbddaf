// A page each for the projector, and the same as a handout.

/** What a workshop shows, a page each: what was found, and every drawing. */
function slides() {
  const copy = (node) => {
    const clone = node.cloneNode(true);
    for (const element of [clone, ...clone.querySelectorAll("[id]")]) element.removeAttribute("id");
    for (const drawing of clone.querySelectorAll("svg")) {
      drawing.setAttribute("aria-label", drawing.querySelector("title").textContent);
      drawing.removeAttribute("aria-labelledby");
      drawing.removeAttribute("aria-describedby");
    }
    return clone;
  };
  const slide = (...nodes) => make("section", { class: "slide" }, ...nodes.map(copy));
  const pages = [];
  const decision = views.get("decision");
  const ranking = decision?.querySelector("figure");
  if (ranking) pages.push(slide(decision.querySelector("h1"), ranking));
  for (const document of ["README", ...values.features.map((feature) => feature.name)]) {
    const view = views.get(document);
    if (!view) continue;
    const parts = [...view.children];
    const findings = parts.find((part) => part.matches("ul"));
    pages.push(slide(...[view.querySelector("h1"), findings].filter(Boolean)));
    for (const value of view.querySelectorAll("figure")) pages.push(slide(value));
  }
  const claims = views.get("claims");
  const overview = claims?.querySelector(":scope > .scroll");
  if (overview) pages.push(slide(claims.querySelector("h1"), overview));
  return pages;
}

const projector = {
  isOpen: false,

  show(number) {
    if (!this.isOpen) {
      this.isOpen = true;
      this.pages = slides();
      this.before ??= "README";
      this.content = make("div");
      this.status = make("span", { role: "status" });
      const go = (by) => () => this.go(by);
      this.panel = make("div", { id: "projector", role: "dialog", "aria-modal": "true", "aria-label": "Projector", tabindex: "-1" },
        this.content, make("footer", {}, this.status,
          make("button", { onclick: go(-1), "aria-label": "Previous page" }, "←"),
          make("button", { onclick: go(1), "aria-label": "Next page" }, "→"),
          make("button", { onclick: () => this.leave() }, "Close")));
      document.body.append(this.panel);
      for (const other of document.body.children) other.inert = other !== this.panel;
      this.panel.focus();
    }
    this.number = Math.min(Math.max(number || 1, 1), this.pages.length);
    this.content.replaceChildren(this.pages[this.number - 1]);
    this.panel.scrollTop = 0;
    this.status.textContent = `${this.number} of ${this.pages.length}`;
  },

  go(by) { location.hash = `projector/${Math.min(Math.max(this.number + by, 1), this.pages.length)}`; },

  leave() { location.hash = this.before; },

  hide() {
    this.before = currentAddress() || "README";
    if (!this.isOpen) return;
    this.isOpen = false;
    this.panel.remove();
    for (const other of document.body.children) other.inert = false;
    this.button.focus();
    if (document.fullscreenElement) document.exitFullscreen();
  },

  add() {
    const open = () => {
      location.hash = "projector/1";
      document.documentElement.requestFullscreen?.().catch(() => {});
    };
    this.button = make("button", { onclick: open }, "Projector");
    document.querySelector("nav").append(make("div", { class: "controls" },
      this.button, make("button", { onclick: () => print() }, "Print")));
    document.addEventListener("keydown", (event) => {
      if (!this.isOpen || isModified(event)) return;
      const step = { ArrowRight: 1, PageDown: 1, " ": 1, ArrowLeft: -1, PageUp: -1, Home: -1e9, End: 1e9 }[event.key];
      if (event.key === "Escape") this.leave();
      else if (step && !(event.key === " " && event.target.matches("button"))) { event.preventDefault(); this.go(step); }
    });
  },
};

// What is printed is a handout: the pages of the projector.
addEventListener("beforeprint", () => {
  document.getElementById("handout")?.remove();
  document.body.append(make("div", { id: "handout" }, ...slides()));
  document.body.classList.add("printing");
});
addEventListener("afterprint", () => {
  document.getElementById("handout")?.remove();
  document.body.classList.remove("printing");
});
