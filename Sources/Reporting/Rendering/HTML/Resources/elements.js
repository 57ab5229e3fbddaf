"use strict";
// Shows a report one view at a time, and lets its values be asked. Without it all views stand one below
// the other. Every value comes from the report; the one that is made here is the mean over a mix of
// scenarios that the reader chooses, by the estimator of the report.

const values = JSON.parse(document.getElementById("values").textContent);
const main = document.getElementById("main");
const views = new Map([...main.querySelectorAll(".view")].map((view) => [view.id, view]));
const navigation = document.querySelector("nav ul");

/** An element with attributes, listeners (onclick) and children, of which text stands for itself. */
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

/** Whether a key belongs to the browser, as Alt and an arrow that go back. */
const isModified = (event) => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

const feature = (name) => values.features.find((feature) => feature.name === name);
