internal import SeededRandom

/// A random description of a card with a form, from a seed.
struct RandomForm {
    /// The prefix of names, so that many features fit into one package.
    let prefix: String
    var random: SplitMix64

    private static let rules = [
        "is not blank", "is an address", "is a phone number", "is blank or an address",
        "is blank or a phone number",
    ]

    mutating func source() -> String {
        let item = "item\(prefix)"
        let texts = (0..<random.integer(in: 0...3)).map { "\(word()) text\($0)" }
        let flags = (0..<random.integer(in: texts.isEmpty ? 1...2 : 0...2)).map {
            "\(word()) flag\($0)"
        }
        let hasNumber = random.happens(onceIn: 2)
        let announces = random.happens(onceIn: 2)
        var lines = [
            "# A trial.", "feature \(prefix): \"A trial.\"", "", "entity \(item): \"A thing.\"",
        ]
        lines += texts.map { "    \($0): \(random.text())" }
        lines += flags.map { "    \($0): \(random.happens(onceIn: 2) ? "yes" : "no")" }
        if hasNumber { lines.append("    amount: number 1, later 12") }
        lines += [
            "", "service keeper\(prefix): \"Keeps.\"", "    loads the \(item)", "    saves it",
        ]
        if announces { lines.append("    announces changes") }
        var labels = texts.map {
            "label \($0): \($0)\(random.happens(onceIn: 2) ? " or \"Nothing\"" : "")"
        }
        labels += flags.map { "label \($0): if \($0) \(text()) otherwise \(text())" }
        if hasNumber { labels.append("label amount: amount counted as \"thing\"") }
        labels.append("button edit: \"Edit\"")
        random.shuffle(&labels)
        lines += ["", "card of the \(item)", "    failure: \(text())"] + labels.map { "    \($0)" }
        lines += ["", "form of the \(item)"]
        var taps = [
            "", "on tap of edit", "    open the form", "", "on tap of keep",
            "    save it, failure \(text())",
        ]
        for (index, text) in texts.enumerated() { lines += field("entry\(index)", text) }
        for (index, flag) in flags.enumerated() {
            lines.append("    switch lever\(index): \(flag)")
            if random.happens(onceIn: 3) {
                taps += [
                    "", "on tap of lever\(index)", "    ask if on with \(answers()): \(text())",
                ]
            }
        }
        lines += ["    button keep: \"Keep\"", "    button leave: \"Leave\""]
        taps += ["", "on tap of leave"]
        if random.happens(onceIn: 2) {
            taps.append("    ask if changed with \(answers()): \(text())")
        }
        return (lines + taps + ["    close the form"]).joined(separator: "\n") + "\n"
    }

    /// Returns the lines of a text field, which can have a rule, a message and a counter.
    private mutating func field(_ name: String, _ edited: String) -> [String] {
        var lines = ["    field \(name): \(edited)"]
        let limit = random.element(of: [5, 12, 160])
        let hasLimit = random.happens(onceIn: 2)
        var conditions = random.happens(onceIn: 2) ? [random.element(of: Self.rules)] : []
        if hasLimit { conditions.append("has at most \(limit) characters") }
        guard !conditions.isEmpty else { return lines }
        let message = random.happens(onceIn: 3) ? "" : ": \"Wrong\""
        lines.append("    valid if \(name) \(conditions.joined(separator: " and "))\(message)")
        if hasLimit, random.happens(onceIn: 2) { lines.append("    counter of \(name)") }
        return lines
    }

    private mutating func word() -> String { random.element(of: RandomDescription.words) }

    private mutating func text() -> String { "\"\(random.element(of: RandomDescription.texts))\"" }

    /// Returns the two answers of a question.
    private mutating func answers() -> String {
        var answers = RandomDescription.answers
        random.shuffle(&answers)
        return "\(answers[0]) or \(answers[1])"
    }
}
