internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// A screen with elements and state of its own, with the code that its architectures share.
struct ElementsScreen {
    /// A button, with what a tap does.
    struct Tap {
        let interaction: Interaction
        /// The condition under which the tap is possible; `nil` for always.
        let condition: Expression?
        /// The changes of the state.
        let changes: [(variable: String, value: Expression)]
        /// The texts that labels show then.
        let texts: [(label: Name, text: Expression)]

        var button: Name { interaction.button }
        /// The property that indicates whether the tap is possible.
        var isPossible: String { interaction.isPossible }
    }

    let description: Description
    let plan: ElementsPlan
    let component: Component
    let taps: [Tap]

    init(_ description: Description) {
        self.description = description
        plan = ElementsPlan(description)
        component = ScreenModel(description).parts[0].component
        let shown = Set(description.shownLabels.map(\.member))
        taps = zip(plan.interactions, component.programs).map { interaction, program in
            var condition: Expression?
            var changes: [(String, Expression)] = []
            var texts: [(Name, Expression)] = []
            for step in program.body {
                switch step {
                case .require(let required): condition = required
                case .set(.state(let name), let value):
                    if shown.contains(name) {
                        let label = description.shownLabels.first { $0.member == name }
                        texts.append((label ?? Name(name), value))
                    } else {
                        changes.append((name, value))
                    }
                default: break
                }
            }
            return Tap(
                interaction: interaction,
                condition: condition,
                changes: changes,
                texts: texts
            )
        }
    }

    var type: String { description.feature.type }

    /// The labels whose texts follow the state, and the taps that are not always possible.
    var bound: [(label: Name, text: Expression)] {
        let labels = Set(description.boundLabels.map(\.name))
        return component.displays.compactMap { display in
            if case .text(let name) = display.target, labels.contains(name) {
                (name, display.value)
            } else {
                nil
            }
        }
    }
    var limited: [Tap] { taps.filter { $0.condition != nil } }
    var followsState: Bool { !bound.isEmpty || !limited.isEmpty }

    // MARK: - Services

    var services: [(name: String, type: String)] {
        description.services.map { ($0.name.member, "any \($0.name.type)") }
    }

    func importsOfModel(_ others: [String] = []) -> [String] {
        others + (services.isEmpty ? [] : ["internal import Model"])
    }

    /// The properties of the services.
    func serviceProperties(_ declaration: String = "private let") -> String {
        SwiftCode.lines(services.map { "\(declaration) \($0.name): \($0.type)" })
    }

    /// The initializer that takes the services; empty without services.
    var initializer: String { services.isEmpty ? "" : SwiftCode.initializer(services) }

    /// The initializers of a view controller that takes the services; empty without services.
    var controllerInitializers: String {
        services.isEmpty ? "" : SwiftCode.initializers(ofController: services)
    }

    /// Returns the creation of an object with the services of the dependencies.
    func creation(of type: String) -> String {
        let list = services.map { "\($0.name): dependencies.\($0.name)" }.joined(separator: ", ")
        return "\(type)(\(list))"
    }

    /// Returns the type that creates the screen.
    func assembly(
        comment: String = "The entry point of the implementation.",
        imports: [String] = [],
        body: String
    ) -> GeneratedFile {
        file(
            "Assembly",
            ["package import \(type)", "package import HeadlessKit"] + imports,
            """
            \(SwiftText.comment(comment))
            @MainActor
            package enum \(type)Assembly {
            \(body)
            }
            """
        )
    }

    func screenFunction(_ body: String) -> String {
        SwiftCode.block(
            "package static func screen(_ dependencies: \(type)Dependencies) -> UIViewController",
            body
        )
    }

    /// Returns a file whose name begins with the type of the feature.
    func file(_ role: String, _ imports: [String], _ code: String) -> GeneratedFile {
        GeneratedFile(path: "\(type)\(role).swift", text: SwiftCode.file(imports, code))
    }

    // MARK: - Views

    func label(_ name: Name) -> String { "\(name.member)Label" }
    func button(_ tap: Tap) -> String { "\(tap.button.member)Button" }

    /// Returns the properties of the views.
    func viewProperties(_ declaration: String) -> String {
        SwiftCode.lines(
            component.elements.map { SwiftCode.property(declaration, $0.property, $0.view) }
        )
    }

    /// Returns the statements that set up the views and add them to another view.
    ///
    /// - Parameters:
    ///   - parent: the other view, followed by a dot; empty for `self`.
    ///   - action: a closure that returns the call for a tap.
    func viewSetup(parent: String, action: (Tap) -> String) -> String {
        SwiftCode.lines(
            component.elements.map { setup(of: $0, action: action) }
                + [
                    "\(parent)addStack(of: [\(component.elements.map(\.property).joined(separator: ", "))])"
                ]
        )
    }

    private func setup(of element: Component.Element, action: (Tap) -> String) -> String {
        let view = element.property
        let identifier = "\(view).accessibilityIdentifier = \(plan.elements).\(element.name.member)"
        let title = component.displays.first { $0.target == .text(element.name) }
        guard element.kind == .button else {
            guard case .value(.text(let text))? = title?.value else { return identifier }
            return SwiftCode.lines(identifier, "\(view).text = \(SwiftText.literal(text))")
        }
        let tap = taps.first { $0.button == element.name }.map {
            SwiftCode.addAction(to: view, "[weak self] _ in self?.\(action($0))")
        }
        return SwiftCode.lines(
            identifier,
            "\(view).setTitle(\(expression().text(title?.value ?? .text(""))), for: .normal)",
            tap ?? ""
        )
    }

    // MARK: - Statements

    /// Returns the printer of expressions.
    ///
    /// - Parameters:
    ///   - owner: the value that has the state, followed by a dot; empty for `self`.
    ///   - given: a closure that returns the code of a value of a service.
    func expression(
        owner: String = "",
        given: @escaping (String) -> String = { $0 }
    ) -> SwiftExpression {
        SwiftExpression(
            kinds: ExpressionKinds(description: description, component: component),
            state: { "\(owner)\(stateMember($0))" },
            given: given
        )
    }

    /// The expressions where the services are at hand.
    var servicedExpression: SwiftExpression {
        expression { name in
            let service = description.services.first { $0.value.member == name }
            guard case .next(let value, _, _)? = service?.kind, let service else { return name }
            return "\(service.name.member).next\(value.type)()"
        }
    }

    func stateMember(_ name: String) -> String {
        let state = description.states.first { $0.name.member == name }
        return state.map { plan.member(of: $0).member } ?? name
    }

    /// The properties of the state.
    func stateProperties(_ declaration: String) -> String {
        SwiftCode.lines(
            description.states.map {
                "\(declaration) \(plan.member(of: $0).member) = \($0.first.literal)"
            }
        )
    }

    /// Returns the statements of a tap that change the state, if it is possible.
    func changes(of tap: Tap, owner: String = "", otherwise: String = "return") -> [String] {
        (tap.condition == nil ? [] : ["guard \(owner)\(tap.isPossible) else { \(otherwise) }"])
            + zip(tap.interaction.changes, tap.changes).map { edit, change in
                edit.statement(on: owner + stateMember(change.variable))
            }
    }

    /// The statements of a tap that read entities. Each is read once, so that all its values are from the
    /// same moment.
    func reads(of tap: Tap) -> [String] {
        tap.interaction.services.compactMap { service in
            guard case .current(let name) = service.kind else { return nil }
            return "let \(name.member) = \(service.name.member).\(name.member)"
        }
    }

    /// Returns the statements that show texts. Words of which some can be empty are stored first.
    ///
    /// - Parameter show: a closure that returns the statement that shows a text in a label.
    func show(
        _ texts: [(label: Name, text: Expression)],
        _ expression: SwiftExpression,
        _ show: (Name, String) -> String
    ) -> [String] {
        let wordy = texts.filter { expression.wordsThatMayLack($0.text) != nil }
        return texts.flatMap { label, text in
            guard let words = expression.wordsThatMayLack(text) else {
                return [show(label, expression.text(text))]
            }
            let name = wordy.count > 1 ? "\(label.member)Words" : "words"
            return [
                "let \(name) = [\(words.joined(separator: ", "))]",
                show(label, name + SwiftExpression.joining),
            ]
        }
    }

    /// Returns the computed properties with the texts that follow the state.
    ///
    /// - Parameter declaration: a closure that returns the declaration of a label's property without its
    ///   type.
    func boundProperties(_ declaration: (Name) -> String) -> [String] {
        bound.map { label, text in
            let body = show([(label, text)], expression()) { $1 }
            let head = "\(declaration(label)): String"
            return body.count == 1
                ? "\(head) { \(body[0]) }"
                : SwiftCode.block(head, SwiftCode.lines(body[0], "return \(body[1])"))
        }
    }

    /// The properties that indicate whether taps are possible.
    func conditions(_ access: String = "private ") -> String {
        SwiftCode.lines(
            limited.map { tap in
                let condition = tap.condition.map(expression().condition) ?? ""
                return "\(access)var \(tap.isPossible): Bool { \(condition) }"
            }
        )
    }

    /// The methods that format counts; empty if no text contains a count.
    var countTexts: String { plan.countText.trimmingLines }

    /// The methods for the texts that follow the state, and those for the texts that taps show.
    var countTextsOfState: String {
        SwiftText.countText(for: description.boundLabels.map(\.text)).trimmingLines
    }
    var countTextsOfTaps: String {
        SwiftText.countText(for: description.reactions.flatMap(\.effects).map(\.text))
            .trimmingLines
    }
}

extension String {
    /// The text without blank lines at its beginning and end.
    var trimmingLines: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)[...]
        while lines.first?.isEmpty == true { lines = lines.dropFirst() }
        while lines.last?.isEmpty == true { lines = lines.dropLast() }
        return lines.joined(separator: "\n")
    }
}
