// Claims by verdict.

function addClaimFilter(view) {
  const claims = values("claims");
  const verdicts = [...new Set(claims.flatMap((claim) => claim.verdicts))];
  let chosen = null;
  const buttons = [null, ...verdicts].map((verdict) =>
    make("button", { onclick: () => { chosen = verdict; draw(); } }, verdict ?? "all"));
  const count = make("span", { role: "status" });
  const controls = make("p", { class: "controls", role: "group", "aria-label": "Show claims with the verdict" },
    ...buttons, count);
  view.querySelector("h1").after(controls);

  function draw() {
    const shown = claims.filter((claim) => !chosen || claim.verdicts.includes(chosen));
    const names = new Set(shown.map((claim) => `claims/${claim.id}`));
    for (const claim of claims) {
      const section = document.getElementById(`claims/${claim.id}`);
      if (section) section.hidden = !names.has(section.id);
    }
    for (const row of view.querySelectorAll("tbody tr")) {
      const link = row.querySelector("th a");
      if (link) row.hidden = !names.has(decodeURIComponent(link.hash.slice(1)));
    }
    buttons.forEach((button, index) => button.setAttribute("aria-pressed", [null, ...verdicts][index] === chosen));
    count.textContent = `${shown.length} of ${claims.length} claims`;
  }
  draw();
}
