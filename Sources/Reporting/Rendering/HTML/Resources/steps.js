// Stepping through an interaction, call by call, in two variants.

/** The place of a function in the sources of an implementation, by its name in a trace. */
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
    const lines = linesOf(file);
    const declaration = new RegExp(`\\b(?:class|struct|enum|extension|protocol) ${owner}\\b`);
    if (!lines.some((line) => declaration.test(line))) continue;
    lines.forEach((line, index) => {
      if (!pattern.test(line)) return;
      const head = lines.slice(index, index + 8).join(" ");
      const score = labels.filter((label) => head.includes(`${label} `) || head.includes(`${label}:`)).length;
      if (!best || score > best.score) best = { file, lines, index, score };
    });
  }
  return best;
}

/** An event of a scenario in words: `{"tap":"follow"}` as “Tap follow”. */
function eventTitle(event) {
  let parsed;
  try {
    parsed = JSON.parse(event);
  } catch {
    return event;
  }
  const { open, pull, scroll, to, set, text, type } = parsed;
  if (open) return "Open the screen";
  if (pull) return `Pull ${pull} to refresh`;
  if (scroll) return `Scroll ${scroll} to row ${to}`;
  if (type) return `Type “${text}” into ${type}`;
  if (set) return Object.entries(set).map(([name, value]) => `Set ${name} to ${value}`).join(", ");
  const [verb, object] = Object.entries(parsed)[0];
  return `${verb[0].toUpperCase()}${verb.slice(1)} ${object}`;
}

const tracesOf = (name) => values("steps").features[name] ?? [];

/** The events of a scenario in a variant, each with its calls; `undefined` if the variant was not traced. */
function tracedEvents(trace, variant) {
  const { calls } = values("steps");
  return trace.variants.find((traced) => traced.variant === variant)?.events.map((event) => ({
    title: eventTitle(event.event) + (event.ignored ? ` (ignored: ${event.ignored})` : ""),
    calls: event.calls.flatMap((depth, index) =>
      (index % 2 ? [] : [{ depth, times: 1, ...calls[event.calls[index + 1]] }])),
  }));
}

/** A screen as the user sees it, from top to bottom. */
function drawScreen(indices, title) {
  const elements = indices.map((index) => values("steps").elements[index]);
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
  add(view) {
    const traced = values("report").features.filter((feature) => tracesOf(feature.name).length);
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
    view.append(
      make("p", {}, "The calls of one interaction in two variants, one by one. Use the arrow keys. "
        + "Reading or setting a property is not a call."),
      make("p", { class: "controls" }, this.feature.label, this.scenario.label, this.left.label, this.right.label),
      make("p", { class: "controls" }, button("←", "Back", () => this.move(-1)), button("→", "Forward", () => this.move(1)),
        this.playButton, this.speed.label, this.status),
      this.tracks, this.screens);
    document.addEventListener("keydown", (event) => {
      if (currentView() !== view || projector.isOpen || event.target.matches("select, input") || isModified(event)) return;
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step) { event.preventDefault(); this.move(step); }
    });
    this.fill(traced[0].name);
  },

  fill(name) {
    const found = feature(name);
    const set = ({ select }, options) =>
      select.replaceChildren(...options.map((value) => make("option", { value }, value)));
    set(this.scenario, tracesOf(name).map((trace) => trace.scenario));
    set(this.left, found.variants);
    set(this.right, found.variants);
    this.feature.select.value = name;
    this.right.select.selectedIndex = Math.min(1, found.variants.length - 1);
  },

  address(step) {
    return ["steps", this.feature, this.scenario, this.left, this.right, ...(step ? [String(step)] : [])]
      .map((part) => part.select?.value ?? part).join("/");
  },

  /** Shows what the parts of the address name; what they do not name stays. */
  follow([name, scenario, left, right, step]) {
    if (tracesOf(name).length) {
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
    const found = feature(this.feature.select.value);
    const trace = tracesOf(found.name).find((trace) => trace.scenario === this.scenario.select.value);
    const titles = [...new Set([this.left.select.value, this.right.select.value])];
    this.rows = [];
    this.screens.replaceChildren(make("summary", {}, "Screen (the same in all variants)"),
      make("div", { class: "tracks" }, ...trace.screens.map((elements, index) => drawScreen(elements,
        index ? `After: ${eventTitle(trace.variants[0]?.events[index - 1]?.event ?? "")}` : "Before"))));
    this.tracks.replaceChildren(...titles.map((title) => {
      const events = tracedEvents(trace, title);
      const track = make("section", { class: "track", "aria-label": title }, make("h2", {}, title));
      if (!events) { track.append(make("p", {}, "Not traced.")); return track; }
      const calls = events.flatMap((event) => event.calls);
      const lanes = [...new Set(calls.map((call) => call.participant))];
      const colour = (element, participant) => {
        element.style.setProperty("--lane", values("report").colours[participant] ?? "#999");
        return element;
      };
      const list = make("ol", { class: "calls", tabindex: "0", "aria-label": `Calls in ${title}` });
      const rows = [];
      for (const event of events) {
        list.append(make("li", { class: "quiet" }, event.title));
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
      const source = sourcesOf(found.name)[found.variants.indexOf(title)];
      const code = make("pre", { class: "excerpt", tabindex: "0", "aria-label": `Source in ${title}` });
      this.rows.push({ rows, calls, show: (call) => this.excerpt(code, source, call) });
      const key = make("ul", { class: "lanes" }, ...lanes.map((lane) => make("li", {}, colour(make("i"), lane), ` ${lane}`)));
      track.append(key, list, make("p", { class: "quiet" }, `${rows.length} calls`), ...(source ? [code] : []));
      return track;
    }));
    this.step = 0;
    this.move(step);
  },

  /** Shows the source of the called function, with a mark at its declaration. */
  excerpt(code, source, call) {
    const found = call && findFunction(source, call.function);
    if (!found) {
      code.textContent = call ? `${call.function} is not in the implementation’s sources.` : "";
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
