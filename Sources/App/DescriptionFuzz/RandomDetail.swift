internal import SeededRandom

/// A random description of the screen of one entity, from a seed.
struct RandomDetail {
    /// The prefix of names, so that many features fit into one package.
    let prefix: String
    var random: SplitMix64

    private enum Kind: CaseIterable { case text, number, date, flag, choice }

    private struct Field {
        let name: String
        let kind: Kind
        /// The possible values of a choice.
        var choices: [String] = []
        /// The limits of a number; `nil` for none.
        var limits: (lower: Int, upper: Int)?
        /// The first and the later value of a number.
        var numbers: [Int] = []
    }

    /// A change of a field by a button.
    private struct Edit {
        let button: String
        let field: Field
        let line: String
    }

    mutating func source() -> String {
        let item = "item\(prefix)"
        let fields = fields()
        let changed = fields.filter { _ in !random.happens(onceIn: 3) }
        var lines = [
            "# A trial.", "feature \(prefix): \"A trial.\"", "", "entity \(item): \"A thing.\"",
        ]
        for field in fields { lines.append("    \(field.name): \(values(field))") }
        lines += ["", "service keeper\(prefix): \"Keeps.\"", "    loads the \(item)"]
        lines += changed.map { field in
            let limits = field.limits.map { " from \($0.lower) to \($0.upper)" } ?? ""
            return "    changes \(field.name)\(limits)"
        }
        lines += ["", "screen of the \(item)", "    failure: \(text())"]
        let fact = "allowed\(prefix)"
        let conditions = ["", "", " if \(fact)", " unless \(fact)"]
        var elements = (0..<random.integer(in: 1...4)).map {
            "    label \(word()) shown\($0): \(rule(fields))"
        }
        // Every field that changes is shown.
        elements += changed.enumerated().map {
            "    label state\($0): \(part($1))"
        }
        var reactions: [String] = []
        var edits = changed.enumerated().flatMap { index, field in
            self.edits(field).enumerated().map { number, edit in
                Edit(
                    button: "turn\(index)\(["first", "then", "last"][number])",
                    field: field,
                    line: edit
                )
            }
        }
        var asks = random.happens(onceIn: 2)
        if asks, edits.count > 1, random.happens(onceIn: 2) {
            random.shuffle(&edits)
            let outcomes = [edits.removeLast(), edits.removeLast()]
            elements.append(
                "    button decide\(random.element(of: conditions)): \(title(outcomes[0].field))"
            )
            reactions += question(outcomes, of: fields)
            asks = false
        }
        for edit in edits {
            let condition = random.element(of: conditions)
            elements.append("    button \(edit.button)\(condition): \(title(edit.field))")
            reactions += ["", "on tap of \(edit.button)"]
            if asks {
                reactions.append("    ask with \(answer()): \(question(about: [edit], of: fields))")
                asks = false
            }
            reactions.append("    \(change(edit))")
        }
        let numbers = fields.filter { $0.kind == .number }.map(\.name)
        for (index, number) in numbers.enumerated() where random.happens(onceIn: 2) {
            let condition = random.element(of: conditions)
            elements.append("    button lead\(index)\(condition): \(rule(fields))")
            let page = random.happens(onceIn: 2) ? "page\(prefix)" : "other\(prefix)"
            reactions += ["", "on tap of lead\(index)", "    go to \(page) detail of \(number)"]
        }
        random.shuffle(&elements)
        if elements.contains(where: { $0.contains(fact) }) {
            lines.insert(contentsOf: ["fact \(fact): \"Whether it is allowed.\"", ""], at: 3)
        }
        return (lines + elements + reactions).joined(separator: "\n") + "\n"
    }

    /// Returns the reaction of a button with a question and one answer for each change.
    private mutating func question(_ outcomes: [Edit], of fields: [Field]) -> [String] {
        var answers = RandomDescription.answers
        random.shuffle(&answers)
        let cancel = random.happens(onceIn: 2) ? "" : " or \(answers[outcomes.count])"
        let text = question(about: outcomes, of: fields)
        return ["", "on tap of decide", "    ask\(cancel): \(text)"]
            + zip(answers, outcomes).map { "    answer \($0): \(change($1))" }
    }

    /// Returns the text of a question before changes.
    private mutating func question(about edits: [Edit], of fields: [Field]) -> String {
        // A condition about a choice that is set would have a constant result.
        let others = fields.filter { field in
            field.kind != .choice || !edits.contains { $0.field.name == field.name }
        }
        return others.isEmpty ? text() : rule(others)
    }

    private mutating func change(_ edit: Edit) -> String {
        let success = random.happens(onceIn: 3) ? ", success \(text())" : ""
        return "\(edit.line)\(success), failure \(text())"
    }

    private mutating func word() -> String { random.element(of: RandomDescription.words) }

    private mutating func text() -> String { "\"\(random.element(of: RandomDescription.texts))\"" }

    private mutating func answer() -> String { random.answers() }

    private mutating func fields() -> [Field] {
        (0..<random.integer(in: 1...4)).map { index in
            var field = Field(
                name: "\(word()) field\(index)",
                kind: random.element(of: Kind.allCases)
            )
            if field.kind == .choice {
                field.choices = (0..<random.integer(in: 2...4)).map { "\(word()) way\($0)" }
            }
            if field.kind == .number {
                let lower = random.element(of: [-5, 0, 1, 9_990])
                let upper = lower + random.element(of: [1, 5, 20, 90_000])
                field.limits = (lower, upper)
                field.numbers = (0..<2).map { _ in random.integer(in: lower...upper) }
            }
            return field
        }
    }

    private mutating func values(_ field: Field) -> String {
        switch field.kind {
        case .flag: return random.happens(onceIn: 2) ? "yes" : "no"
        case .text: return random.text()
        case .choice: return "one of \(field.choices.joined(separator: ", "))"
        case .date: return "date \(random.day()), later \(random.day())"
        case .number: return "number \(field.numbers[0]), later \(field.numbers[1])"
        }
    }

    /// Returns the changes of a field by buttons, one to three.
    private mutating func edits(_ field: Field) -> [String] {
        switch field.kind {
        case .flag:
            let set = "set \(field.name) to \(random.happens(onceIn: 2) ? "yes" : "no")"
            return random.happens(onceIn: 3) ? [set] : ["toggle \(field.name)"]
        case .text: return ["set \(field.name) to \(text())"]
        case .date: return ["set \(field.name) to \(random.day())"]
        case .choice: return field.choices.prefix(3).map { "set \(field.name) to \($0)" }
        case .number:
            let limits = field.limits ?? (0, 1)
            let step = random.integer(in: 1...min(3, limits.upper - limits.lower))
            return ["add \(step) to \(field.name)", "add -1 to \(field.name)"]
                + (random.happens(onceIn: 2) ? ["set \(field.name) to \(limits.lower)"] : [])
        }
    }

    private mutating func title(_ field: Field) -> String {
        random.happens(onceIn: 2) ? text() : part(field)
    }

    private mutating func rule(_ fields: [Field]) -> String {
        let count = random.integer(in: 1...3)
        let texts = fields.filter { $0.kind == .text }.map(\.name)
        let parts = (0..<count).map { _ in
            let part = random.happens(onceIn: 4) ? text() : part(random.element(of: fields))
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

    private mutating func part(_ field: Field) -> String {
        switch field.kind {
        case .flag: return "if \(field.name) \(text()) otherwise \(text())"
        case .choice:
            return
                "if \(field.name) is \(random.element(of: field.choices)) \(text()) otherwise \(text())"
        case .number where random.happens(onceIn: 2):
            return random.number(field.name, (text(), text()), field.numbers)
        case .text, .number, .date: return field.name
        }
    }
}
