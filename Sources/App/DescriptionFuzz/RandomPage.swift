internal import SeededRandom

/// A random description of a header with one or two lists, from a seed.
struct RandomPage {
    /// The prefix of names, so that many features fit into one package.
    let prefix: String
    var random: SplitMix64

    mutating func source() -> String {
        let hasTwo = random.happens(onceIn: 2)
        var host = RandomList(prefix: prefix, mark: "host", random: random)
        let fields = host.fields()
        let header = header(fields, &host)
        let fact = "own place"
        // A flag on which nothing depends is invalid.
        let condition = hasTwo && host.random.happens(onceIn: 2) ? "if \(fact)" : nil
        let hasFact = condition != nil || header.hangs
        var lines = ["# A trial.", "feature \(prefix): \"A trial.\"", ""]
        if hasFact { lines += ["fact \(fact): \"Whether it is so.\"", ""] }
        lines += header.things + [""]
        var first = RandomList(prefix: prefix, mark: "left", random: host.random)
        let left = first.parts(isAlone: !hasTwo)
        var parts = [left]
        random = first.random
        if hasTwo {
            var second = RandomList(prefix: prefix, mark: "right", random: random)
            parts.append(second.parts(where: condition, isAlone: false))
            random = second.random
        }
        lines += parts.flatMap { $0.things + [""] } + header.screen
        if hasTwo { lines += ["", "switch: \(host.text()) or \(host.text())"] }
        lines += parts.flatMap(\.list) + header.taps + parts.flatMap(\.taps)
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the entity with its service, the elements, and the reactions to taps.
    ///
    /// - Returns: also whether a part of the header depends on the flag.
    private func header(
        _ fields: [RandomList.Field],
        _ host: inout RandomList
    ) -> (things: [String], screen: [String], taps: [String], hangs: Bool) {
        let owner = "host\(prefix)"
        let flags = fields.filter { $0.kind == .flag }.map(\.name)
        var toggled: [String] = []
        for flag in flags where !host.random.happens(onceIn: 3) { toggled.append(flag) }
        var things = ["entity \(owner): \"A host.\""]
        for field in fields { things.append("    \(field.name): \(host.values(field, most: 0))") }
        things += ["", "service porter\(prefix): \"Opens.\"", "    loads the \(owner)"]
        things += toggled.map { "    changes \($0)" }
        var elements = [
            "    label whole: \(fields[0].kind == .flag || fields[0].kind == .choice ? host.condition(asked(fields[0])) : fields[0].name)"
        ]
        for index in 0..<host.random.integer(in: 0...3) {
            elements.append("    label \(host.word()) seen\(index): \(host.rule(fields))")
        }
        let hasImage = host.random.happens(onceIn: 2)
        if hasImage { elements.append("    image badge: \(host.rule(fields))") }
        var hangs = false
        for (index, flag) in toggled.enumerated() {
            let condition = ["", " if own place", " unless own place"][host.random.index(below: 3)]
            hangs = hangs || !condition.isEmpty
            elements.append("    button press\(index)\(condition): \(host.condition(flag))")
        }
        host.random.shuffle(&elements)
        let screen = ["header of the \(owner)", "    failure: \(host.text())"] + elements
        var taps: [String] = []
        if hasImage, host.random.happens(onceIn: 2) {
            taps += ["", "on tap of badge", "    go to page\(prefix) detail"]
        }
        let asking =
            !toggled.isEmpty && host.random.happens(onceIn: 2)
            ? host.random.index(below: toggled.count) : nil
        for (index, flag) in toggled.enumerated() {
            taps += ["", "on tap of press\(index)"]
            if index == asking {
                let when = host.random.happens(onceIn: 2) ? " if \(flag)" : ""
                taps.append("    ask\(when) with \(host.answer()): \(host.rule(fields))")
            }
            let failure = host.random.happens(onceIn: 2) ? host.text() : host.condition(flag)
            taps.append("    toggle \(flag), failure \(failure)")
        }
        return (things, screen, taps, hangs)
    }

    /// Returns the condition of a text about a field that is a Boolean or a choice.
    private func asked(_ field: RandomList.Field) -> String {
        field.kind == .choice ? "\(field.name) is \(field.choices[0])" : field.name
    }
}
