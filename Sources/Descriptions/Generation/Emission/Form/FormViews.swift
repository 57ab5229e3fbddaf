internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// The views of a form, in all architectures.
struct FormViews {
    let screen: FormScreen
    private var elements: [Form.Element] { screen.plan.form.elements }

    /// Returns the name of the constant of an element: `name`, `nameError`, `aboutCount`.
    private func constant(_ element: Form.Element) -> String {
        switch element {
        case .field(let name, _), .toggle(let name, _), .button(let name, _): name.member
        case .error(let name, _): "\(name.member)Error"
        case .counter(let name, _): "\(name.member)Count"
        }
    }

    private func view(_ element: Form.Element) -> ViewKind {
        switch element {
        case .field: .textField
        case .toggle: .toggle
        case .error, .counter: .label
        case .button: .button
        }
    }

    private func property(_ element: Form.Element) -> String {
        constant(element) + view(element).suffix
    }

    func properties(_ declaration: String = "private lazy var") -> String {
        SwiftCode.lines(
            elements.map { SwiftCode.property(declaration, property($0), view($0)) }
        )
    }

    func label(_ mark: FormPlan.Mark) -> String { "\(mark.name.member)Label" }
    func button(_ name: Name) -> String { "\(name.member)Button" }

    /// Returns the statement that shows the value of an input.
    ///
    /// - Parameter owner: the code before the name of the view.
    func showing(_ input: FormScreen.Input, _ value: String, in owner: String = "") -> String {
        input.isSwitch
            ? "\(owner)\(input.property).isOn = \(value)"
            : "\(owner)\(input.property).show(\(value))"
    }

    /// Returns the value of an input in its view.
    func value(of input: FormScreen.Input, in owner: String = "") -> String {
        "\(owner)\(input.property).\(input.isSwitch ? "isOn" : "text ?? \"\"")"
    }

    // MARK: - Set-up

    /// Returns the statements that set up the views.
    ///
    /// - Parameters:
    ///   - parent: the code before the function that adds a view.
    ///   - actions: the statements that add actions, where they are a part of the set-up.
    func layOut(parent: String = "view.", actions: [String] = []) -> String {
        func identify(_ view: String, _ constant: String) -> String {
            "\(view).accessibilityIdentifier = \(screen.plan.elements).Form.\(constant)"
        }
        let views = elements.map { element in
            var lines = [identify(property(element), constant(element))]
            if case .button(_, let title) = element {
                lines.append(
                    "\(property(element)).setTitle(\(SwiftText.literal(title)), for: .normal)"
                )
            }
            return SwiftCode.lines(lines)
        }
        let subviews = elements.map(property) + ["activityIndicator"]
        return SwiftCode.lines(
            views + actions + [identify("activityIndicator", "saving")] + [
                "\(parent)addStack(of: [\n\(subviews.joined(separator: ", ")),\n])"
            ]
        )
    }

    /// Returns the statements that report edits and taps.
    ///
    /// - Parameters:
    ///   - owner: the code before the names of the views.
    ///   - edit: a closure that returns the closure for an edit.
    ///   - save: the closure for a tap on the button that saves.
    ///   - close: the closure for a tap on the button that closes.
    func actions(
        owner: String = "",
        edit: (FormScreen.Input) -> String,
        save: String,
        close: String
    ) -> [String] {
        let edits = (screen.fields + screen.switches).map { input in
            let event = input.isSwitch ? "valueChanged" : "editingChanged"
            return SwiftCode.addAction(to: owner + input.property, edit(input), for: event)
        }
        return edits + buttons(owner: owner, save: save, close: close)
    }

    /// Returns the statements that report taps on the two buttons.
    func buttons(owner: String = "", save: String, close: String) -> [String] {
        [(screen.plan.saveButton, save), (screen.plan.closeButton, close)].map { name, closure in
            SwiftCode.addAction(to: owner + button(name), closure)
        }
    }

    /// Returns the function that reports edits and taps, where the view has the controls.
    ///
    /// - Parameter pass: a closure that returns the statement that passes a value on.
    func addActions(
        pass: (_ input: FormScreen.Input, _ value: String) -> String,
        save: String,
        close: String
    ) -> String {
        let actions = actions(
            edit: { input in
                let statement = pass(input, value(of: input))
                return "[weak self] _ in\nguard let self else { return }\n\(statement)\n"
            },
            save: save,
            close: close
        )
        return SwiftCode.block("private func addActions()", SwiftCode.lines(actions))
    }

    /// Returns the view controller that has the controls.
    ///
    /// - Parameters:
    ///   - owner: the object behind the view, with its type.
    ///   - other: the declaration of another property.
    ///   - start: the statements after the set-up.
    ///   - appeared: the function that is called when the view has appeared; empty if there is none.
    ///   - setUp: the statements of the set-up; `nil` if it adds no actions.
    ///   - conformance: the extension with the functions that the object behind the view calls.
    func controller(
        imports: [String] = [],
        owner: (name: String, type: String),
        other: String = "",
        start: [String],
        appeared: String = "",
        setUp: String? = nil,
        _ members: [String],
        conformance: String = ""
    ) -> GeneratedFile {
        let stored = SwiftCode.lines(
            "private let \(owner.name): \(owner.type)",
            other,
            properties(),
            SwiftCode.property("private lazy var", "activityIndicator", .activityIndicator)
        )
        let viewDidLoad = SwiftCode.block(
            "override func viewDidLoad()",
            SwiftCode.lines(["super.viewDidLoad()"] + Self.modal + ["layOut()"] + start)
        )
        let all =
            [
                stored, SwiftCode.initializers(ofController: [owner]), viewDidLoad, appeared,
                SwiftCode.block("private func layOut()", setUp ?? layOut()),
            ] + members
        return screen.file(
            "ViewController",
            ["HeadlessKit", screen.plan.type] + imports,
            SwiftCode.sections(
                SwiftCode.block(
                    "final class \(screen.type)ViewController: UIViewController",
                    SwiftCode.sections(all)
                ),
                conformance,
                swipe()
            )
        )
    }

    /// The statements by which a swipe down does not close the form.
    static let modal = ["isModalInPresentation = true", "presentationController?.delegate = self"]

    /// Returns the extension for a swipe down.
    ///
    /// - Parameter owner: the code before the name of the button that closes.
    func swipe(owner: String = "") -> String {
        let close = owner + button(screen.plan.closeButton)
        return """
            extension \(screen.type)ViewController: UIAdaptivePresentationControllerDelegate {
            \(screen.comment("Does what the button does, because the user swiped the sheet down."))
            func presentationControllerDidAttemptToDismiss(
            _ presentationController: UIPresentationController
            ) {
            if \(close).isEnabled { \(close).sendActions(for: .touchUpInside) }
            }
            }
            """
    }

    // MARK: - Showing

    /// Returns the statements that show all values except questions, in Store and Observable.
    ///
    /// - Parameter owner: the code before the values.
    func showing(_ owner: String) -> [String] {
        screen.inputs.map { showing($0, owner + $0.name.member) }
            + screen.marks.map { "\(label($0)).text = \(owner)\($0.name.member)" }
            + [
                "\(button(screen.plan.saveButton)).isEnabled = \(owner)canSave",
                "showSaving(\(owner)isSaving)",
            ]
    }

    /// Returns the function that disables the form during saving.
    func showSaving(_ access: String = "private ") -> String {
        let inputs = screen.inputs.map(\.property)
        let controls = inputs + [button(screen.plan.closeButton)]
        let meaning =
            "Shows that the \(screen.itemText) is being saved. The form is disabled until then."
        return """
            \(screen.comment(meaning))
            \(access)func showSaving(_ isSaving: Bool) {
            let controls = [\(controls.joined(separator: ", "))]
            for control in controls { control.isEnabled = !isSaving }
            if isSaving {
            activityIndicator.startAnimating()
            } else {
            activityIndicator.stopAnimating()
            }
            }
            """
    }

    /// Returns the function that asks a question in an alert.
    ///
    /// - Parameters:
    ///   - access: the code before the keyword of the function.
    ///   - confirm: the statement after the answer that confirms, with the captures of its closure.
    ///   - refuse: the statement after the other answer; `nil` if nothing happens then.
    func alert(
        _ asked: FormScreen.Asked,
        _ access: String = "private ",
        capturing captures: String = "[weak self]",
        confirm: String,
        refuse: String? = nil
    ) -> String {
        func answer(_ index: Int, _ style: String, _ statement: String?) -> (
            title: String, style: String, closure: String
        ) {
            (
                SwiftText.literal(asked.question.answers[index].title), style,
                statement.map { "\(captures) _ in\n\($0)\n" } ?? ""
            )
        }
        return SwiftCode.alert(
            "\(access)func confirm\(asked.name)()",
            title: screen.expression.text(asked.question.text),
            [answer(0, "destructive", confirm), answer(1, "cancel", refuse)]
        )
    }
}
