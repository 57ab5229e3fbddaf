internal import Descriptions

/// The code for buttons above the rows that add or restore an entity.
extension ListCellFiles {
    /// Returns the statements that set up the buttons, one per line.
    ///
    /// - Parameter act: a closure that returns the statement for a tap.
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

    /// Returns the method that enables or disables the undo button; empty without this button.
    func enabling(_ access: String = "") -> String {
        plan.undo.map { undo in
            SwiftText.method(
                "\(access)func \(undo.enable)(_ isEnabled: Bool)",
                ["\(undo.property).isEnabled = isEnabled"]
            )
        } ?? ""
    }

    /// The properties for the state of the buttons, one per line.
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

    /// Returns the methods that send the requests of the buttons and then load the list again.
    ///
    /// - Parameters:
    ///   - head: a closure that returns the declaration of each method.
    ///   - pull: the statement that loads the list again.
    ///   - fail: a closure that returns the statement that reports a failure.
    ///   - enable: a closure that returns the statement that sets the enabled state of the undo
    ///     button to an expression.
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
