// The slides for a projector, and the same slides as a handout on paper.

const projector = {
  isOpen: false,
  slides: null,
  /** Returns the parts of the page that become slides; each page sets it. */
  parts: () => [],

  show(number) {
    if (!this.isOpen) {
      this.isOpen = true;
      this.slides ??= layOutSlides(this.parts());
      this.status = make("span", { role: "status" });
      this.content = make("div", { class: "stage" });
      const go = (by) => () => this.go(by);
      this.panel = make("div", { id: "projector", role: "dialog", "aria-modal": "true", "aria-label": "Projector", tabindex: "-1" },
        this.content, make("footer", {}, this.status,
          make("button", { onclick: go(-1), "aria-label": "Previous slide" }, "←"),
          make("button", { onclick: go(1), "aria-label": "Next slide" }, "→"),
          make("button", { onclick: () => this.leave() }, "Close")));
      document.body.append(this.panel);
      for (const other of document.body.children) other.inert = other !== this.panel;
      this.fill();
      this.panel.focus();
    }
    this.number = this.valid(number);
    this.content.replaceChildren(this.slides[this.number - 1]?.slide ?? "");
    const view = this.slides[this.number - 1]?.source.closest(".view").getAttribute("aria-label");
    this.status.textContent = `${view} · ${this.number} of ${this.slides.length}`;
  },

  valid(number) { return Math.min(Math.max(number || 1, 1), this.slides.length); },

  go(by) { location.hash = `projector/${this.valid(this.number + by)}`; },

  /** Enlarges the slides as far as the window has room for them. */
  fill() {
    const footer = this.panel?.querySelector("footer");
    if (!footer) return;
    const scale = Math.min(innerWidth / 1280, (innerHeight - footer.offsetHeight) / 720);
    this.content.style.setProperty("--scale", scale);
  },

  /** Shows the place of the slide in its view. */
  leave() { location.hash = this.slides[this.number - 1]?.source.closest("[id]").id ?? ""; },

  hide() {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.slides = null;
    this.panel.remove();
    for (const other of document.body.children) other.inert = false;
    this.opener.focus();
    if (document.fullscreenElement) document.exitFullscreen();
  },

  /** The number of the slide with the part of the view that is in the window. */
  numberHere() {
    const view = currentView();
    this.slides = layOutSlides(this.parts());
    const here = this.slides.map(({ source }, index) => ({ source, number: index + 1 }))
      .filter(({ source }) => view.contains(source));
    const above = here.filter(({ source }) => source.getBoundingClientRect().top < innerHeight / 2);
    // The first that begins in the upper half of the window; otherwise the one that fills it.
    const begins = above.find(({ source }) => source.getBoundingClientRect().top >= 0);
    const source = (begins ?? above.at(-1) ?? here[0])?.source;
    // A part that was split begins with its first slide.
    return here.find((slide) => slide.source === source)?.number ?? 1;
  },

  /** Returns the button that opens the projector. */
  button() {
    const open = () => {
      location.hash = `projector/${this.numberHere()}`;
      document.documentElement.requestFullscreen?.().catch(() => {});
    };
    this.opener = make("button", { onclick: open, disabled: isLoading() }, "Projector");
    document.addEventListener("DOMContentLoaded", () => { this.opener.disabled = false; });
    addEventListener("resize", () => this.fill());
    document.addEventListener("keydown", (event) => {
      if (!this.isOpen || isModified(event)) return;
      const step = { ArrowRight: 1, PageDown: 1, " ": 1, ArrowLeft: -1, PageUp: -1, Home: -1e9, End: 1e9 }[event.key];
      if (event.key === "Escape") this.leave();
      else if (step && !(event.key === " " && event.target.matches("button"))) { event.preventDefault(); this.go(step); }
    });
    return this.opener;
  },
};

addEventListener("beforeprint", () => {
  document.getElementById("handout")?.remove();
  const slides = layOutSlides(projector.parts()).map(({ slide }) => slide);
  document.body.append(make("div", { id: "handout" }, ...slides));
  document.body.classList.add("printing");
});
addEventListener("afterprint", () => {
  document.getElementById("handout")?.remove();
  document.body.classList.remove("printing");
});
