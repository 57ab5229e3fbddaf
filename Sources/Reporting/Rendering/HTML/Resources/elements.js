"use strict";
// Elements, controls and data that all parts of the page use.

const parsed = new Map();

/** The data of the page with a name, parsed when they are first used; null if the page has none. */
function values(name) {
  if (!parsed.has(name)) {
    parsed.set(name, JSON.parse(document.getElementById(`${name}-values`)?.textContent ?? "null"));
  }
  return parsed.get(name);
}

const feature = (name) => values("report").features.find((feature) => feature.name === name);

/** An element with attributes, listeners (onclick) and children, which are elements or texts. */
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

/** Whether a key is for the browser, such as Alt and an arrow for the previous page. */
const isModified = (event) => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
