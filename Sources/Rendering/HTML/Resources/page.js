"use strict";
// Shows a report one view at a time, and lets its figures be asked. Without it all views stand one below
// the other. Every figure comes from the report; the one that is made here is the mean over a mix of
// scripts that the reader chooses, by the estimator of the report.
{
  const figures = JSON.parse(document.getElementById("figures").textContent);
  const main = document.getElementById("main");
  const views = new Map([...main.querySelectorAll(".view")].map((view) => [view.id, view]));
  const navigation = document.querySelector("nav ul");

  /** An element with attributes, listeners (onclick) and children, of which text stands for itself. */
  function make(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
      else if (value === true) element.setAttribute(key, "");
      else if (value !== false && value != null) element.setAttribute(key, value);
    }
    element.append(...children);
    return element;
  }

  function choice(label, options, onchange) {
    const select = make("select", { onchange: () => onchange(select.value) });
    for (const [value, title] of options) select.append(make("option", { value }, title));
    return { label: make("label", {}, label + " ", select), select };
  }

  const feature = (name) => figures.features.find((feature) => feature.name === name);

  // MARK: Views

  const whole = document.title;

  /** Shows the view that the address names, and in it the place. */
  function follow() {
    const address = decodeURIComponent(location.hash.slice(1));
    const name = address.split("/")[0];
    if (name === "projector") return projector.show(Number(address.split("/")[1] || 1));
    projector.hide();
    const view = views.get(name) || views.values().next().value;
    for (const other of views.values()) other.classList.toggle("current", other === view);
    for (const link of navigation.querySelectorAll("a")) {
      const isCurrent = link.hash === `#${view.id}`;
      if (isCurrent) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
      if (isCurrent) document.title = link.textContent + " – " + whole;
    }
    const place = address.includes("/") && document.getElementById(address);
    if (view.id === "steps") steps.follow(address.split("/").slice(1));
    if (view.id === "sources") sources.follow(address.split("/").slice(1));
    const heading = (place || view).querySelector("h1, h2");
    if (heading && document.body.dataset.moved) heading.focus({ preventScroll: true });
    (place || document.documentElement).scrollIntoView();
    document.body.dataset.moved = true;
  }

  function addView(id, title, ...children) {
    const heading = make("h1", { tabindex: "-1" }, title);
    const view = make("section", { class: "view", id, "aria-label": title }, heading, ...children);
    main.append(view);
    views.set(id, view);
    const method = navigation.querySelector('a[href="#method"]')?.parentElement;
    navigation.insertBefore(make("li", {}, make("a", { href: `#${id}` }, title)), method ?? null);
  }

  // MARK: The matrix, for any figure

  const latency = "Latency ÷ that of a variant";

  function addMatrix(summary) {
    const features = figures.features;
    const variants = [...new Set(features.flatMap((feature) => feature.variants))];
    const titles = figures.figures.map((figure) => figure.title);
    if (features.some((feature) => feature.latency)) titles.push(latency);
    if (!titles.length) return;
    let sorting = null;
    const figure = choice("Figure", titles.map((title) => [title, title]), draw);
    const reference = choice("against", variants.map((title) => [title, title]), draw);
    const place = make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Matrix" });
    const notes = make("ul", { class: "quiet" });
    const section = make("section", { id: "README/pick" },
      make("h2", { tabindex: "-1" }, "Any figure, against any variant"),
      make("p", { class: "controls" }, figure.label, reference.label),
      place, notes);
    const drawing = summary.querySelector("figure + details, figure");
    if (drawing) drawing.after(section);
    else summary.append(section);

    /** The value of a field with its words; null where there is none. */
    function value(feature, variant) {
      const index = feature.variants.indexOf(variant);
      if (index < 0) return null;
      if (figure.select.value !== latency) {
        const found = figures.figures.find((found) => found.title === figure.select.value);
        return found.values[feature.name][index];
      }
      const other = feature.variants.indexOf(reference.select.value);
      if (other < 0 || !feature.latency) return null;
      if (other === index) return { number: 1, text: "1" };
      const pair = feature.latency.pairs[`${index}/${other}`];
      return pair && {
        number: pair.ratio, text: `${pair.text} (${pair.interval})`, verdict: pair.verdict, reason: pair.reason,
      };
    }

    function draw() {
      reference.label.hidden = figure.select.value !== latency;
      const shown = features.filter((feature) => feature.variants.some((variant) => value(feature, variant)));
      let rows = variants.filter((variant) => shown.some((feature) => value(feature, variant)));
      if (sorting && shown.includes(sorting)) {
        const number = (variant) => value(sorting, variant)?.number ?? Infinity;
        rows = rows.toSorted((one, other) => number(one) - number(other));
      }
      const reasons = new Map();
      const head = make("tr", {}, make("th", { scope: "col" }, "Variant"));
      for (const feature of shown) {
        const sort = () => { sorting = sorting === feature ? null : feature; draw(); };
        const isSorted = sorting === feature;
        head.append(
          make("th", { scope: "col", class: "right", "aria-sort": isSorted ? "ascending" : null },
            make("button", { onclick: sort, title: "Sort by this column" }, feature.title)),
        );
      }
      const body = make("tbody");
      for (const variant of rows) {
        const row = make("tr", {}, make("th", { scope: "row" }, make("strong", {}, variant)));
        for (const feature of shown) {
          const found = value(feature, variant);
          const cell = make("td", { class: "right" });
          if (found) {
            const numbers = feature.variants.map((other) => value(feature, other)?.number).filter((n) => n != null);
            const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
            cell.textContent = found.text;
            if (found.verdict) cell.append(make("br"), make("small", {}, found.verdict));
            if (found.reason) {
              cell.classList.add("unsure");
              cell.title = found.reason;
              reasons.set(`${feature.title}, ${variant}: ${found.reason}`, true);
            } else if (most > least) {
              cell.classList.add("shaded");
              cell.style.setProperty("--share", (found.number - least) / (most - least));
            }
          }
          row.append(cell);
        }
        body.append(row);
      }
      const caption = figure.select.value + (figure.select.value === latency
        ? ` with its interval of 95 %, over all scripts of a feature` : "");
      place.replaceChildren(make("table", {}, make("caption", {}, caption), make("thead", {}, head), body));
      notes.replaceChildren(...[...reasons.keys()].map((reason) => make("li", {}, reason)));
    }
    draw();
  }

  // MARK: A mix of scripts

  const trimmedShare = 0.2;

  /**
   * The mean over scripts, each with its weight, of the trimmed means over processes, and its interval: what
   * a process adds to the error is drawn in to the last that is not left out.
   */
  function estimate(scripts, weights, key, sign, quantile) {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const count = scripts[0].processes[key].length;
    const trimmed = Math.floor(trimmedShare * count);
    const kept = count - 2 * trimmed;
    const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const contributions = new Array(count).fill(0);
    let value = 0;
    scripts.forEach((script, index) => {
      const share = weights[index] / total;
      const values = script.processes[key].map((value) => sign * value);
      const sorted = values.toSorted((one, other) => one - other);
      const [lower, upper] = [sorted[trimmed], sorted[count - trimmed - 1]];
      value += share * mean(sorted.slice(trimmed, count - trimmed));
      values.forEach((value, process) => {
        contributions[process] += share * Math.min(Math.max(value, lower), upper);
      });
    });
    const centre = mean(contributions);
    const squares = contributions.reduce((sum, value) => sum + (value - centre) ** 2, 0);
    const reach = quantile * Math.sqrt(squares / (kept * (kept - 1)));
    return { ratio: Math.exp(value), lower: Math.exp(value - reach), upper: Math.exp(value + reach) };
  }

  const three = (number) => number.toFixed(3);

  function addMix(view, feature) {
    const scripts = feature.latency?.scripts ?? [];
    if (scripts.length < 2 || feature.variants.length < 2) return;
    const inputs = scripts.map((script) =>
      make("input", { type: "number", min: "0", max: "99", step: "1", value: "1", "aria-label": `Weight of ${script.name}`, oninput: draw }));
    const reference = choice("against", feature.variants.map((title, index) => [index, title]), draw);
    const reset = make("button", {
      onclick: () => { inputs.forEach((input) => { input.value = 1; }); draw(); },
    }, "As in the report");
    const list = make("ul", {}, ...scripts.map((script, index) =>
      make("li", {}, inputs[index], " ", make("code", {}, script.name), ` ${script.summary}`,
        ...(script.isReliable ? [] : [make("span", { class: "unsure" }, " (unreliable)")]))));
    const result = make("div", { class: "scroll", "aria-live": "polite" });
    const section = make("section", { id: `${feature.name}/mix` },
      make("h2", { tabindex: "-1" }, "Latency of your own mix of scripts"),
      make("p", {}, "What a person does more often counts more. The mean and its interval are made of the "
        + "estimates of each process as in the report; no verdict is, since its margin belongs to the report’s mix."),
      make("p", { class: "controls" }, reference.label, reset), list, result);
    view.append(section);

    function draw() {
      const weights = inputs.map((input) => Math.max(0, Number(input.value) || 0));
      if (!weights.some((weight) => weight > 0)) {
        result.replaceChildren(make("p", {}, "Give some script a weight above 0."));
        return;
      }
      const other = Number(reference.select.value);
      const isReport = weights.every((weight) => weight === weights[0]);
      const counted = scripts.filter((script, index) => weights[index] > 0 && !script.isReliable);
      const body = make("tbody");
      feature.variants.forEach((variant, index) => {
        if (index === other) return;
        const key = index > other ? `${index}/${other}` : `${other}/${index}`;
        const found = estimate(scripts, weights, key, index > other ? 1 : -1, feature.latency.quantile);
        const pair = feature.latency.pairs[`${index}/${other}`];
        body.append(make("tr", {},
          make("th", { scope: "row" }, make("strong", {}, variant)),
          make("td", { class: counted.length ? "right unsure" : "right" },
            `${three(found.ratio)} (${three(found.lower)} – ${three(found.upper)})`),
          make("td", { class: "right" }, `${pair.text} (${pair.interval})`)));
      });
      result.replaceChildren(
        make("table", { "data-mix": isReport ? "report" : "own" },
          make("caption", {}, `Latency ÷ ${feature.variants[other]}, with the interval of 95 %`),
          make("thead", {}, make("tr", {}, make("th", { scope: "col" }, "Variant"),
            make("th", { scope: "col", class: "right" }, "Your mix"),
            make("th", { scope: "col", class: "right" }, "The report"))), body),
        ...(counted.length ? [make("p", { class: "unsure" },
          `The run was too noisy for ${counted.map((script) => script.name).join(", ")}.`)] : []));
    }
    draw();
  }

  // MARK: Claims by verdict

  function addClaimFilter(view) {
    const verdicts = [...new Set(figures.claims.flatMap((claim) => claim.verdicts))];
    let chosen = null;
    const buttons = [null, ...verdicts].map((verdict) =>
      make("button", { onclick: () => { chosen = verdict; draw(); } }, verdict ?? "all"));
    const count = make("span", { role: "status" });
    const controls = make("p", { class: "controls", role: "group", "aria-label": "Show claims with a finding that is" },
      ...buttons, count);
    view.querySelector("h1").after(controls);

    function draw() {
      const shown = figures.claims.filter((claim) => !chosen || claim.verdicts.includes(chosen));
      const names = new Set(shown.map((claim) => `claims/${claim.id}`));
      for (const claim of figures.claims) {
        const section = document.getElementById(`claims/${claim.id}`);
        if (section) section.hidden = !names.has(section.id);
      }
      for (const row of view.querySelectorAll("tbody tr")) {
        const link = row.querySelector("th a");
        if (link) row.hidden = !names.has(decodeURIComponent(link.hash.slice(1)));
      }
      buttons.forEach((button, index) => button.setAttribute("aria-pressed", [null, ...verdicts][index] === chosen));
      count.textContent = `${shown.length} of ${figures.claims.length} claims`;
    }
    draw();
  }

  // MARK: Sources side by side

  const pageModule = "page";
  const modules = (feature) =>
    [...new Set(feature.sources.flatMap((source) => source.files.map((file) => file.module ?? pageModule)))];

  function roleMark(role) {
    const mark = make("i", { class: "role", "aria-hidden": "true" });
    mark.style.setProperty("--lane", figures.colours[role] ?? "#999");
    return mark;
  }

  const sources = {
    most: 4,

    add() {
      this.features = figures.features.filter((feature) => feature.sources.length);
      if (!this.features.length) return;
      const update = () => { location.hash = this.address(); };
      this.feature = choice("Feature", this.features.map((feature) => [feature.name, feature.title]), (name) => {
        this.fill(name);
        update();
      });
      this.module = choice("module", [], update);
      this.variants = make("span", { class: "controls", role: "group", "aria-label": "Variants" });
      this.columns = make("div", { class: "columns" });
      addView("sources", "Sources",
        make("p", {}, "As they were measured. What stands in every column is dimmed, what differs has a bar. Where a change "
          + "of the code was noticed by no test, the line says so. Choose two to four variants."),
        make("p", { class: "controls" }, this.feature.label, this.module.label, this.variants), this.columns);
      this.update = update;
      this.fill(this.features[0].name);
    },

    fill(name) {
      const found = feature(name);
      this.feature.select.value = name;
      this.module.select.replaceChildren(...modules(found).map((value) => make("option", { value }, value)));
      this.module.label.hidden = modules(found).length < 2;
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
        if (modules(found).includes(module)) this.module.select.value = module;
        const titles = variants?.split(",").filter((title) => found.variants.includes(title)) ?? [];
        if (titles.length) for (const box of this.boxes) box.checked = titles.slice(0, this.most).includes(box.value);
      }
      this.draw();
    },

    draw() {
      const found = feature(this.feature.select.value);
      const columns = this.chosen().map((title) => {
        const source = found.sources[found.variants.indexOf(title)];
        const files = source.files.filter((file) => (file.module ?? pageModule) === this.module.select.value);
        return { title, source, files, lines: new Set(files.flatMap((file) => file.text.split("\n").map((line) => line.trim()))) };
      });
      this.columns.replaceChildren(...columns.map((column) => {
        const isAlike = (line) => columns.length > 1 && columns.every((other) => other.lines.has(line.trim()));
        const place = (type) => `source-${column.title}-${type}`;
        const element = make("section", { class: "column", "aria-label": column.title }, make("h2", {}, column.title));
        for (const file of column.files) {
          const type = file.name.replace(/(\+.*)?\.swift$/, "");
          const users = column.source.references.filter((reference) => reference.to === type);
          const code = make("pre", { tabindex: "0", "aria-label": file.name });
          file.text.replace(/\n$/, "").split("\n").forEach((line, index) => {
            const survivor = column.source.survivors.find((survivor) => survivor.file === file.name && survivor.line === index + 1);
            const element = make("span", { class: isAlike(line) ? "line alike" : "line" }, line);
            if (survivor) {
              element.classList.add("survivor");
              element.append(make("small", {}, `  no test notices: ${survivor.change}`));
            }
            code.append(element, "\n");
          });
          const links = users.flatMap((user, index) => [
            index ? ", " : "",
            make("button", { class: "link", onclick: () => document.getElementById(place(user.from))?.scrollIntoView() },
              `${user.from} (${user.count})`),
          ]);
          element.append(
            make("h3", { id: place(type) }, roleMark(file.role), ` ${file.name} `, make("small", { class: "quiet" }, file.role)),
            ...(users.length ? [make("p", { class: "quiet" }, "Referred to by ", ...links)] : []), code);
        }
        if (!column.files.length) element.append(make("p", {}, "It has no file of this module."));
        return element;
      }));
    },
  };

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

  /** A screen as a person sees it, from top to bottom. */
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

  // MARK: Stepping through an interaction

  const steps = {
    add() {
      const traced = figures.features.filter((feature) => feature.traces.length);
      if (!traced.length) return;
      this.features = traced;
      const update = () => { location.hash = this.address(); };
      this.feature = choice("Feature", traced.map((feature) => [feature.name, feature.title]), (name) => {
        this.fill(name);
        update();
      });
      this.script = choice("script", [], update);
      this.left = choice("left", [], update);
      this.right = choice("right", [], update);
      this.speed = choice("speed", [[1400, "slow"], [700, "normal"], [250, "fast"]], () => this.play(this.timer));
      this.speed.select.value = 700;
      const button = (text, label, onclick) => make("button", { onclick, "aria-label": label }, text);
      this.playButton = make("button", { onclick: () => this.play(!this.timer) }, "Play");
      this.status = make("span", { role: "status" });
      this.tracks = make("div", { class: "tracks" });
      this.screens = make("details", { open: true });
      addView("steps", "Step through",
        make("p", {}, "The calls of one interaction, one by one with the arrow keys, in two variants side by side. "
          + "Reading or setting a property is no call."),
        make("p", { class: "controls" }, this.feature.label, this.script.label, this.left.label, this.right.label),
        make("p", { class: "controls" }, button("←", "Back", () => this.move(-1)), button("→", "On", () => this.move(1)),
          this.playButton, this.speed.label, this.status),
        this.tracks, this.screens);
      document.addEventListener("keydown", (event) => {
        const isOpen = views.get("steps").classList.contains("current") && !projector.isOpen;
        if (!isOpen || event.target.matches("select, input")) return;
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (step) { event.preventDefault(); this.move(step); }
      });
      this.fill(traced[0].name);
    },

    fill(name) {
      const found = feature(name);
      const set = ({ select }, options) =>
        select.replaceChildren(...options.map((value) => make("option", { value }, value)));
      set(this.script, found.traces.map((trace) => trace.script));
      set(this.left, found.variants);
      set(this.right, found.variants);
      this.feature.select.value = name;
      this.right.select.selectedIndex = found.variants.length - 1;
    },

    address() {
      return ["steps", this.feature, this.script, this.left, this.right]
        .map((part) => part.select?.value ?? part).join("/");
    },

    /** Shows what the parts of the address name; what they do not name stays. */
    follow([name, script, left, right]) {
      if (name && feature(name)?.traces.length) {
        if (this.feature.select.value !== name) this.fill(name);
        const set = ({ select }, value) => {
          if ([...select.options].some((option) => option.value === value)) select.value = value;
        };
        set(this.script, script);
        set(this.left, left);
        set(this.right, right);
      }
      this.draw();
    },

    draw() {
      this.play(false);
      const trace = feature(this.feature.select.value).traces
        .find((trace) => trace.script === this.script.select.value);
      const titles = [...new Set([this.left.select.value, this.right.select.value])];
      this.rows = [];
      this.screens.replaceChildren(make("summary", {}, "The screen, which is the same in all variants"),
        make("div", { class: "tracks" }, ...trace.screens.map((elements, index) => drawScreen(elements,
          index ? `After ${trace.variants[0]?.events[index - 1]?.event ?? "it"}` : "Before"))));
      this.tracks.replaceChildren(...titles.map((title) => {
        const traced = trace.variants.find((traced) => traced.variant === title);
        const track = make("section", { class: "track", "aria-label": title }, make("h2", {}, title));
        if (!traced) { track.append(make("p", {}, "Not traced.")); return track; }
        const calls = traced.events.flatMap((event) => event.calls);
        const lanes = [...new Set(calls.map((call) => call.participant))];
        const colour = (element, participant) => {
          element.style.setProperty("--lane", figures.colours[participant] ?? "#999");
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
      this.move(0);
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
      if (this.step === last) this.play(false);
    },

    play(isPlaying) {
      clearInterval(this.timer);
      this.timer = isPlaying ? setInterval(() => this.move(1), Number(this.speed.select.value)) : null;
      if (this.playButton) this.playButton.textContent = isPlaying ? "Pause" : "Play";
    },
  };

  // MARK: Projector and print

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
    for (const document of ["README", ...figures.features.map((feature) => feature.name)]) {
      const view = views.get(document);
      if (!view) continue;
      const parts = [...view.children];
      const findings = parts.find((part) => part.matches("ul"));
      pages.push(slide(...[view.querySelector("h1"), findings].filter(Boolean)));
      for (const figure of view.querySelectorAll("figure")) pages.push(slide(figure));
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
        main.inert = true;
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
      this.before = decodeURIComponent(location.hash.slice(1)) || "README";
      if (!this.isOpen) return;
      this.isOpen = false;
      this.panel.remove();
      main.inert = false;
      if (document.fullscreenElement) document.exitFullscreen();
    },

    add() {
      const open = () => {
        location.hash = "projector/1";
        document.documentElement.requestFullscreen?.().catch(() => {});
      };
      document.querySelector("nav").append(make("div", { class: "controls" },
        make("button", { onclick: open }, "Projector"), make("button", { onclick: () => print() }, "Print")));
      document.addEventListener("keydown", (event) => {
        if (!this.isOpen) return;
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

  // MARK: Beginning

  if (views.has("README")) addMatrix(views.get("README"));
  for (const feature of figures.features) if (views.has(feature.name)) addMix(views.get(feature.name), feature);
  if (views.has("claims")) addClaimFilter(views.get("claims"));
  sources.add();
  steps.add();
  projector.add();
  document.documentElement.classList.add("scripted");
  addEventListener("hashchange", follow);
  follow();
}
