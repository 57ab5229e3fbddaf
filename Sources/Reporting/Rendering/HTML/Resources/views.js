// The views, one at a time, by the address. The first view is shown while the browser loads the others.

const main = document.getElementById("main");
const navigation = document.querySelector("nav ul");
const pageTitle = document.title;
/** Adds controls to a view when it is first shown, by the view's name. */
const additions = new Map();
/** Shows the rest of an address in a view, by the view's name. */
const followers = new Map();
const isLoading = () => document.readyState === "loading";
const currentView = () => main.querySelector(":scope > .current");

/** The decoded address; empty if it cannot be decoded. */
function currentAddress() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}

function viewNamed(name) {
  const element = document.getElementById(name);
  return element?.matches(".view") ? element : null;
}

/** Shows the view that the address names, and scrolls to the place in it. */
function follow() {
  const address = currentAddress();
  const [name, ...rest] = address.split("/");
  if (name === "main" && currentView()) {
    currentView().querySelector("h1").focus();
    return;
  }
  if (name === "projector") {
    // The number of slides is known when all views are loaded.
    if (!isLoading()) projector.show(Number(rest[0] || 1));
    if (currentView()) return;
  } else {
    projector.hide();
  }
  const view = viewNamed(name) ?? (isLoading() ? currentView() : null) ?? main.querySelector(".view");
  const isOther = view !== currentView();
  show(view);
  followers.get(view.id)?.(rest);
  const target = address.includes("/") && document.getElementById(address);
  // A choice in a view does not scroll it.
  if (!isOther && !target) return;
  const heading = (target || view).querySelector("h1, h2");
  if (heading && document.body.dataset.moved) heading.focus({ preventScroll: true });
  (target || document.documentElement).scrollIntoView();
  document.body.dataset.moved = true;
}

function show(view) {
  const before = currentView();
  if (view !== before) {
    before?.classList.remove("current");
    view.classList.add("current");
  }
  for (const link of navigation.querySelectorAll("a")) {
    if (link.getAttribute("href") === `#${view.id}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  document.title = `${view.getAttribute("aria-label")} – ${pageTitle}`;
  // The data of all views but the first are at the end of the file.
  if (isLoading() && view !== main.querySelector(".view")) return;
  const add = additions.get(view.id);
  additions.delete(view.id);
  add?.(view);
}

/** Adds an empty view, with its link after the others that are in no menu. */
function addView(id, title) {
  main.append(make("section", { class: "view", id, "aria-label": title }, make("h1", { tabindex: "-1" }, title)));
  const item = make("li", {}, make("a", { href: `#${id}` }, title));
  const last = [...navigation.querySelectorAll(":scope > li > a[href^='#']")].at(-1);
  if (last) last.parentElement.after(item);
  else navigation.append(item);
}

/** Begins to show one view at a time, and calls a function when all views are loaded. */
function begin(whenLoaded) {
  document.documentElement.classList.add("scripted");
  // A place is shown below the header, which has as many lines as it needs.
  new ResizeObserver(([header]) => {
    document.documentElement.style.setProperty("--header", `${header.target.offsetHeight}px`);
  }).observe(document.querySelector("header"));
  document.addEventListener("click", (event) => {
    for (const menu of navigation.querySelectorAll("details[open]")) {
      if (!menu.contains(event.target) || event.target.closest("a")) menu.open = false;
    }
  });
  document.addEventListener("keydown", (event) => {
    const menu = event.key === "Escape" && navigation.querySelector("details[open]");
    if (!menu) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
  addEventListener("hashchange", follow);
  follow();
  document.addEventListener("DOMContentLoaded", () => {
    whenLoaded();
    follow();
  });
}
