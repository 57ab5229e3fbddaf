// The views, one at a time, by the address.

const whole = document.title;

/** What the address names, which somebody may have written. */
function currentAddress() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}

/** Shows the view that the address names, and in it the place. */
function follow() {
  const address = currentAddress();
  // The link that leads past the navigation leads into the view that shows.
  if (address === "main" && document.querySelector(".view.current")) {
    document.querySelector(".view.current h1").focus();
    return;
  }
  const name = address.split("/")[0];
  if (name === "projector") return projector.show(Number(address.split("/")[1] || 1));
  projector.hide();
  const view = views.get(name) || views.values().next().value;
  const isOther = !view.classList.contains("current");
  for (const other of views.values()) other.classList.toggle("current", other === view);
  // The details of a feature belong to it.
  const listed = view.id.replace(/-details$/, "");
  for (const link of navigation.querySelectorAll("a")) {
    const isCurrent = link.hash === `#${listed}`;
    if (isCurrent) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  document.title = view.getAttribute("aria-label") + " – " + whole;
  const target = address.includes("/") && document.getElementById(address);
  if (view.id === "steps") steps.follow(address.split("/").slice(1));
  if (view.id === "sources") sources.follow(address.split("/").slice(1));
  // Whoever chooses something in a view stays where he is.
  if (!isOther && !target) return;
  const heading = (target || view).querySelector("h1, h2");
  if (heading && document.body.dataset.moved) heading.focus({ preventScroll: true });
  (target || document.documentElement).scrollIntoView();
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
