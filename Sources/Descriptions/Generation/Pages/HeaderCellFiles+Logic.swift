internal import Descriptions

/// How the one object that decides tells what it decided.
struct HeaderVoice {
    /// Shows the text of an element, as statements.
    let show: (EntityElement, _ text: String) -> [String]
    /// Asks, and says something; statements without their argument.
    let ask: (HeaderToggle) -> String
    let toast: String
    /// The method's head for a tap on a button, and for the answer that it is to be done.
    let tap: (HeaderToggle) -> String
    let confirm: (HeaderToggle) -> String
}

/// What whoever decides on a header keeps and does, where the same object shows it.
extension HeaderCellFiles {
    /// What has come, and what runs; nothing where it is only shown.
    var state: [String] {
        guard !plan.toggles.isEmpty else { return [] }
        return [
            "/// `nil` until it has loaded.", "private var \(plan.item): \(plan.itemType)?",
        ] + plan.toggles.map { "private var \($0.isRunning) = false" }
    }

    /// Loads the entity, and shows it.
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

    /// Shows an element, where it is there.
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
    /// What a tap on a button does: asks first, where it has to, or changes at once.
    ///
    /// - Parameter asking: how it asks, as a statement; `nil` where it does not.
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

    /// What the answer does that it is to be done.
    func confirming(_ head: String, _ toggle: HeaderToggle) -> String {
        SwiftText.method(
            head,
            [
                "guard let \(plan.item) else { return }",
                "\(toggle.change)(of: \(plan.item))",
            ]
        )
    }

    /// Changes at once, asks the service, and takes back what that does not do.
    ///
    /// - Parameters:
    ///   - before: what is kept of the entity as it was, a line each.
    ///   - failed: what is said where it was not done, a line each.
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
