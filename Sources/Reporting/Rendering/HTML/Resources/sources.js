// Sources of two to four variants side by side.

const pageModule = "page";

/** The sources of a feature, for each variant; empty if they were not stored. */
const sourcesOf = (name) => values("sources")?.features[name] ?? [];
const linesOf = (file) => file.lines.map((index) => values("sources").lines[index]);
const modules = (name) =>
  [...new Set(sourcesOf(name).flatMap((source) => source.files.map((file) => file.module ?? pageModule)))];

function roleMark(role) {
  const mark = make("i", { class: "role", "aria-hidden": "true" });
  mark.style.setProperty("--lane", values("report").colours[role] ?? "#999");
  return mark;
}

const sources = {
  most: 4,

  add(view) {
    this.features = values("report").features.filter((feature) => sourcesOf(feature.name).length);
    const update = () => { location.hash = this.address(); };
    this.feature = choice("Feature", this.features.map((feature) => [feature.name, feature.title]), (name) => {
      this.fill(name);
      update();
    });
    this.module = choice("module", [], update);
    this.variants = make("span", { class: "controls", role: "group", "aria-label": "Variants" });
    this.columns = make("div", { class: "columns" });
    view.append(
      make("p", {}, "The measured sources. Lines that all columns share are dimmed; lines that differ have a bar. Lines with "
        + "surviving mutants are marked. Choose two to four variants."),
      make("p", { class: "controls" }, this.feature.label, this.module.label, this.variants), this.columns);
    this.update = update;
    this.fill(this.features[0].name);
  },

  fill(name) {
    const found = feature(name);
    this.feature.select.value = name;
    this.module.select.replaceChildren(...modules(name).map((value) => make("option", { value }, value)));
    this.module.label.hidden = modules(name).length < 2;
    this.boxes = found.variants.map((title, index) =>
      make("input", { type: "checkbox", value: title, checked: index < 2, onchange: () => {
        if (this.chosen().length > this.most) this.boxes.find((box) => box.checked && box.value !== title).checked = false;
        this.update();
      } }));
    this.variants.replaceChildren(...this.boxes.map((box) => make("label", {}, box, " " + box.value)));
  },

  chosen() { return this.boxes.filter((box) => box.checked).map((box) => box.value); },

  address() {
    return ["sources", this.feature.select.value, this.module.select.value, this.chosen().join(",")].join("/");
  },

  /** Shows what the parts of the address name; what they do not name stays. */
  follow([name, module, variants]) {
    const found = name && this.features.find((feature) => feature.name === name);
    if (found) {
      if (this.feature.select.value !== name) this.fill(name);
      if (modules(found.name).includes(module)) this.module.select.value = module;
      const titles = variants?.split(",").filter((title) => found.variants.includes(title)) ?? [];
      if (titles.length) for (const box of this.boxes) box.checked = titles.slice(0, this.most).includes(box.value);
    }
    this.draw();
  },

  draw() {
    const found = feature(this.feature.select.value);
    const columns = this.chosen().map((title) => {
      const source = sourcesOf(found.name)[found.variants.indexOf(title)];
      const files = source.files.filter((file) => (file.module ?? pageModule) === this.module.select.value);
      return { title, source, files, lines: new Set(files.flatMap(linesOf).map((line) => line.trim())) };
    });
    this.columns.replaceChildren(...columns.map((column) => {
      const isAlike = (line) => columns.length > 1 && columns.every((other) => other.lines.has(line.trim()));
      const place = (type) => `source-${column.title}-${type}`;
      const typeName = (file) => file.name.replace(/(\+.*)?\.swift$/, "");
      /** Goes to a type, also in another module of the implementation. */
      const go = (type) => {
        const file = column.source.files.find((file) => typeName(file) === type);
        if (file && (file.module ?? pageModule) !== this.module.select.value) {
          this.module.select.value = file.module ?? pageModule;
          history.replaceState(null, "", `#${this.address()}`);
          this.draw();
        }
        const heading = document.getElementById(place(type));
        heading?.scrollIntoView();
        heading?.focus({ preventScroll: true });
      };
      const element = make("section", { class: "column", "aria-label": column.title }, make("h2", {}, column.title));
      for (const file of column.files) {
        const type = typeName(file);
        const users = Object.entries(file.users);
        const code = make("pre", { tabindex: "0", "aria-label": file.name });
        const lines = linesOf(file);
        if (lines.at(-1) === "") lines.pop();
        lines.forEach((line, index) => {
          const survivors = column.source.survivors
            .filter((survivor) => survivor.file === file.name && survivor.line === index + 1);
          const element = make("span", { class: isAlike(line) ? "line alike" : "line" }, line);
          if (survivors.length) {
            const changes = survivors.map((survivor) => survivor.change).join("; ");
            element.classList.add("survivor");
            element.append(make("small", {}, `  survived: ${changes}`));
          }
          code.append(element, "\n");
        });
        const links = users.flatMap(([user, count], index) => [
          index ? ", " : "",
          make("button", { class: "link", onclick: () => go(user) }, `${user} (${count})`),
        ]);
        element.append(
          make("h3", { id: place(type), tabindex: "-1" }, roleMark(file.role), ` ${file.name} `, make("small", { class: "quiet" }, file.role)),
          ...(users.length ? [make("p", { class: "quiet" }, "Referred to by ", ...links)] : []), code);
      }
      if (!column.files.length) element.append(make("p", {}, "This variant has no file of this module."));
      return element;
    }));
  },
};
