internal import Descriptions
internal import SeededRandom

/// A random description from a seed, which can use all features of the language.
struct RandomDescription {
    /// The prefix of names, so that many features fit into one package.
    private let prefix: String
    private var random: SplitMix64

    /// Texts that could be written, cut or compared incorrectly.
    static let texts = [
        "", " ", "Ada", "Zoë", "e\u{301}", "👩‍👩‍👧", "مريم", "a \\\"quoted\\\" word", "back\\\\slash",
        "\\\\(x)", "two  blanks", "–", "0", "percent %d", "<b>&amp;</b>",
    ]
    static let answers = ["\"Do it\"", "\"Ja, bitte!\"", "\"👍🏽 \\\"yes\\\"\""]
    static let words = [
        "amount", "title", "colour", "owner", "status", "note", "level", "unit", "place", "reason",
        "city", "box", "address", "day",
    ]

    private struct Entity {
        /// A text, or a number with its first and its later value.
        typealias Field = (name: String, isText: Bool, numbers: [Int])

        let name: String
        var fields: [Field]
    }

    /// - Parameter number: the number of the description; equal seeds and numbers give equal
    ///   descriptions.
    init(seed: UInt64, number: Int) {
        prefix = "trial\(number)"
        random = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(number))
    }

    /// Returns the text of a description. It may be incomplete, which the reader detects.
    mutating func source() -> String {
        if random.happens(onceIn: 4) {
            var page = RandomPage(prefix: prefix, random: random)
            defer { random = page.random }
            return page.source()
        }
        if random.happens(onceIn: 3) {
            var list = RandomList(prefix: prefix, random: random)
            defer { random = list.random }
            return list.source()
        }
        if random.happens(onceIn: 2) {
            var detail = RandomDetail(prefix: prefix, random: random)
            defer { random = detail.random }
            return detail.source()
        }
        if random.happens(onceIn: 3) {
            var form = RandomForm(prefix: prefix, random: random)
            defer { random = form.random }
            return form.source()
        }
        let entities = (0..<random.integer(in: 0...2)).map { entity($0) }
        let state = RandomState(
            count: random.happens(onceIn: 2) ? random.integer(in: 1...3) : 0,
            random: &random
        )
        let needsNumber = entities.isEmpty && state.isEmpty
        let numbers = (0..<random.integer(in: needsNumber ? 1...2 : 0...2)).map {
            "number\($0)\(prefix)"
        }
        var lines = ["# A trial.", "feature \(prefix): \"A trial.\"", ""]
        for entity in entities { lines += described(entity) }
        for (index, entity) in entities.enumerated() {
            lines += [
                "service keeper\(index)\(prefix): \"Keeps.\"",
                "    gives the current \(entity.name)", "",
            ]
        }
        for (index, number) in numbers.enumerated() { lines += described(number, index) }
        let labels = (0..<random.integer(in: 1...4)).map { "\(word()) label\($0)" }
        let buttons = (0..<random.integer(in: max(state.count, 1)...4)).map { index in
            random.happens(onceIn: 2)
                ? "go\(index)"
                : "show \(word()) \(index.isMultiple(of: 2) ? "now" : "then")\(index)"
        }
        lines.append("screen")
        lines += state.lines
        lines += elements(labels: labels, buttons: buttons, following: state.labels(&random))
        for (index, button) in buttons.enumerated() {
            lines += ["", "on tap of \(button)"]
            let changes = state.changes(at: index, &random)
            // A tap can have no other effect than a change.
            guard changes.isEmpty || index == 0 || random.happens(onceIn: 2) else {
                lines += changes
                continue
            }
            lines += changes + effects(on: labels, entities, numbers, state)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func word() -> String { random.element(of: Self.words) }

    private mutating func text() -> String { "\"\(random.element(of: Self.texts))\"" }

    private mutating func entity(_ index: Int) -> Entity {
        var fields: [Entity.Field] = []
        for _ in 0..<random.integer(in: 1...4) {
            let name = random.happens(onceIn: 2) ? word() : "\(word()) \(word())"
            guard !fields.contains(where: { $0.name == name }) else { continue }
            let isText = !random.happens(onceIn: 3)
            let numbers = [random.integer(in: -9...9), random.integer(in: -1_000...1_000)]
            fields.append((name, isText, numbers))
        }
        return Entity(name: "thing\(index)\(prefix)", fields: fields)
    }

    private mutating func described(_ entity: Entity) -> [String] {
        var lines = ["entity \(entity.name): \"A thing.\""]
        for field in entity.fields {
            lines.append(
                field.isText
                    ? "    \(field.name): \(random.text())"
                    : "    \(field.name): number \(field.numbers[0]), later \(field.numbers[1])"
            )
        }
        return lines + [""]
    }

    private mutating func described(_ number: String, _ index: Int) -> [String] {
        let values = (0..<random.integer(in: 1...5)).map { _ in String(random.integer(in: -3...9)) }
        return [
            "service source\(index)\(prefix): \"Counts.\"",
            "    gives the next \(number) from -3 to 9: \(values.joined(separator: ", "))", "",
        ]
    }

    private mutating func elements(
        labels: [String],
        buttons: [String],
        following: [String]
    ) -> [String] {
        var elements =
            labels.map { "    label \($0)" } + buttons.map { "    button \($0): \(text())" }
            + following
        for index in 0..<random.integer(in: 0...2) {
            elements.append("    label heading\(index): \(text())")
        }
        random.shuffle(&elements)
        return elements
    }

    private mutating func effects(
        on labels: [String],
        _ entities: [Entity],
        _ numbers: [String],
        _ state: RandomState
    ) -> [String] {
        var rest = numbers
        let shown = labels.filter { _ in !random.happens(onceIn: 3) }
        return (shown.isEmpty ? [labels[0]] : shown).map { label in
            "    show in \(label): \(rule(entities, &rest, state))"
        }
    }

    private mutating func rule(
        _ entities: [Entity],
        _ numbers: inout [String],
        _ state: RandomState
    ) -> String {
        if !numbers.isEmpty, random.happens(onceIn: 3) {
            return "next \(numbers.removeFirst()) or \(text())"
        }
        let count = random.integer(in: 1...4)
        let parts = (0..<count).map { _ in
            if !state.isEmpty, random.happens(onceIn: 3) { return state.part(&random) }
            let part = part(of: entities)
            let canLack = part.isText && !part.text.contains(" counted as ")
            return canLack && count > 1 && random.happens(onceIn: 3)
                ? "\(part.text) or \(random.element(of: Self.answers))" : part.text
        }
        if parts.count > 1, random.happens(onceIn: 2) {
            return "words \(SplitMix64.joined(parts))"
        }
        let single = part(of: entities)
        if single.isText, random.happens(onceIn: 2) { return "\(single.text) or \(text())" }
        return SplitMix64.joined(parts)
    }

    private mutating func part(of entities: [Entity]) -> (text: String, isText: Bool) {
        guard !entities.isEmpty, !random.happens(onceIn: 4) else { return (text(), false) }
        let entity = random.element(of: entities)
        let field = random.element(of: entity.fields.indices.map { $0 })
        let name = "\(entity.fields[field].name) of \(entity.name)"
        if !entity.fields[field].isText, random.happens(onceIn: 2) {
            let part = random.number(name, (text(), text()), entity.fields[field].numbers)
            return (part, !part.hasPrefix("if "))
        }
        return (name, entity.fields[field].isText)
    }
}
