// A table of all implementations for any metric, with latency against any variant.

const latency = "Latency ÷ a variant’s";

function addMatrix(summary) {
  const { features, metrics } = values("report");
  const variants = [...new Set(features.flatMap((feature) => feature.variants))];
  const titles = metrics.map((value) => value.title);
  if (features.some((feature) => feature.pairs)) titles.push(latency);
  if (!titles.length) return;
  let sorting = null;
  const metric = choice("Metric", titles.map((title) => [title, title]), draw);
  const baseline = choice("against", variants.map((title) => [title, title]), draw);
  const place = make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "All implementations" });
  const notes = make("ul", { class: "quiet" });
  const section = make("section", { id: "README/pick" },
    make("h2", { tabindex: "-1" }, "Any metric, any baseline"),
    make("p", { class: "controls" }, metric.label, baseline.label),
    place, notes);
  const drawing = summary.querySelector(".charts + details, .charts");
  if (drawing) drawing.after(section);
  else summary.append(section);

  /** The value of a field with its words; null where there is none. */
  function value(feature, variant) {
    const index = feature.variants.indexOf(variant);
    if (index < 0) return null;
    if (metric.select.value !== latency) {
      const found = metrics.find((found) => found.title === metric.select.value).values[feature.name][index];
      return found && { number: found[0], text: found[1] };
    }
    const other = feature.variants.indexOf(baseline.select.value);
    if (other < 0 || !feature.pairs) return null;
    if (other === index) return { number: 1, text: "1" };
    const pair = feature.pairs[`${index}/${other}`];
    return pair && {
      number: pair.ratio, text: `${pair.text} (${pair.interval})`, verdict: pair.verdict, reason: pair.reason,
    };
  }

  function draw() {
    baseline.label.hidden = metric.select.value !== latency;
    const shown = features.filter((feature) => feature.variants.some((variant) => value(feature, variant)));
    let rows = variants.filter((variant) => shown.some((feature) => value(feature, variant)));
    if (sorting && shown.includes(sorting)) {
      const number = (variant) => value(sorting, variant)?.number ?? Infinity;
      rows = rows.toSorted((one, other) => number(one) - number(other));
    }
    const reasons = new Map();
    const head = make("tr", {}, make("th", { scope: "col" }, "Variant"));
    for (const feature of shown) {
      const sort = () => {
        sorting = sorting === feature ? null : feature;
        draw();
        // The button that was pressed is another one now.
        [...place.querySelectorAll("button")].find((button) => button.textContent === feature.title)?.focus();
      };
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
    const caption = metric.select.value + (metric.select.value === latency
      ? ` with its interval of 95 %, over all scenarios of a feature` : "");
    place.replaceChildren(make("table", {}, make("caption", {}, caption), make("thead", {}, head), body));
    notes.replaceChildren(...[...reasons.keys()].map((reason) => make("li", {}, reason)));
  }
  draw();
}
