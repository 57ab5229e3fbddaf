// All of it begins here.

if (views.has("decision")) addDecision(views.get("decision"));
if (views.has("README")) addMatrix(views.get("README"));
for (const feature of values.features) if (views.has(feature.name)) addMix(views.get(feature.name), feature);
if (views.has("claims")) addClaimFilter(views.get("claims"));
sources.add();
steps.add();
projector.add();
document.documentElement.classList.add("scripted");
// What is led to must not come to lie below the header, which has as many lines as it needs.
new ResizeObserver(([header]) => {
  document.documentElement.style.setProperty("--header", `${header.target.offsetHeight}px`);
}).observe(document.querySelector("header"));
addEventListener("hashchange", follow);
follow();
