// The page of a report: the controls of its views, and its slides.

/** The first sentences of a view, and its charts: each a part of its own. */
function reportParts(view) {
  const heading = view.querySelector("h1");
  const children = [...view.children];
  const end = children.findIndex((child) => child.matches("section, .charts, details"));
  const isNavigation = (child) =>
    [...child.querySelectorAll("a")].reduce((sum, link) => sum + link.textContent.length, 0) > child.textContent.length / 2;
  const texts = children.slice(0, end < 0 ? undefined : end)
    .filter((child) => child.matches("p, ul, .scroll") && !child.matches(".controls") && !isNavigation(child));
  const charts = [...view.querySelectorAll(".charts")].filter((row) => !row.closest("details"));
  return [
    { source: heading, nodes: [heading, ...texts] },
    ...charts.map((row) => ({ source: row.firstElementChild, nodes: [row] })),
  ];
}

projector.parts = () => ["decision", "README", ...(values("report")?.features ?? []).map((feature) => feature.name), "claims"]
  .map(viewNamed).filter(Boolean).flatMap(reportParts);

addControls();
additions.set("decision", addDecision);
begin(() => {
  additions.set("README", addMatrix);
  additions.set("claims", addClaimFilter);
  for (const view of main.querySelectorAll(".view")) if (!additions.has(view.id)) additions.set(view.id, addMix);
  if (document.getElementById("sources-values")) {
    addView("sources", "Sources");
    additions.set("sources", (view) => sources.add(view));
    followers.set("sources", (address) => sources.follow(address));
  }
  if (document.getElementById("steps-values")) {
    addView("steps", "Steps");
    additions.set("steps", (view) => steps.add(view));
    followers.set("steps", (address) => steps.follow(address));
  }
});
