internal import Descriptions

/// The code in VIPER for entities that are added, removed or restored.
extension ListVIPERFiles {
    /// The methods that remove an entity at once and restore it after a failure; empty without such
    /// a button.
    var removing: String {
        guard let removal = plan.removal else { return "" }
        let told =
            (plan.isShrinking ? ["moveUp()"] : [])
            + (plan.undo == nil ? [] : ["remember(id)"])
            + (removal.success == nil ? [] : ["output?.\(removal.didRemove)()"])
        let success =
            told.count > 1 ? told.map { "\n                " + $0 }.joined() : told.first ?? "break"
        return """

            \(beginning(removal, as: nil))
                    removed.insert(id)
                    filter\(plan.itemsType)()
                    \(plan.service.name.member).remove(\(plan.item)ID: id) { [weak self] result in
                        guard let self else { return }
                        changing[id] = nil
                        switch result {
                        case .success: \(success)
                        case .failure:
                            removed.remove(id)
                            filter\(plan.itemsType)()
                            output?.\(removal.didFail)()
                        }
                    }
                }

            """
    }

    /// The methods of the presenter for taps on the buttons above the rows.
    var asksOfButtons: String {
        plan.buttons.map {
            SwiftText.method("func \($0.tap)()", ["interactor.\($0.method)()"])
        }
        .joined()
    }

    /// The methods of the presenter that report failures of the buttons above the rows, and enable
    /// the undo button.
    var answersOfButtons: String {
        plan.buttons.map { button in
            SwiftText.method("func \(button.didFail)()", ["view?.showToast(\(button.failure))"])
                + (button.isUndo
                    ? SwiftText.method(
                        "func \(button.didEnable)(_ isEnabled: Bool)",
                        ["view?.\(button.enable)(isEnabled)"]
                    ) : "")
        }
        .joined()
    }

    var acting: String {
        acting(
            { "func \($0.method)()" },
            pull: "refresh\(plan.itemsType)()",
            fail: { "output?.\($0.didFail)()" },
            enable: { "output?.\($0.didEnable)(\($1))" }
        )
    }

    /// Returns the methods of the presenter that show whether an entity was removed.
    func told(_ removal: ListRemoval) -> String {
        (removal.success.map {
            SwiftText.method("func \(removal.didRemove)()", ["view?.showToast(\($0))"])
        } ?? "")
            + SwiftText.method("func \(removal.didFail)()", ["view?.showToast(\(removal.failure))"])
    }
}
