import Foundation

/// Checks the content and the behaviour of a page, as a reader uses it.
final class PageCheck {
    private let browser: Browser
    private let report: ReportJSON
    private let address: String
    /// The page of the workshop; `nil` if the folder has none.
    private let workshop: String?
    private let pictures: String?
    private var failures = 0

    init(_ browser: Browser, folder: String, pictures: String?) throws {
        self.browser = browser
        self.pictures = pictures
        let path = URL(fileURLWithPath: folder).standardizedFileURL
        address = path.appendingPathComponent("index.html").absoluteString
        let lessons = path.appendingPathComponent("workshop/index.html")
        workshop =
            FileManager.default.fileExists(atPath: lessons.path) ? lessons.absoluteString : nil
        report = try ReportJSON(path.appendingPathComponent("report.json").path)
        let size = try Data(contentsOf: path.appendingPathComponent("index.html")).count
        hold(size <= 3_000_000, "the page is \(size) bytes long, more than 3 MB")
        print("index.html: \(size / 1024) KiB")
    }

    /// - Returns: whether all holds.
    func run() throws -> Bool {
        try browser.open()
        try browser.resize(width: 1280, height: 720)
        browser.forget()
        try browser.load(address)
        try firstView()
        let views = try browser.value(
            "[...document.querySelectorAll('.view')].map((view) => view.id)",
            as: [String].self
        )
        try values()
        for view in views { try hold(view: view) }
        try ranking()
        try rankingByKeyboard()
        try mixes()
        try claims()
        if views.contains("sources") { try sources() }
        if views.contains("steps") { try steps() }
        try darkButton()
        try projector()
        try printed()
        try quiet()
        try withoutScript()
        try lessons()
        print(failures == 0 ? "The page holds." : "\(failures) failures")
        return failures == 0
    }

    private func hold(_ condition: Bool, _ complaint: @autoclosure () -> String) {
        if condition { return }
        failures += 1
        FileHandle.standardError.write(Data("check-page: \(complaint())\n".utf8))
    }

    private func picture(_ name: String) throws {
        if let pictures { try browser.picture("\(pictures)/\(name).png") }
    }

    // MARK: - Views

    /// Prints the time, and holds it against nothing: a busy machine takes longer.
    private func firstView() throws {
        let painted = try browser.value(
            """
            new Promise((done) => {
                const first = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
                const ask = () => first() === undefined ? setTimeout(ask, 50) : done(first());
                ask();
                setTimeout(() => done(-1), 20000);
            })
            """
        )
        let milliseconds = (painted as? NSNumber)?.doubleValue ?? -1
        hold(milliseconds >= 0, "nothing was shown within 20 s")
        print("first view after \(Int(milliseconds)) ms")
    }

    private func hold(view: String) throws {
        try browser.go(view)
        let shown = try browser.value(
            "[...document.querySelectorAll('.view')].filter((view) => view.offsetHeight).map((view) => view.id)",
            as: [String].self
        )
        hold(shown == [view], "\(view): shown are \(shown)")
        let current = try browser.value(
            "[...document.querySelectorAll('nav [aria-current]')].map((link) => link.hash).join()",
            as: String.self
        )
        let listed = view.replacingOccurrences(of: "-details", with: "")
        hold(current == "#\(listed)", "\(view): the navigation marks \(current)")
        for (name, width, height) in [
            ("laptop", 1280, 720), ("projector", 1920, 1080), ("phone", 390, 844),
        ] {
            try browser.resize(width: width, height: height)
            let excess = try browser.value(Rules.tooWide, as: [String].self)
            hold(excess.isEmpty, "\(view): too wide for \(width): \(excess)")
            try picture("\(view)-\(name)")
        }
        try browser.resize(width: 1280, height: 720)
        for scheme in ["light", "dark"] {
            try emulate(scheme: scheme)
            let weak = try browser.value(Rules.weakContrast, as: [String].self)
            for place in weak.prefix(5) {
                hold(false, "\(view), \(scheme): weak contrast: \(place)")
            }
            if scheme == "dark" { try picture("\(view)-dark") }
        }
        try emulate(scheme: "light")
        let marks = try browser.value(Rules.literalMarks, as: [String].self)
        for text in marks.prefix(5) { hold(false, "\(view): Markdown is shown literally: \(text)") }
        let unnamed = try browser.value(Rules.unnamed, as: [String].self)
        for element in unnamed.prefix(5) { hold(false, "\(view): without a name: \(element)") }
        // As large as letters may be set: nothing may be cut off.
        _ = try browser.value("document.documentElement.style.fontSize = '32px'")
        let excess = try browser.value(Rules.tooWide, as: [String].self)
        hold(excess.isEmpty, "\(view): too wide with letters twice as large: \(excess)")
        _ = try browser.value("document.documentElement.style.fontSize = ''")
    }

    private func emulate(scheme: String) throws {
        try browser.send(
            "Emulation.setEmulatedMedia",
            ["features": [["name": "prefers-color-scheme", "value": scheme]]]
        )
    }

    // MARK: - Values

    /// Every value that can be chosen for the matrix, and every baseline, against the report.
    private func values() throws {
        try browser.go("README")
        var compared = 0
        for (title, expected) in report.matrixValues {
            let seen = try matrix(value: title, baseline: nil)
            for (place, text) in expected {
                compared += 1
                hold(
                    seen[place] == text,
                    "\(title), \(place): \(seen[place] ?? "nothing"), not \(text)"
                )
            }
        }
        for baseline in report.baselines {
            let seen = try matrix(value: "Latency ÷ a variant’s", baseline: baseline)
            for (place, text) in report.ratios(to: baseline) {
                compared += 1
                let found = seen[place] ?? "nothing"
                hold(found.hasPrefix(text), "÷ \(baseline), \(place): \(found), not \(text)")
            }
        }
        hold(compared > 0, "no value could be compared")
        print("\(compared) values of the matrix are those of report.json")
    }

    /// The fields of the matrix by “feature/variant”.
    private func matrix(value: String, baseline: String?) throws -> [String: String] {
        try browser.value(
            """
            (() => {
                const section = document.getElementById('README/pick');
                const [value, baseline] = section.querySelectorAll('select');
                value.value = \(Browser.quoted(value));
                \(baseline.map { "baseline.value = \(Browser.quoted($0));" } ?? "")
                value.dispatchEvent(new Event('change'));
                const table = section.querySelector('table');
                const features = [...table.querySelectorAll('thead button')].map((button) => button.textContent);
                const fields = {};
                for (const row of table.querySelectorAll('tbody tr')) {
                    const variant = row.querySelector('th').textContent;
                    [...row.querySelectorAll('td')].forEach((cell, index) => {
                        if (cell.textContent) fields[`${features[index]}/${variant}`] = cell.textContent;
                    });
                }
                return fields;
            })()
            """,
            as: [String: String].self
        )
    }

    /// The ranking that the script computes with the weights of each profile, against the page's tables.
    private func ranking() throws {
        guard try count("#decision") > 0 else { return }
        try browser.go("decision")
        let differences = try browser.value(
            """
            (() => {
                const section = document.getElementById('decision/weights');
                if (!section) return ['0'];
                const found = [];
                let count = 0;
                for (const button of section.querySelectorAll('.controls button')) {
                    button.click();
                    const element = [...document.querySelectorAll('#decision summary')]
                        .find((summary) => summary.textContent === button.textContent).parentElement;
                    const printed = [...element.querySelectorAll('tbody tr')].map((row) =>
                        [...row.children].map((cell) => cell.textContent.trim()));
                    const computed = [...section.querySelectorAll('.ranking li')].map((item) => {
                        const [points, low, high] = item.querySelector('.right').textContent.match(/\\d+/g);
                        return [item.querySelector('strong').textContent, points,
                            low === high ? low : `${low}–${high}`, item.querySelector('.quiet').textContent];
                    });
                    count += computed.length;
                    if (JSON.stringify(printed) !== JSON.stringify(computed)) {
                        found.push(`${button.textContent}: ${JSON.stringify(computed)}, not ${JSON.stringify(printed)}`);
                    }
                }
                const slider = section.querySelector('input');
                const before = section.querySelector('.ranking').textContent;
                slider.value = 0;
                slider.dispatchEvent(new Event('input'));
                if (section.querySelector('.ranking').textContent === before) found.push('a weight changes nothing');
                section.querySelectorAll('.controls button')[1].click();
                return [String(count), ...found];
            })()
            """,
            as: [String].self
        )
        for difference in differences.dropFirst() { hold(false, "ranking: \(difference)") }
        print("\(differences[0]) rows of rankings are those of the decision page")
    }

    /// A weight can be found and changed with the keyboard alone, and a screen reader gets what it is.
    private func rankingByKeyboard() throws {
        guard try count("#decision") > 0 else { return }
        try browser.go("decision")
        _ = try browser.value(
            "document.getElementById('decision/weights').querySelector('h2').focus()"
        )
        let steps = 8
        for _ in 0..<steps {
            try browser.press("Tab")
            if try browser.focusedNode()["role"] == "slider" { break }
        }
        let before = try browser.focusedNode()
        hold(before["role"] == "slider", "\(steps) times Tab do not lead to a weight")
        hold(before["name"]?.isEmpty == false, "a weight has no name")
        let ranking = "document.querySelector('#decision .ranking').textContent"
        let text = try browser.value(ranking, as: String.self)
        for _ in 0..<5 { try browser.press("ArrowLeft") }
        hold(try browser.focusedNode()["value"] == "0", "an arrow key does not change a weight")
        hold(try browser.value(ranking, as: String.self) != text, "a key changes no ranking")
        for _ in 0..<(before["value"].flatMap { Int($0) } ?? 0) { try browser.press("ArrowRight") }
        hold(try browser.focusedNode() == before, "arrow keys do not lead back to the weight")
        hold(
            try count("#decision [aria-live=polite]") == 1,
            "a screen reader is not informed of the new ranking"
        )
        print("the weight “\(before["name"] ?? "")” was changed by keyboard alone")
    }

    /// The mix that the report used gives its values, and one scenario alone gives its values.
    private func mixes() throws {
        let differences = try browser.value(
            """
            (() => {
                const found = [];
                let count = 0;
                for (const section of document.querySelectorAll('section[id$="/mix"]')) {
                    const baseline = section.querySelector('select');
                    for (const option of baseline.options) {
                        baseline.value = option.value;
                        baseline.dispatchEvent(new Event('change'));
                        for (const row of section.querySelectorAll('tbody tr')) {
                            const [mine, its] = [...row.querySelectorAll('td')].map((cell) => cell.textContent);
                            count += 1;
                            if (mine !== its) found.push(`${section.id} ${row.textContent}`);
                        }
                    }
                    baseline.value = 0;
                    baseline.dispatchEvent(new Event('change'));
                }
                return [String(count), ...found];
            })()
            """,
            as: [String].self
        )
        for difference in differences.dropFirst() { hold(false, "the report's mix: \(difference)") }
        var compared = 0
        for scenario in report.scenarios {
            guard let seen = try ratios(of: scenario) else { continue }
            for (variant, text) in scenario.ratios {
                compared += 1
                hold(
                    seen[variant]?.hasPrefix(text) == true,
                    "\(scenario.feature) \(scenario.name) \(variant): \(seen[variant] ?? "nothing"), not \(text)"
                )
            }
        }
        print(
            "\(differences[0]) means of the report's mix and \(compared) of one scenario are the report's"
        )
    }

    /// By variant, with all other scenarios out of the mix; `nil` where there is nothing to mix.
    private func ratios(of scenario: ReportJSON.Scenario) throws -> [String: String]? {
        try browser.value(
            """
            (() => {
                const section = document.getElementById(\(Browser.quoted("\(scenario.feature)/mix")));
                if (!section) return null;
                const wanted = \(Browser.quoted("Weight of \(scenario.name)"));
                const inputs = [...section.querySelectorAll('input')];
                for (const input of inputs) {
                    input.value = input.getAttribute('aria-label') === wanted ? 1 : 0;
                }
                inputs[0].dispatchEvent(new Event('input'));
                const found = {};
                for (const row of section.querySelectorAll('tbody tr')) {
                    found[row.querySelector('th').textContent] = row.querySelector('td').textContent;
                }
                section.querySelector('button').click();
                return found;
            })()
            """
        ) as? [String: String]
    }

    private func claims() throws {
        try browser.go("claims")
        let count = try browser.value(
            """
            (() => {
                const group = document.querySelector('#claims [role="group"]');
                if (!group) return -1;
                const all = [...document.querySelectorAll('#claims > section')].filter((section) => !section.hidden);
                const wrong = [...group.querySelectorAll('button')].slice(1).filter((button) => {
                    button.click();
                    const shown = all.filter((section) => !section.hidden && section.querySelector('blockquote'));
                    return shown.some((section) => !section.textContent.includes(button.textContent))
                        || button.getAttribute('aria-pressed') !== 'true';
                });
                group.querySelector('button').click();
                const back = all.every((section) => !section.hidden);
                return back ? wrong.length : -2;
            })()
            """,
            as: Int.self
        )
        hold(count == 0, "claims: filtering by verdict goes wrong (\(count))")
    }

    // MARK: - Sources and steps

    private func sources() throws {
        for (feature, variant, name, text) in report.sampledSources {
            try browser.go("sources/\(feature.name)/\(feature.module)/\(variant)")
            let seen = try browser.value(
                """
                (() => {
                    const pre = [...document.querySelectorAll('#sources pre')]
                        .find((pre) => pre.getAttribute('aria-label') === \(Browser.quoted(name)))?.cloneNode(true);
                    // What is said of a line is no part of it.
                    for (const note of pre?.querySelectorAll('small') ?? []) note.remove();
                    return pre?.textContent ?? '';
                })()
                """,
                as: String.self
            )
            hold(
                seen == text,
                "sources of \(feature.name) in \(variant): \(name) is not the measured one"
            )
        }
        let dimmed = try count("#sources .alike")
        hold(dimmed == 0, "one variant alone has \(dimmed) lines that are dimmed")
    }

    private func steps() throws {
        try browser.go("steps")
        let last = try stepStatus().split(separator: " ").last.flatMap { Int($0) } ?? 0
        hold(last > 0, "there is nothing to step through")
        _ = try browser.value("document.activeElement.blur()")
        for step in 1...max(1, min(last, 3)) {
            try browser.press("ArrowRight")
            let text = try stepStatus()
            hold(text == "Step \(step) of \(last)", "an arrow key leads to \(text)")
            hold(try count("#steps .call[aria-current]") >= 1, "step \(step) marks no call")
        }
        let isJSON = try browser.value(
            "/\\{\"/.test(document.getElementById('steps').textContent)",
            as: Bool.self
        )
        hold(!isJSON, "a title of the steps is JSON")
        try picture("steps-third")
        try browser.press("ArrowLeft")
        hold(try count("#steps mark") >= 1, "no call is marked in its source")
    }

    private func stepStatus() throws -> String {
        try browser.value(
            "document.querySelector('#steps [role=status]').textContent",
            as: String.self
        )
    }

    /// Returns the number of elements that match a selector.
    private func count(_ selector: String) throws -> Int {
        try browser.value("document.querySelectorAll('\(selector)').length", as: Int.self)
    }

    // MARK: - Projector, print, and nothing else

    private func projector() throws {
        try browser.resize(width: 1920, height: 1080)
        try browser.go("claims")
        let title = try browser.value(
            """
            (() => {
                projector.opener.click();
                return document.querySelector('#claims h1').textContent;
            })()
            """,
            as: String.self
        )
        try browser.go("projector/\(browser.value("projector.numberHere()", as: Int.self))")
        let shown = try browser.value(
            "document.querySelector('#projector h1')?.textContent ?? ''",
            as: String.self
        )
        hold(shown == title, "the projector opened in the claims shows “\(shown)”")
        try browser.go("projector/1")
        try browser.press("ArrowRight")
        let second = try browser.value("location.hash", as: String.self)
        hold(second == "#projector/2", "the arrow key leads to \(second)")
        try picture("projector")
        try slides()
        try browser.press("Escape")
        try browser.go("claims")
        let isGone = try browser.value("!document.getElementById('projector')", as: Bool.self)
        hold(isGone, "Escape does not leave the projector")
        try browser.resize(width: 1280, height: 720)
    }

    /// Every slide of the open projector fits, and its letters can be read.
    private func slides() throws {
        let failures = try browser.value(
            """
            projector.slides.flatMap((_, index) => {
                projector.show(index + 1);
                const slide = document.querySelector('#projector .slide');
                const size = Math.min(...[...slide.querySelectorAll('p, li, td, th')]
                    .map((element) => parseFloat(getComputedStyle(element).fontSize)));
                const fits = slide.scrollHeight <= slide.clientHeight && slide.scrollWidth <= slide.clientWidth;
                return [...(fits ? [] : [`slide ${index + 1} overflows`]),
                    ...(size < 14 ? [`slide ${index + 1} has letters of ${size} px`] : [])];
            })
            """,
            as: [String].self
        )
        for failure in failures { hold(false, failure) }
        print("\(try browser.value("projector.slides.length", as: Int.self)) slides")
    }

    /// The page of the workshop: each lesson has slides that fit.
    private func lessons() throws {
        guard let workshop else { return }
        try browser.load(workshop)
        try browser.go("projector/1")
        try slides()
        try picture("workshop-projector")
    }

    /// The page's own button makes it dark, and light again.
    private func darkButton() throws {
        let background = "getComputedStyle(document.documentElement).backgroundColor"
        let click = "document.querySelector('nav .controls button').click()"
        let light = try browser.value(background, as: String.self)
        _ = try browser.value(click)
        let dark = try browser.value(background, as: String.self)
        hold(dark != light, "the button does not make the page dark")
        for place in try browser.value(Rules.weakContrast, as: [String].self).prefix(5) {
            hold(false, "the dark button: weak contrast: \(place)")
        }
        try picture("dark-button")
        _ = try browser.value(click)
        hold(
            try browser.value(background, as: String.self) == light,
            "the button does not make the page light again"
        )
    }

    private func printed() throws {
        let answer = try browser.send("Page.printToPDF", ["preferCSSPageSize": true])
        let data = (answer["data"] as? String).flatMap { Data(base64Encoded: $0) } ?? Data()
        let text = String(decoding: data, as: UTF8.self)
        let pages = text.matches(of: /\/Type \/Page\b/).count
        let slides = try browser.value(
            "layOutSlides(projector.parts()).length",
            as: Int.self
        )
        hold(pages == slides, "\(pages) pages are printed of \(slides) slides")
        print("the handout has \(pages) pages")
        if let pictures { try data.write(to: URL(fileURLWithPath: "\(pictures)/handout.pdf")) }
        let isLeft = try browser.value("!!document.getElementById('handout')", as: Bool.self)
        hold(!isLeft, "the handout stays on the page")
    }

    /// Nothing was asked of anybody, and nothing went wrong unseen.
    private func quiet() throws {
        for (method, parameters) in browser.told {
            switch method {
            case "Network.requestWillBeSent":
                let request = parameters["request"] as? [String: Any]
                let url = request?["url"] as? String ?? ""
                hold(
                    url == address || url.hasPrefix("about:") || url.hasPrefix("\(address)#"),
                    "a request of \(url)"
                )
            case "Runtime.exceptionThrown", "Log.entryAdded":
                hold(false, "\(method): \(String(describing: parameters).prefix(600))")
            case "Runtime.consoleAPICalled":
                hold(false, "the console got \(parameters["args"] ?? "")")
            default: break
            }
        }
    }

    private func withoutScript() throws {
        try browser.send("Emulation.setScriptExecutionDisabled", ["value": true])
        try browser.load(address)
        let metrics = try browser.send("Page.getLayoutMetrics")
        let content = metrics["cssContentSize"] as? [String: Any]
        let height = (content?["height"] as? NSNumber)?.intValue ?? 0
        hold(height > 10_000, "without its script the page is only \(height) px high")
        try picture("without-script")
        try browser.send("Emulation.setScriptExecutionDisabled", ["value": false])
    }
}
