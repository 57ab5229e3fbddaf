internal import SeededRandom

/// A random description of a list, from a seed.
struct RandomList {
    /// The prefix of names, so that many features fit into one package.
    let prefix: String
    /// The prefix that distinguishes names of several lists on a page.
    var mark = ""
    var random: SplitMix64

    /// A list with its other declarations.
    struct Parts {
        /// The entity and the service.
        var things: [String] = []
        var list: [String] = []
        var taps: [String] = []
    }

    enum Kind: CaseIterable { case text, number, date, flag, choice }

    struct Field {
        let name: String
        let kind: Kind
        /// The possible values of a choice.
        var choices: [String] = []
        /// The first and the later value of a number.
        var numbers: [Int] = []
    }

    mutating func source() -> String {
        let parts = parts()
        let lines = ["# A trial.", "feature \(prefix): \"A trial.\"", ""]
        return (lines + parts.things + parts.list + parts.taps).joined(separator: "\n") + "\n"
    }

    /// - Parameters:
    ///   - fact: the condition of the list, such as `if own page`; `nil` if it is always visible.
    ///   - isAlone: indicates whether it is the only list on the page.
    mutating func parts(where fact: String? = nil, isAlone: Bool = true) -> Parts {
        let item = "item\(mark)\(prefix)"
        var fields = fields()
        // Otherwise few lists have numbers that can be counted together.
        if random.happens(onceIn: 4) {
            fields += (0..<3).map {
                Field(name: "\(word()) number\($0)", kind: .number, numbers: [number(), number()])
            }
        }
        let flags = fields.filter { $0.kind == .flag }.map(\.name)
        let numbers = fields.filter { $0.kind == .number }.map(\.name)
        let counted = random.happens(onceIn: 2) ? numbers.dropLast(random.integer(in: 0...1)) : []
        let counters = counters(Array(counted))
        var onces: [String] = []
        for (flag, _) in zip(flags, counters) where random.happens(onceIn: 2) { onces.append(flag) }
        let toggled = flags.filter { flag in
            !onces.contains(flag) && !random.happens(onceIn: 3)
        }
        let size = random.integer(in: 20...40)
        let pages = random.happens(onceIn: 3) ? " in pages of \(size)" : ""
        var lines = ["entity \(item): \"A thing.\""]
        for field in fields { lines.append("    \(field.name): \(values(field))") }
        lines += [
            "", "service keeper\(mark)\(prefix): \"Keeps.\"", "    lists every \(item)\(pages)",
        ]
        let removes = random.happens(onceIn: 3) && pages.isEmpty
        let adds = random.happens(onceIn: 3)
        let restores = removes && random.happens(onceIn: 2)
        if removes { lines.append("    removes one") }
        if restores { lines.append("    restores one") }
        let announces = random.happens(onceIn: 3) && pages.isEmpty
        if announces { lines.append("    announces changes") }
        if random.happens(onceIn: 3) {
            let words = (0..<2).map { _ in random.element(of: RandomDescription.answers) }
            lines.append("    count \(word()) sum\(mark): \(words[0]) or \(words[1])")
        }
        if adds { lines.append("    adds one") }
        lines += toggled.map { "    changes \($0)" } + counters.map { "    counts \($0)" }
        var parts = Parts(things: lines)
        lines = ["", "list of every \(item)\(fact.map { " " + $0 } ?? "")"]
        lines += ["    empty: \(text())", "    failure: \(text())"]
        if adds { lines.append("    add \(word()) more\(mark): \(text()), failure \(text())") }
        if restores { lines.append("    undo \(word()) back\(mark): \(text()), failure \(text())") }
        if pages.isEmpty, !flags.isEmpty, random.happens(onceIn: 2) {
            lines += filters(flags)
            if !toggled.isEmpty || !onces.isEmpty, random.happens(onceIn: 2) {
                lines.append("    rows move at once")
            }
        }
        var elements = (0..<random.integer(in: 1...4)).map {
            "    label \(word()) shown\(mark)\($0): \(rule(fields))"
        }
        let hasImage = random.happens(onceIn: 3)
        if hasImage { elements.append("    image face\(mark): \(rule(fields))") }
        for (index, flag) in toggled.enumerated() {
            elements.append("    button turn\(mark)\(index): \(condition(flag))")
        }
        for (index, number) in counted.enumerated() {
            elements.append("    label sum\(mark)\(index): \(number) counted as \"thing\"")
        }
        for index in counters.indices {
            elements.append("    button add\(mark)\(index): \(index == 0 ? rule(fields) : text())")
        }
        if removes { elements.append("    button drop\(mark): \(rule(fields))") }
        if announces { elements.append("    label news\(mark): \(shown(fields[0]))") }
        random.shuffle(&elements)
        lines += elements
        parts.list = lines
        lines = []
        if random.happens(onceIn: 2) {
            let row = isAlone ? "row" : "row of \(item)"
            lines += ["", "on tap of \(row)", "    go to page\(prefix) detail"]
        }
        if hasImage, let number = numbers.last(where: { !counted.contains($0) }),
            random.happens(onceIn: 2)
        {
            let page = random.happens(onceIn: 2) ? "page\(prefix)" : "other\(prefix)"
            lines += ["", "on tap of face\(mark)", "    go to \(page) detail of \(number)"]
        }
        let asks = !toggled.isEmpty && random.happens(onceIn: 2)
        let asking = asks ? random.index(below: toggled.count) : nil
        for (index, flag) in toggled.enumerated() {
            lines += ["", "on tap of turn\(mark)\(index)"]
            if index == asking { lines.append("    ask with \(answer()): \(rule(fields))") }
            let success = random.happens(onceIn: 4) ? ", success \(answer())" : ""
            lines.append("    toggle \(flag)\(success), failure \(text())")
        }
        if removes {
            lines += ["", "on tap of drop\(mark)"]
            if !asks, random.happens(onceIn: 2) {
                lines.append("    ask with \(answer()): \(rule(fields))")
            }
            let success = random.happens(onceIn: 2) ? ", success \(answer())" : ""
            lines.append("    remove it\(success), failure \(text())")
        }
        let asksToCount =
            !counted.isEmpty && !asks && !removes && !announces && random.happens(onceIn: 3)
            ? random.index(below: counters.count) : nil
        for (index, numbers) in counters.enumerated() {
            let most = random.element(of: ["", "", ", at most 2", ", at most 8", ", at most 10001"])
            let once = index < onces.count ? ", once \(onces[index])" : most
            let success = random.happens(onceIn: 2) ? ", success \(answer())" : ""
            lines += ["", "on tap of add\(mark)\(index)"]
            if index == asksToCount { lines.append("    ask with \(answer()): \(rule(fields))") }
            lines.append("    count \(numbers)\(once)\(success), failure \(text())")
        }
        parts.taps = lines
        return parts
    }

    /// Returns the counters of numbers, each one number or several that are counted together.
    private mutating func counters(_ numbers: [String]) -> [String] {
        guard numbers.count > 1, !random.happens(onceIn: 3) else { return numbers }
        let size = random.integer(in: 2...min(numbers.count, 3))
        return [numbers.prefix(size).joined(separator: " and ")] + numbers.dropFirst(size)
    }

    private mutating func filters(_ flags: [String]) -> [String] {
        let chosen = flags.map { "\(random.happens(onceIn: 2) ? "if" : "unless") \($0)" }
        return ["    filter every one\(mark): \(text())"]
            + chosen.enumerated().map { "    filter some\(mark)\($0): \(text()) \($1)" }
    }

    mutating func word() -> String { random.element(of: RandomDescription.words) }

    mutating func text() -> String { "\"\(random.element(of: RandomDescription.texts))\"" }

    mutating func answer() -> String { random.answers() }

    mutating func fields() -> [Field] {
        (0..<random.integer(in: 1...5)).map {
            var field = Field(
                name: "\(word()) field\($0)",
                kind: random.element(of: Kind.allCases)
            )
            if field.kind == .choice {
                field.choices = (0..<random.integer(in: 2...4)).map { "\(word()) way\($0)" }
            }
            if field.kind == .number { field.numbers = [number(), number()] }
            return field
        }
    }

    /// - Parameter most: the largest number of further values.
    mutating func values(_ field: Field, most: Int = 2) -> String {
        let others = random.integer(in: 0...most)
        switch field.kind {
        case .flag: return random.happens(onceIn: 2) ? "yes" : "no"
        case .text:
            let further = (0..<others).map { _ in ", \(text())" }.joined()
            return random.text() + further
        case .number:
            let further = (0..<others).map { _ in ", \(number())" }.joined()
            return "number \(field.numbers[0]), later \(field.numbers[1])\(further)"
        case .choice: return "one of \(field.choices.joined(separator: ", "))"
        case .date:
            let further = (0..<others).map { _ in ", \(random.day())" }.joined()
            return "date \(random.day()), later \(random.day())\(further)"
        }
    }

    private mutating func number() -> Int {
        random.element(of: [-3, 0, 1, 7, 9_999, 10_000, 12_345, 100_000])
    }

    /// Returns a text that shows a field.
    private mutating func shown(_ field: Field) -> String {
        switch field.kind {
        case .flag: condition(field.name)
        case .choice: condition("\(field.name) is \(field.choices[0])")
        case .text, .number, .date: field.name
        }
    }

    mutating func condition(_ flag: String) -> String {
        "if \(flag) \(text()) otherwise \(text())"
    }

    mutating func rule(_ fields: [Field]) -> String {
        let count = random.integer(in: 1...4)
        let texts = fields.filter { $0.kind == .text }.map(\.name)
        let parts = (0..<count).map { _ in
            let part = part(fields)
            let canLack = count > 1 && texts.contains(part) && random.happens(onceIn: 3)
            return canLack ? "\(part) or \(answer())" : part
        }
        if parts.count > 1, random.happens(onceIn: 2) {
            return "words \(SplitMix64.joined(parts))"
        }
        if !texts.isEmpty, random.happens(onceIn: 3) {
            return "\(random.element(of: texts)) or \(text())"
        }
        return SplitMix64.joined(parts)
    }

    private mutating func part(_ fields: [Field]) -> String {
        if random.happens(onceIn: 4) { return text() }
        let field = random.element(of: fields)
        switch field.kind {
        case .flag: return condition(field.name)
        case .choice: return condition("\(field.name) is \(random.element(of: field.choices))")
        case .number where random.happens(onceIn: 2):
            return random.number(field.name, (text(), text()), field.numbers)
        case .text, .number, .date: return field.name
        }
    }
}
