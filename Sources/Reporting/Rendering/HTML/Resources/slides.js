// Slides of 1280 × 720. A part of a view that does not fit gets smaller letters; if these would be too small,
// it is split into several slides.

const letterSizes = [28, 24, 20, 18];
/** The height of a chart on one slide, in the chart's units: with more, its letters would be too small. */
const tallestChart = 720;

/** A copy without identifiers, controls and folded parts. */
function slideCopy(node) {
  const copy = node.cloneNode(true);
  for (const element of copy.querySelectorAll("details, .controls, [hidden]")) element.remove();
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    element.removeAttribute("id");
    element.removeAttribute("tabindex");
  }
  for (const chart of copy.querySelectorAll("svg")) {
    chart.setAttribute("aria-label", chart.querySelector("title").textContent);
    chart.removeAttribute("aria-labelledby");
    chart.removeAttribute("aria-describedby");
  }
  return copy;
}

/**
 * A node as pieces that need not be on the same slide: the items of a list, the rows of a table, the lines of a
 * source. Each piece has the container that it shares with others.
 */
function pieces(node) {
  const shared = (shell, places, parts) => parts.map((nodes) => ({ shell, places, nodes }));
  if (node.matches("ul, ol")) {
    const shell = () => node.cloneNode(false);
    return shared(shell, (list) => [list], [...node.children].map((item, index) => {
      item.value = index + 1;
      return [item];
    }));
  }
  if (node.querySelector(":scope > table > tbody")) {
    const rows = [...node.querySelectorAll("tbody tr")];
    const shell = () => {
      const copy = node.cloneNode(true);
      copy.querySelector("tbody").replaceChildren();
      return copy;
    };
    return shared(shell, (table) => [table.querySelector("tbody")], rows.map((row) => [row]));
  }
  if (node.matches("pre, .columns")) {
    const sources = node.matches("pre") ? [node] : [...node.querySelectorAll("pre")];
    const texts = sources.map((source) => source.textContent.split("\n"));
    const count = Math.max(...texts.map((lines) => lines.length));
    const shell = () => {
      const copy = node.cloneNode(true);
      for (const source of copy.matches("pre") ? [copy] : copy.querySelectorAll("pre")) source.replaceChildren();
      return copy;
    };
    const lines = Array.from({ length: count }, (_, index) => texts.map((lines) => make("span", {}, `${lines[index] ?? ""}\n`)));
    return shared(shell, (copy) => (copy.matches("pre") ? [copy] : copy.querySelectorAll("pre")), lines);
  }
  return [{ nodes: [node] }];
}

/** A chart as one chart for each slide, cut between its marks. */
function chartPieces(chart, stage) {
  const [, , width, height] = chart.getAttribute("viewBox").split(" ").map(Number);
  if (height <= tallestChart) return [chart];
  stage.replaceChildren(chart);
  const frame = chart.getBoundingClientRect();
  const scale = Math.min(frame.width / width, frame.height / height);
  const top = frame.top + (frame.height - height * scale) / 2;
  const extents = [...chart.querySelectorAll("text, rect, circle, polygon, polyline")]
    .map((mark) => mark.getBoundingClientRect())
    .map((box) => [(box.top - top) / scale, (box.bottom - top) / scale])
    .filter(([start, end]) => end - start < tallestChart / 2)
    .sort(([one], [other]) => one - other);
  const cuts = [0];
  let end = 0;
  let gap = 0;
  for (const [from, to] of extents) {
    if (from > end) gap = (from + end) / 2;
    end = Math.max(end, to);
    if (end - cuts.at(-1) > tallestChart && gap > cuts.at(-1)) cuts.push(gap);
  }
  return cuts.map((start, index) => {
    const piece = chart.cloneNode(true);
    piece.setAttribute("viewBox", `0 ${start} ${width} ${(cuts[index + 1] ?? height) - start}`);
    return piece;
  });
}

/** A slide to which pieces are added until it is full; then the next one begins. */
class SlideStage {
  slides = [];
  box = make("section", { class: "slide" });

  isLow() { return this.box.scrollHeight <= this.box.clientHeight; }
  isNarrow() { return this.box.scrollWidth <= this.box.clientWidth; }
  isHeading(node) { return node.matches("h1, h2, h3"); }

  /** Gives the slide the largest letters with which it fits; returns false if there are none. */
  fits() {
    return letterSizes.some((size) => {
      this.box.style.fontSize = `${size}px`;
      return this.isLow() && this.isNarrow();
    });
  }

  /** Adds nodes to as many slides as they need. */
  add(nodes) {
    this.box.replaceChildren(...nodes);
    if (!this.fits()) this.split(nodes);
    this.finish();
  }

  split(nodes) {
    // A table that is too wide for the smallest letters gets still smaller ones.
    this.size = letterSizes.at(-1);
    while (!this.isNarrow() && this.size > 9) {
      this.size -= 1;
      this.box.style.fontSize = `${this.size}px`;
    }
    this.box.replaceChildren();
    this.heading = null;
    this.shared = null;
    for (const node of nodes) {
      const isSource = node.matches("pre, .columns");
      if (isSource) {
        // A source is split only if it does not fit on a slide of its own.
        this.addPiece({ nodes: [node] });
        if (this.isLow()) continue;
        node.remove();
      }
      for (const piece of pieces(node)) this.addPiece(piece);
    }
    this.enlarge();
  }

  /** Gives a part larger letters if it leaves room. */
  enlarge() {
    if (!this.fits()) this.box.style.fontSize = `${this.size}px`;
  }

  /** Adds a piece to the slide, or to the next one if it does not fit. */
  addPiece(piece) {
    const isNew = !piece.shell || piece.shell !== this.shared?.shell;
    this.append(piece);
    const isAlone = isNew && [...this.box.children].filter((node) => !this.isHeading(node)).length === 1;
    if (!this.isLow() && !isAlone) {
      for (const node of piece.nodes) node.remove();
      if (isNew && piece.shell) this.shared.root.remove();
      // A heading is on the slide of the text below it; all other slides repeat the last heading.
      const last = this.box.lastElementChild;
      const moved = last && this.isHeading(last) ? last : null;
      moved?.remove();
      this.enlarge();
      this.finish();
      this.box.style.fontSize = `${this.size}px`;
      const repeated = moved ?? (this.isHeading(piece.nodes[0]) ? null : this.heading?.cloneNode(true));
      if (repeated) this.box.append(repeated);
      this.append(piece);
    }
    if (piece.nodes[0].matches("h1, h2")) this.heading = piece.nodes[0];
  }

  append(piece) {
    if (!piece.shell) {
      this.shared = null;
      this.box.append(...piece.nodes);
      return;
    }
    if (piece.shell !== this.shared?.shell) {
      const root = piece.shell();
      this.shared = { shell: piece.shell, root, places: [...piece.places(root)] };
      this.box.append(root);
    }
    piece.nodes.forEach((node, index) => this.shared.places[index].append(node));
  }

  /** Ends the slide, unless it is empty. */
  finish() {
    this.shared = null;
    if (!this.box.childElementCount) return;
    const slide = make("section", { class: "slide" }, ...this.box.childNodes);
    slide.style.fontSize = this.box.style.fontSize;
    this.slides.push({ source: this.source, slide });
  }
}

/**
 * The slides of parts `{ source, nodes }`, each with the source, which is the node that it shows.
 *
 * The slides are laid out in the document for a moment.
 */
function layOutSlides(parts) {
  const stage = new SlideStage();
  const place = make("div", { class: "measuring" }, stage.box);
  document.body.append(place);
  for (const { source, nodes } of parts) {
    stage.source = source;
    const copies = nodes.map(slideCopy);
    const [chart, ...others] = copies.flatMap((copy) => [...copy.querySelectorAll("svg.chart")]);
    if (chart && !others.length && copies.length === 1) {
      for (const piece of chartPieces(chart, stage.box)) {
        stage.box.replaceChildren(make("figure", {}, piece));
        stage.finish();
      }
    } else {
      stage.add(copies);
    }
  }
  place.remove();
  return stage.slides;
}
