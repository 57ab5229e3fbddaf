// Stepping through an interaction, call by call, in two variants.

/** The place of a function in the sources of a cell, by its name as a trace tells it. */
function findFunction(source, name) {
  const words = name.replace(/^(closure in )+/, "").match(/^([^(]*)(?:\((.*)\))?$/);
  if (!source || !words) return null;
  const path = words[1].split(".").filter((word) => !["didSet", "willSet", "getter", "setter"].includes(word));
  const base = path.pop();
  const owner = path.pop();
  if (!owner) return null;
  const escaped = base.replace(/\W/g, "\\$&");
  const pattern = new RegExp(`\\b(?:func ${escaped}\\b|${base === "init" ? "init\\(" : `(?:var|let) ${escaped}\\b`}|${base === "deinit" ? "deinit\\b" : "\\0"})`);
  const labels = (words[2] ?? "").split(":").filter((label) => label && label !== "_");
  let best = null;
  for (const file of source.files) {
    if (!new RegExp(`\\b(?:class|struct|enum|extension|protocol) ${owner}\\b`).test(file.text)) continue;
    const lines = file.text.split("\n");
    lines.forEach((line, index) => {
      if (!pattern.test(line)) return;
      const head = lines.slice(index, index + 8).join(" ");
      const score = labels.filter((label) => head.includes(`${label} `) || head.includes(`${label}:`)).length;
      if (!best || score > best.score) best = { file, lines, index, score };
    });
  }
  return best;
}

/** A screen as the user sees it, from top to bottom. */
function drawScreen(elements, title) {
  const list = make("ul", { class: "screen", "aria-label": title });
  for (const element of elements) {
    const item = make("li", { class: `kind-${element.kind}${element.id.split(".").length > 2 ? " inner" : ""}`, title: element.id });
    if (element.kind === "row") item.append(make("span", { class: "quiet" }, element.id));
    else if (element.kind === "activity") item.append("…");
    else if (element.kind === "image") item.append(`▢ ${element.image ?? ""}`);
    else item.append(element.text);
    if (element.isEnabled === false) item.append(make("span", { class: "quiet" }, " (disabled)"));
    list.append(item);
  }
  return make("div", {}, make("h3", {}, title), elements.length ? list : make("p", { class: "quiet" }, "Nothing yet."));
}

const steps = {
  add() {
    const traced = values.features.filter((feature) => feature.traces.length);
    if (!traced.length) return;
    this.features = traced;
    const update = () => { location.hash = this.address(); };
    this.feature = choice("Feature", traced.map((feature) => [feature.name, feature.title]), (name) => {
      this.fill(name);
      update();
    });
    this.scenario = choice("scenario", [], update);
    this.left = choice("left", [], update);
    this.right = choice("right", [], update);
    this.speed = choice("speed", [[1400, "slow"], [700, "normal"], [250, "fast"]], () => this.play(this.timer));
    this.speed.select.value = 700;
    const button = (text, label, onclick) => make("button", { onclick, "aria-label": label }, text);
    this.playButton = make("button", { onclick: () => this.play(!this.timer) }, "Play");
    this.status = make("span", { role: "status" });
    this.tracks = make("div", { class: "tracks" });
    this.screens = make("details", { open: true });
    addView("steps", "Steps",
      make("p", {}, "The calls of one interaction in two variants, one by one. Use the arrow keys. "
        + "Reading or setting a property is not a call."),
      make("p", { class: "controls" }, this.feature.label, this.scenario.label, this.left.label, this.right.label),
      make("p", { class: "controls" }, button("←", "Back", () => this.move(-1)), button("→", "Forward", () => this.move(1)),
        this.playButton, this.speed.label, this.status),
      this.tracks, this.screens);
    document.addEventListener("keydown", (event) => {
      const isOpen = views.get("steps").classList.contains("current") && !projector.isOpen;
      if (!isOpen || event.target.matches("select, input") || isModified(event)) return;
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step) { event.preventDefault(); this.move(step); }
    });
    this.fill(traced[0].name);
  },

  fill(name) {
    const found = feature(name);
    const set = ({ select }, options) =>
      select.replaceChildren(...options.map((value) => make("option", { value }, value)));
    set(this.scenario, found.traces.map((trace) => trace.scenario));
    set(this.left, found.variants);
    set(this.right, found.variants);
    this.feature.select.value = name;
    this.right.select.selectedIndex = found.variants.length - 1;
  },

  address(step) {
    return ["steps", this.feature, this.scenario, this.left, this.right, ...(step ? [String(step)] : [])]
      .map((part) => part.select?.value ?? part).join("/");
  },

  /** Shows what the parts of the address name; what they do not name stays. */
  follow([name, scenario, left, right, step]) {
    if (name && feature(name)?.traces.length) {
      if (this.feature.select.value !== name) this.fill(name);
      const set = ({ select }, value) => {
        if ([...select.options].some((option) => option.value === value)) select.value = value;
      };
      set(this.scenario, scenario);
      set(this.left, left);
      set(this.right, right);
    }
    this.draw(Number(step) || 0);
  },

  draw(step) {
    this.play(false);
    const trace = feature(this.feature.select.value).traces
      .find((trace) => trace.scenario === this.scenario.select.value);
    const titles = [...new Set([this.left.select.value, this.right.select.value])];
    this.rows = [];
    this.screens.replaceChildren(make("summary", {}, "Screen (the same in all variants)"),
      make("div", { class: "tracks" }, ...trace.screens.map((elements, index) => drawScreen(elements,
        index ? `After ${trace.variants[0]?.events[index - 1]?.event ?? "it"}` : "Before"))));
    this.tracks.replaceChildren(...titles.map((title) => {
      const traced = trace.variants.find((traced) => traced.variant === title);
      const track = make("section", { class: "track", "aria-label": title }, make("h2", {}, title));
      if (!traced) { track.append(make("p", {}, "Not traced.")); return track; }
      const calls = traced.events.flatMap((event) => event.calls);
      const lanes = [...new Set(calls.map((call) => call.participant))];
      const colour = (element, participant) => {
        element.style.setProperty("--lane", values.colours[participant] ?? "#999");
        return element;
      };
      const list = make("ol", { class: "calls", tabindex: "0", "aria-label": `Calls in ${title}` });
      const rows = [];
      for (const event of traced.events) {
        const note = event.ignored ? `${event.event} (ignored: ${event.ignored})` : event.event;
        list.append(make("li", { class: "quiet" }, make("code", {}, note)));
        for (const call of event.calls) {
          const name = make("code", {}, call.function + (call.times > 1 ? ` × ${call.times}` : ""));
          name.style.setProperty("--depth", Math.min(call.depth, 14));
          const row = make("li", { class: "call" },
            ...lanes.map((lane) => make("span", { class: "lane", "aria-hidden": "true" },
              ...(lane === call.participant ? [colour(make("i"), lane)] : []))),
            name, make("span", { class: "quiet" }, call.participant));
          rows.push(row);
          list.append(row);
        }
      }
      const found = feature(this.feature.select.value);
      const source = found.sources[found.variants.indexOf(title)];
      const code = make("pre", { class: "excerpt", tabindex: "0", "aria-label": `Source in ${title}` });
      this.rows.push({ rows, calls, show: (call) => this.excerpt(code, source, call) });
      const key = make("ul", { class: "lanes" }, ...lanes.map((lane) => make("li", {}, colour(make("i"), lane), ` ${lane}`)));
      track.append(key, list, make("p", { class: "quiet" }, `${rows.length} calls`), ...(source ? [code] : []));
      return track;
    }));
    this.step = 0;
    this.move(step);
  },

  /** The function that is called, marked where it stands. */
  excerpt(code, source, call) {
    const found = call && findFunction(source, call.function);
    if (!found) {
      code.textContent = call ? `${call.function} stands outside of the cell.` : "";
      return;
    }
    const start = Math.max(0, found.index - 3);
    code.replaceChildren(make("span", { class: "quiet" }, `${found.file.name}:${found.index + 1}\n`),
      ...found.lines.slice(start, found.index + 14).map((line, index) =>
        make(start + index === found.index ? "mark" : "span", {}, line + "\n")));
  },

  move(by) {
    const last = Math.max(1, ...this.rows.map((track) => track.rows.length));
    this.step = Math.min(Math.max(this.step + by, 0), last);
    for (const { rows, calls, show } of this.rows) {
      show(calls[Math.min(this.step, calls.length) - 1]);
      rows.forEach((row, index) => {
        row.classList.toggle("past", index < this.step);
        const isCurrent = index === Math.min(this.step, rows.length) - 1;
        if (isCurrent) row.setAttribute("aria-current", "step");
        else row.removeAttribute("aria-current");
        if (isCurrent && this.step <= rows.length) {
          const list = row.parentElement;
          list.scrollTop = Math.max(0, row.offsetTop - list.offsetTop - list.clientHeight / 2);
        }
      });
    }
    this.status.textContent = `Step ${this.step} of ${last}`;
    // So that a step can be linked, and going back does not go through all of them.
    if (location.hash.startsWith("#steps")) history.replaceState(null, "", `#${this.address(this.step)}`);
    if (this.step === last) this.play(false);
  },

  play(isPlaying) {
    clearInterval(this.timer);
    this.timer = isPlaying ? setInterval(() => this.move(1), Number(this.speed.select.value)) : null;
    if (this.playButton) this.playButton.textContent = isPlaying ? "Pause" : "Play";
  },
};
