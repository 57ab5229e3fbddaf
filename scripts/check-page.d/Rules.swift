/// Rules of accessibility, as expressions that a browser evaluates: each is a list of what breaks it.
enum Rules {
    /// The elements that are wider than the window and cannot be scrolled; empty if the page fits.
    static let tooWide = """
        (() => {
            const root = document.documentElement;
            if (root.scrollWidth <= root.clientWidth) return [];
            const wide = [...document.body.querySelectorAll('*')].filter((element) =>
                element.getBoundingClientRect().right > root.clientWidth + 1
                && !element.closest('.scroll, pre, figure, nav ul, .calls, .columns'));
            return wide.slice(-2).map((element) => element.outerHTML.slice(0, 160));
        })()
        """

    /// Text whose colour is too close to what is behind it: below 4.5, or 3 where letters are large.
    /// Source: W3C, Web Content Accessibility Guidelines 2.2, 1.4.3.
    static let weakContrast = """
        (() => {
            const parse = (text) => {
                const parts = text.match(/[\\d.]+/g)?.map(Number) ?? [0, 0, 0, 0];
                if (text.startsWith('color(srgb')) return [...parts.slice(0, 3).map((part) => part * 255), parts[3] ?? 1];
                return [parts[0], parts[1], parts[2], parts[3] ?? 1];
            };
            const light = (colour) => {
                const [r, g, b] = colour.map((part) => {
                    const share = part / 255;
                    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
                });
                return 0.2126 * r + 0.7152 * g + 0.0722 * b;
            };
            const over = (front, back) => [0, 1, 2].map((i) => front[i] * front[3] + back[i] * (1 - front[3]));
            const behind = (element) => {
                const chain = [];
                for (let next = element; next; next = next.parentElement) chain.unshift(next);
                let colour = [255, 255, 255];
                for (const next of chain) colour = over(parse(getComputedStyle(next).backgroundColor), colour);
                return colour;
            };
            const weak = [];
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
                const element = walker.currentNode.parentElement;
                if (!walker.currentNode.textContent.trim() || !element.checkVisibility()) continue;
                if (element.closest('script, style, title, desc, option')) continue;
                const style = getComputedStyle(element);
                const svg = element.closest('svg');
                if (svg && element.localName !== 'text') continue;
                let back;
                let front;
                if (svg) {
                    // A text that lies on a mark has the colour for that.
                    if (/on(light|dark)/.test(element.getAttribute('class') ?? '')) continue;
                    back = parse(getComputedStyle(svg.querySelector('.paper')).fill).slice(0, 3);
                    front = parse(style.fill);
                } else {
                    back = behind(element);
                    front = parse(style.color);
                }
                const [one, other] = [light(over(front, back)), light(back)];
                const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
                const size = parseFloat(style.fontSize);
                const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
                if (contrast < (isLarge ? 3 : 4.5)) {
                    weak.push(`${contrast.toFixed(2)} ${element.localName}.${element.getAttribute('class') ?? ''} “${walker.currentNode.textContent.trim().slice(0, 40)}”`);
                }
            }
            return [...new Set(weak)];
        })()
        """

    /// The texts outside of code with marks of Markdown.
    static let literalMarks = """
        (() => {
            const found = [];
            const walker = document.createTreeWalker(document.getElementById('main'), NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
                const element = walker.currentNode.parentElement;
                if (!element.checkVisibility() || element.closest('code, pre, script')) continue;
                const text = walker.currentNode.textContent;
                if (/`|\\]\\(|\\*\\S|\\S\\*/.test(text)) found.push(text.trim().slice(0, 120));
            }
            return found;
        })()
        """

    /// The controls and images without a name, headings that skip a level, tables without headers,
    /// and duplicate identifiers.
    static let unnamed = """
        (() => {
            const found = [];
            const name = (element) => (element.getAttribute('aria-label')
                ?? element.getAttribute('aria-labelledby')?.split(' ').map((id) => document.getElementById(id)?.textContent).join(' ')
                ?? element.closest('label')?.textContent ?? element.textContent ?? '').trim();
            const seen = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
            for (const element of seen('a[href], button, select, input, [tabindex="0"], [role], svg, nav, section')) {
                if (!name(element)) found.push(element.outerHTML.slice(0, 120));
            }
            for (const table of seen('table')) {
                if (!table.querySelector('th[scope="col"]')) found.push(`a table without heads: ${table.textContent.slice(0, 60)}`);
            }
            let level = 0;
            for (const heading of seen('main :is(h1, h2, h3, h4)')) {
                const next = Number(heading.localName[1]);
                if (next > level + 1) found.push(`a heading of level ${next} behind one of ${level}: ${heading.textContent}`);
                level = next;
            }
            const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
            const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
            if (twice.length) found.push(`identifiers twice: ${twice.slice(0, 5).join(', ')}`);
            return found;
        })()
        """
}
