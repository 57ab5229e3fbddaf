// The ranking of the architectures with weights that the reader chooses.

/** The share of each measured criterion in the sum, from 0 to 1; empty if nothing counts. */
function decisionShares({ groups }, weights) {
  const shares = new Map();
  for (const group of groups) {
    const members = group.criteria.filter((criterion) => weights[criterion.name] > 0);
    const sum = members.reduce((sum, criterion) => sum + weights[criterion.name], 0);
    if (!weights[group.name]) continue;
    for (const criterion of members) {
      shares.set(criterion, weights[group.name] * weights[criterion.name] / sum);
    }
  }
  const sum = [...shares.values()].reduce((sum, share) => sum + share, 0);
  return new Map([...shares].map(([criterion, share]) => [criterion, share / sum]));
}

/** The variants from most to fewest points; each with its range and what each criterion adds. */
function decisionRanking(decision, weights) {
  const shares = decisionShares(decision, weights);
  return decision.variants.map((title, index) => {
    const standing = { title, index, points: 0, low: 0, high: 0, parts: new Map() };
    for (const [criterion, share] of shares) {
      const values = criterion.points[index];
      const part = share * values.reduce((sum, value) => sum + value, 0) / values.length;
      standing.parts.set(criterion, part);
      standing.points += part;
      standing.low += share * criterion.ranges[index][0];
      standing.high += share * criterion.ranges[index][1];
    }
    return standing;
  }).sort((one, other) => other.points - one.points || one.index - other.index);
}

const isAhead = (one, other, { margin, hasRange }) => hasRange && one.low - other.high >= margin;

/** The criteria in which a variant gains and loses most points against the baseline. */
function decisionReason(standing, baseline) {
  if (standing === baseline) return "baseline: 100 points for each cost";
  const differences = [...standing.parts]
    .map(([criterion, part]) => ({ title: criterion.title, value: part - baseline.parts.get(criterion) }));
  const gain = differences.reduce((one, other) => (other.value > one.value ? other : one));
  const loss = differences.reduce((one, other) => (other.value < one.value ? other : one));
  const texts = [];
  if (gain.value >= 0.5) texts.push(`+${Math.round(gain.value)} ${gain.title}`);
  if (loss.value <= -0.5) texts.push(`−${Math.round(-loss.value)} ${loss.title}`);
  return texts.length ? texts.join("; ") : "as the baseline";
}

function addDecision(view) {
  const decision = values("decision");
  if (!decision) return;
  const inputs = new Map();
  const weightInput = (item, isGroup) => {
    const output = make("output", {}, "0");
    const input = make("input", {
      type: "range", min: "0", max: "5", step: "1", value: "0", "data-item": item.name,
      oninput: () => { output.value = input.value; draw(); },
    });
    inputs.set(item.name, { input, output });
    return make("label", { class: isGroup ? "weight group" : "weight" }, make("span", {}, item.title), input, output);
  };
  const fieldsets = decision.groups.map((group) =>
    make("fieldset", {}, make("legend", {}, group.question), weightInput(group, true),
      ...group.criteria.map((criterion) => weightInput(criterion, false))));
  const profiles = decision.profiles.map((profile) =>
    make("button", { onclick: () => choose(profile) }, profile.title));
  const rows = make("ol", { class: "ranking" });
  const verdict = make("p", { "aria-live": "polite" });
  const section = make("section", { id: `${view.id}/weights` },
    make("h2", { tabindex: "-1" }, "Your weights"),
    make("p", { class: "controls" }, "Start with: ", ...profiles),
    verdict, rows, make("div", { class: "weights" }, ...fieldsets));
  view.querySelector("h2").before(section);

  function choose(profile) {
    for (const [name, { input, output }] of inputs) {
      input.value = profile.weights[name] ?? 0;
      output.value = input.value;
    }
    draw();
  }

  function draw() {
    const weights = Object.fromEntries([...inputs].map(([name, { input }]) => [name, Number(input.value)]));
    profiles.forEach((button, index) => {
      const own = decision.profiles[index].weights;
      const isChosen = [...inputs.keys()].every((name) => (own[name] ?? 0) === weights[name]);
      button.setAttribute("aria-pressed", String(isChosen));
    });
    if (!decisionShares(decision, weights).size) {
      verdict.replaceChildren("Give one of the three questions and one of its criteria a weight above 0.");
      rows.replaceChildren();
      return;
    }
    const ranking = decisionRanking(decision, weights);
    const leaders = ranking.filter((one) => !ranking.some((other) => isAhead(other, one, decision)));
    const names = leaders.map((standing) => standing.title).join(", ");
    verdict.replaceChildren(...(leaders.length === 1
      ? [make("strong", {}, names), " is ahead of all others."]
      : [make("strong", {}, "Not ranked"), `: ${names} ${decision.hasRange ? `have ranges that overlap or are less than ${decision.margin} points apart` : "were compared in one feature, which has no range"}.`]));
    const most = Math.max(100, ...ranking.map((standing) => standing.high));
    const baseline = ranking.find((standing) => standing.index === 0);
    rows.replaceChildren(...ranking.map((standing) => {
      const text = `${Math.round(standing.points)} points, ${Math.round(standing.low)} to ${Math.round(standing.high)}`;
      const track = make("span", { class: "range", "aria-hidden": "true" }, make("i"), make("b"));
      for (const [name, value] of [["low", standing.low], ["high", standing.high], ["points", standing.points]]) {
        track.style.setProperty(`--${name}`, value / most);
      }
      return make("li", { class: leaders.includes(standing) ? "leader" : "" },
        make("strong", {}, standing.title), " ", make("span", { class: "right" }, text), track,
        make("span", { class: "quiet" }, decisionReason(standing, baseline)));
    }));
  }
  choose(decision.profiles[1]);
}
