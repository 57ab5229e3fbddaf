internal import Descriptions

/// What cells have where buttons above the rows add one, or bring one back.
extension ListCellFiles {
    /// How the buttons look, and what they do; a line each.
    ///
    /// - Parameter act: what a tap does.
    func buttonLines(_ act: (ListButton) -> String) -> [String] {
        plan.buttons.flatMap { button in
            [
                "\(button.property).accessibilityIdentifier = \(plan.elements).\(button.name.member)",
                "\(button.property).setTitle(\(button.title), for: .normal)",
            ] + (button.isUndo ? ["\(button.property).isEnabled = false"] : []) + [
                "\(button.property).addAction(Action { [weak self] _ in \(act(button)) }, for: .touchUpInside)"
            ]
        }
    }

    /// Shows whether something can be brought back; nothing where no button does.
    func enabling(_ access: String = "") -> String {
        plan.undo.map { undo in
            SwiftText.method(
                "\(access)func \(undo.enable)(_ isEnabled: Bool)",
                ["\(undo.property).isEnabled = isEnabled"]
            )
        } ?? ""
    }

    /// What is kept of them, as properties; a line each.
    var buttonState: [String] {
        plan.buttons.flatMap { button in
            button.isUndo
                ? [
                    "/// The row that was removed last, until it is restored.",
                    "private var lastRemovedID: \(plan.itemType).ID?",
                    "private var \(button.isRunning) = false",
                ] : ["private var \(button.isRunning) = false"]
        }
    }

    /// Does what the buttons are for, and has the list come anew.
    ///
    /// - Parameters:
    ///   - head: of each method.
    ///   - pull: what has the list come anew.
    ///   - fail: how a failure is told.
    ///   - enable: shows whether something can be brought back, of an expression.
    func acting(
        _ head: (ListButton) -> String,
        pull: String,
        fail: (ListButton) -> String,
        enable: (ListButton, String) -> String
    ) -> String {
        plan.buttons.map { button in
            let end = [
                "    switch result {", "    case .success: \(pull)",
                "    case .failure: \(fail(button))", "    }", "}",
            ]
            let service = plan.service.name.member
            guard button.isUndo else {
                return SwiftText.method(
                    head(button),
                    [
                        "guard !isAdding else { return }", "isAdding = true",
                        "\(service).add { [weak self] result in",
                        "    guard let self else { return }", "    isAdding = false",
                    ] + end
                )
            }
            return SwiftText.method(
                head(button),
                [
                    "guard let id = lastRemovedID, !isRestoring else { return }",
                    "isRestoring = true", "updateUndo()",
                    "\(service).restore(\(plan.item)ID: id) { [weak self] result in",
                    "    guard let self else { return }", "    isRestoring = false",
                    "    if case .success = result, lastRemovedID == id { lastRemovedID = nil }",
                    "    updateUndo()",
                ] + end
            )
                + SwiftText.method(
                    "private func remember(_ id: \(plan.itemType).ID)",
                    ["lastRemovedID = id", "updateUndo()"]
                )
                + SwiftText.method(
                    "private func updateUndo()",
                    [enable(button, "lastRemovedID != nil && !isRestoring")]
                )
        }
        .joined()
    }
}
