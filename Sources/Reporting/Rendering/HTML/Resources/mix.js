// The latency of a mix of scenarios that the reader chooses.

/**
 * The mean over scenarios, each with its weight, of the trimmed means over processes, and its interval. A value
 * that the mean excludes counts in the error as the nearest one that it includes.
 */
function estimate({ scenarios, trimmedShare, quantile }, weights, key, sign) {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const count = scenarios[0].processes[key].length;
  const trimmed = Math.floor(trimmedShare * count);
  const kept = count - 2 * trimmed;
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const contributions = new Array(count).fill(0);
  let value = 0;
  scenarios.forEach((scenario, index) => {
    const share = weights[index] / total;
    const ratios = scenario.processes[key].map((value) => sign * value / 1e7);
    const sorted = ratios.toSorted((one, other) => one - other);
    const [lower, upper] = [sorted[trimmed], sorted[count - trimmed - 1]];
    value += share * mean(sorted.slice(trimmed, count - trimmed));
    ratios.forEach((value, process) => {
      contributions[process] += share * Math.min(Math.max(value, lower), upper);
    });
  });
  const centre = mean(contributions);
  const squares = contributions.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  const reach = quantile * Math.sqrt(squares / (kept * (kept - 1)));
  return { ratio: Math.exp(value), lower: Math.exp(value - reach), upper: Math.exp(value + reach) };
}

const three = (number) => number.toFixed(3);

/** Returns an interval with as many digits as its ends need to differ, from each other and from 1. */
function interval(...ends) {
  const texts = [3, 4, 5, 6].map((digits) => ends.map((end) => end.toFixed(digits)));
  const isDistinct = ([lower, upper]) => lower !== upper
    && [lower, upper].every((text, index) => (Number(text) === 1) === (ends[index] === 1));
  const [lower, upper] = texts.find(isDistinct) ?? texts[0];
  return lower === upper ? "± < 0.000001" : `${lower} – ${upper}`;
}

/** Adds the section to the view of a feature with several scenarios. */
function addMix(view) {
  const mix = values("mix")?.[view.id];
  if (!mix) return;
  const { scenarios } = mix;
  const { variants, pairs } = feature(view.id);
  if (scenarios.length < 2 || variants.length < 2) return;
  const inputs = scenarios.map((scenario) =>
    make("input", { type: "number", min: "0", max: "99", step: "1", value: "1", "aria-label": `Weight of ${scenario.name}`, oninput: draw }));
  const baseline = choice("against", variants.map((title, index) => [index, title]), draw);
  const reset = make("button", {
    onclick: () => { inputs.forEach((input) => { input.value = 1; }); draw(); },
  }, "Reset");
  const list = make("ul", {}, ...scenarios.map((scenario, index) =>
    make("li", {}, inputs[index], " ", make("code", {}, scenario.name), ` ${scenario.summary}`,
      ...(scenario.isReliable ? [] : [make("span", { class: "unsure" }, " (unreliable)")]))));
  const result = make("div", { class: "scroll", "aria-live": "polite" });
  const section = make("section", { id: `${view.id}/mix` },
    make("h2", { tabindex: "-1" }, "Latency of your own mix of scenarios"),
    make("p", {}, "Give a scenario that users play more often a larger weight. The mean and its interval are computed as "
      + "in the report. There is no verdict, because the equivalence margin belongs to the report’s mix."),
    make("p", { class: "controls" }, baseline.label, reset), list, result);
  view.append(section);

  function draw() {
    const weights = inputs.map((input) => Math.max(0, Number(input.value) || 0));
    if (!weights.some((weight) => weight > 0)) {
      result.replaceChildren(make("p", {}, "Give at least one scenario a weight above 0."));
      return;
    }
    const other = Number(baseline.select.value);
    const isReport = weights.every((weight) => weight === weights[0]);
    const counted = scenarios.filter((scenario, index) => weights[index] > 0 && !scenario.isReliable);
    const body = make("tbody");
    variants.forEach((variant, index) => {
      if (index === other) return;
      const key = index > other ? `${index}/${other}` : `${other}/${index}`;
      const found = estimate(mix, weights, key, index > other ? 1 : -1);
      const pair = pairs[`${index}/${other}`];
      body.append(make("tr", {},
        make("th", { scope: "row" }, make("strong", {}, variant)),
        make("td", { class: counted.length ? "right unsure" : "right" },
          `${three(found.ratio)} (${interval(found.lower, found.upper)})`),
        make("td", { class: "right" }, `${pair.text} (${pair.interval})`)));
    });
    result.replaceChildren(
      make("table", { "data-mix": isReport ? "report" : "own" },
        make("caption", {}, `Latency ÷ ${variants[other]}, with the 95 % confidence interval (this run)`),
        make("thead", {}, make("tr", {}, make("th", { scope: "col" }, "Variant"),
          make("th", { scope: "col", class: "right" }, "Your mix"),
          make("th", { scope: "col", class: "right" }, "Report"))), body),
      ...(counted.length ? [make("p", { class: "unsure" },
        `The run was too noisy for ${counted.map((scenario) => scenario.name).join(", ")}.`)] : []));
  }
  draw();
}
