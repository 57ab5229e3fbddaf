// The buttons for the whole page: dark colours, projector, print.

function addControls() {
  const system = matchMedia("(prefers-color-scheme: dark)");
  let isDark = system.matches;
  const dark = make("button", { onclick: () => setDark(!isDark) }, "Dark");
  const setDark = (value) => {
    isDark = value;
    document.documentElement.style.colorScheme = isDark ? "dark" : "light";
    dark.setAttribute("aria-pressed", String(isDark));
  };
  dark.setAttribute("aria-pressed", String(isDark));
  // A change of the system's colours replaces the reader's earlier choice.
  system.addEventListener("change", () => {
    document.documentElement.style.colorScheme = "";
    isDark = system.matches;
    dark.setAttribute("aria-pressed", String(isDark));
  });
  document.querySelector("nav").append(make("div", { class: "controls" }, dark,
    projector.button(), make("button", { onclick: () => print() }, "Print")));
}
