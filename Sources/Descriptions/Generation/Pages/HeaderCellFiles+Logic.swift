internal import Descriptions

/// The statements with which the object that controls a header shows its results.
struct HeaderVoice {
    /// A closure that returns the statements that show the text of an element.
    let show: (EntityElement, _ text: String) -> [String]
    /// The calls that ask a question and show a message, without their arguments.
    let ask: (HeaderToggle) -> String
    let toast: String
    /// Closures that return the declarations of the methods for a tap on a button and for a
    /// confirmation.
    let tap: (HeaderToggle) -> String
    let confirm: (HeaderToggle) -> String
}

/// The state and the methods of the object that controls a header, if the same object also shows
/// it.
extension HeaderCellFiles {
    /// The properties of the loaded entity and the running requests; empty if the header changes
    /// nothing.
    var state: [String] {
        guard !plan.toggles.isEmpty else { return [] }
        return [
            "/// `nil` until it has loaded.", "private var \(plan.item): \(plan.itemType)?",
        ] + plan.toggles.map { "private var \($0.isRunning) = false" }
    }

    /// Returns the method that loads the entity and shows it.
    func loading(_ head: String, _ voice: HeaderVoice) -> String {
        let item = plan.item
        let keeping = plan.toggles.isEmpty ? [] : ["self.\(item) = \(item)"]
        let rest = plan.toggles.isEmpty ? [] : ["showChanges()"]
        return SwiftText.method(
            head,
            [
                "\(plan.service.name.member).\(item)(id: \(plan.id)) { [weak self] result in",
                "    switch result {", "    case .success(let \(item)): self?.show(\(item))",
                "    case .failure: self?.\(voice.toast)(\(plan.failureText))", "    }", "}",
            ]
        )
            + SwiftText.method(
                "private func show(_ \(item): \(plan.itemType))",
                keeping + plan.lasting.flatMap { showing($0, voice) } + rest
            ) + changes(voice)
    }

    /// Returns the statements that show an element, with the condition under which it is shown.
    private func showing(_ element: EntityElement, _ voice: HeaderVoice) -> [String] {
        let statements = voice.show(element, plan.expression(element))
        return plan.condition(element).map { condition in
            ["if \(condition.expression()) {"] + statements.map { "    " + $0 } + ["}"]
        } ?? statements
    }

    private func changes(_ voice: HeaderVoice) -> String {
        guard !plan.toggles.isEmpty else { return "" }
        let showing = SwiftText.method(
            "private func showChanges()",
            plan.changing.isEmpty
                ? []
                : ["guard let \(plan.item) else { return }"]
                    + plan.changing.flatMap { self.showing($0, voice) }
        )
        .replacing(
            "\n    private func showChanges",
            with: "\n    /// Updates the elements that can change.\n    private func showChanges"
        )
        return showing + "\n    // MARK: - Changing\n"
            + plan.toggles.map { changing($0, voice) }.joined()
    }

    private func changing(_ toggle: HeaderToggle, _ voice: HeaderVoice) -> String {
        let item = plan.item
        let asking =
            toggle.question.map {
                "\(voice.ask(toggle))(\(TextExpression(text: $0.text).whole))"
            }
        return toggling(voice.tap(toggle), toggle, asking: asking)
            + (toggle.question == nil ? "" : confirming(voice.confirm(toggle), toggle))
            + changing(
                toggle,
                before: toggle.failureVaries
                    ? ["let failure = \(TextExpression(text: toggle.toggle.failure).whole)"] : [],
                failed: [
                    "\(voice.toast)(\(toggle.failureVaries ? "failure" : TextExpression(text: toggle.toggle.failure).whole))"
                ]
            )
            + SwiftText.method(
                "private func \(toggle.set)(_ \(toggle.field.member): Bool)",
                ["\(item)?.\(toggle.field.member) = \(toggle.field.member)", "showChanges()"]
            )
    }
}

extension HeaderCellFiles {
    /// Returns the method for a tap on a button, which asks first if this is required, or makes the
    /// change at once.
    ///
    /// - Parameter asking: the statement that asks; `nil` for none.
    func toggling(_ head: String, _ toggle: HeaderToggle, asking: String?) -> String {
        let item = plan.item
        let change = "\(toggle.change)(of: \(item))"
        guard let asking else {
            return SwiftText.method(
                head,
                ["guard let \(item), !\(toggle.isRunning) else { return }", change]
            )
        }
        guard let asks = toggle.toggle.asks else {
            let isNamed = asking.contains("(of: \(item))") || asking.contains("\(item).")
            return SwiftText.method(
                head,
                [
                    "guard \(isNamed ? "let \(item)" : "\(item) != nil"), !\(toggle.isRunning) else { return }",
                    asking,
                ]
            )
        }
        return SwiftText.method(
            head,
            [
                "guard let \(item), !\(toggle.isRunning) else { return }",
                "if \(asks.isSet ? "" : "!")\(item).\(asks.field.flagMember) {", "    \(asking)",
                "} else {", "    \(change)", "}",
            ]
        )
    }

    /// Returns the method for the confirmation.
    func confirming(_ head: String, _ toggle: HeaderToggle) -> String {
        SwiftText.method(
            head,
            [
                "guard let \(plan.item) else { return }",
                "\(toggle.change)(of: \(plan.item))",
            ]
        )
    }

    /// Returns the method that shows a change at once, sends the request, and reverts the change
    /// after a failure.
    ///
    /// - Parameters:
    ///   - before: the statements that store values of the entity before the change, one per line.
    ///   - failed: the statements that report a failure, one per line.
    func changing(_ toggle: HeaderToggle, before: [String], failed: [String]) -> String {
        let item = plan.item
        let member = toggle.field.member
        let service = plan.service.name.member
        return SwiftText.method(
            "private func \(toggle.change)(of \(item): \(plan.itemType))",
            ["let \(member) = !\(item).\(member)"] + before + [
                "\(toggle.isRunning) = true", "\(toggle.set)(\(member))",
                "\(service).\(toggle.set)(\(member), \(plan.id): \(plan.id)) { [weak self] result in",
                "    guard let self else { return }", "    \(toggle.isRunning) = false",
                "    guard case .failure = result else { return }",
                "    \(toggle.set)(!\(member))",
            ] + failed.map { "    " + $0 } + ["}"]
        )
    }
}
