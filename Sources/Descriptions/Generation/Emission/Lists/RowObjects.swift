internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// The objects behind the rows of a list, in architectures in which a closure gets the reply of a service:
/// the controller, the presenter or the view model of a row.
struct RowObjects {
    let screen: ListScreen
    /// The role as the end of the name of a type, such as `ViewModel`.
    let role: String

    var type: String { "\(screen.itemType)Cell\(role)" }
    /// The object as a variable, such as `viewModel`.
    private var variable: String { role.prefix(1).lowercased() + role.dropFirst() }

    /// Presenters have methods for what the user does, the others for what it means.
    private var isPresenter: Bool { role == "Presenter" }

    /// Indicates whether the list connects each object with itself.
    var isConnected: Bool { screen.rowsChange || !screen.list.links.isEmpty }

    /// The number of a row's entity.
    var id: String { isConnected ? "id" : "\(screen.item).id" }

    /// The function that makes an object of an entity.
    var making: String { isConnected ? "cell\(role)" : "\(type).init" }

    /// The variables of the list with the objects.
    ///
    /// - Parameter isSelecting: a Boolean that indicates whether not all of them are shown.
    func storage(selecting isSelecting: Bool) -> [String] {
        (isSelecting
            ? [
                "/// All rows that have loaded, even those that are not shown.",
                "private var allRows: [\(type)] = []",
            ] : [])
            + (screen.rowsChange
                ? [
                    "/// The rows since the screen was opened, because a refresh keeps them.",
                    "private var cell\(role)s: [\(screen.itemType).ID: \(type)] = [:]",
                ] : [])
    }

    // MARK: - Methods of the list

    /// Returns the method that filters the list after a change of a row.
    func moving(isShown: String) -> String {
        guard screen.list.movesRows else { return "" }
        return """
            /// Filters the rows again if a changed row no longer belongs to the filter, or belongs to it again.
            private func move(_ row: \(type)) {
            let isShown = \(isShown)
            if shows(row.\(screen.item)) != isShown { showRows() }
            }
            """
    }

    /// Returns the method that keeps the row that was removed last.
    func remembering(_ steps: CallbackSteps) -> String {
        guard screen.remembersRemoval else { return "" }
        return SwiftCode.block(
            "private func remember(_ id: \(screen.itemType).ID)",
            SwiftCode.lines(steps.lowered([.set(.state("removedLast"), .given("id"))]))
        )
    }

    /// Returns the method that makes an object or keeps that of an earlier page.
    ///
    /// - Parameters:
    ///   - other: the statements that connect the object with a view.
    ///   - question: the closure that gets a question.
    ///   - message: the closure that gets a message.
    func factory(other: [String] = [], question: String, message: String) -> String {
        guard isConnected else { return "" }
        let (item, service) = (screen.item, screen.service.name)
        var lines: [String] = []
        if screen.rowsChange {
            lines.append(
                "if let \(variable) = cell\(role)s[\(item).id] {\n\(variable).update(\(item))\nreturn \(variable)\n}"
            )
        }
        let arguments = "\(item): \(item)" + (screen.rowsAct ? ", \(service): \(service)" : "")
        lines.append("let \(variable) = \(type)(\(arguments))")
        lines += other
        if screen.asks { lines.append("\(variable).onQuestion = \(question)") }
        if screen.list.removal != nil {
            lines.append("\(variable).onRemovalChange = { [weak self] in self?.showRows() }")
        }
        if screen.remembersRemoval {
            lines.append("\(variable).onRemoved = { [weak self] in self?.remember(\(item).id) }")
        }
        if screen.list.movesRows {
            lines.append("\(variable).onMove = { [weak self] in self?.move($0) }")
        }
        if screen.rowsAct {
            lines.append("\(variable).onChange = { [weak self] in self?.isOutdated = true }")
        }
        lines += screen.list.links.map { "\(variable).\($0.callback) = \($0.callback)" }
        if screen.rowsAct { lines.append("\(variable).onMessage = \(message)") }
        if screen.rowsChange { lines.append("cell\(role)s[\(item).id] = \(variable)") }
        return SwiftCode.block(
            "private func cell\(role)(for \(item): \(screen.itemType)) -> \(type)",
            SwiftCode.lines(lines + ["return \(variable)"])
        )
    }

    /// Returns the conformance of the list to the observer of the service.
    ///
    /// - Parameter removing: the statements that remove a row from those that have loaded.
    func observer(_ owner: String, removing: [String]) -> String {
        screen.observer(
            owner,
            change: ["cell\(role)s[\(screen.item).id]?.change(to: \(screen.item))"],
            removal: [
                screen.rowsAct
                    ? "guard let \(variable) = cell\(role)s.removeValue(forKey: id) else { return }\n"
                        + "\(variable).forget()"
                    : "guard cell\(role)s.removeValue(forKey: id) != nil else { return }"
            ] + removing
        )
    }

    /// Returns the function of a view that asks before a change of a row.
    func confirming(_ head: String) -> String {
        guard let question = screen.question else { return "" }
        let (confirm, cancel) = (question.answers[0], question.answers[1])
        return ListViews(screen: screen).question(
            head,
            text: "question",
            [
                (SwiftText.literal(confirm.title), "default", "_ in row.confirm()"),
                (
                    SwiftText.literal(cancel.title), "cancel",
                    cancel.body.isEmpty ? "_ in" : "_ in row.cancel()"
                ),
            ]
        )
    }

    // MARK: - The object of a row

    /// Returns the method that an element of a row calls; `nil` if nothing happens.
    func tap(_ element: EntityElement) -> String? {
        if let link = screen.list.links.first(where: { $0.element == element.name }) {
            return "open\(link.page.type)"
        }
        return screen.rowButtons.first { $0.button == element.name }?.method
    }

    /// Returns the file with the object of a row.
    ///
    /// - Parameters:
    ///   - isolation: the attribute of the type, unless its protocol has it.
    ///   - properties: the first properties.
    ///   - values: the computed values that the cell shows.
    ///   - methods: the methods that show the row.
    ///   - changed: the statement after changes of the entity.
    ///   - updated: the statement after the entity was replaced.
    func file(
        imports: [String],
        comment: String,
        supertype: String = "",
        isolation: String = "@MainActor\n",
        properties: [String],
        values: [String],
        methods: [String],
        changed: [String],
        updated: [String] = []
    ) -> GeneratedFile {
        let (item, itemType) = (screen.item, screen.itemType)
        let showsDate = screen.list.elements.contains { $0.text.showsDay }
        let parameters = [(item, itemType)] + (screen.rowsAct ? [screen.service] : [])
        let isKnown = screen.hasFilters || screen.list.movesRows
        let entity =
            "\(screen.rowsChange ? isKnown ? "private(set) var" : "private var" : "let") \(item): \(itemType)"
        let initializer = SwiftCode.initializer(parameters.map { (name: $0.0, type: $0.1) })
        let stored = SwiftCode.lines(
            [entity]
                + screen.rowState("private ", removed: "private(set) ")
                + screen.forgotten("private ")
                + (screen.rowsAct
                    ? ["private let \(screen.service.name): \(screen.service.type)"] : [])
        )
        let computed = SwiftCode.lines(values)
        return SwiftCode.generated(
            type,
            ["internal import Model"] + imports + (showsDate ? ["internal import Foundation"] : []),
            """
            \(comment)
            \(isolation)\(SwiftCode.block(
                "final class \(type)\(supertype)",
                SwiftCode.sections(
                    [SwiftCode.lines(properties + callbacks)]
                        // Constants are stored first.
                        + (isConnected
                            ? [computed, stored, initializer]
                            : isPresenter
                                ? [SwiftCode.lines(stored, computed), initializer]
                                : [stored, initializer, computed])
                        + methods + programs(changed) + [
                        screen.rowsChange ? screen.update(updated) : "", screen.countTexts,
                    ]
                )
            ))
            """
        )
    }

    private var callbacks: [String] {
        var lines: [String] = []
        if screen.asks {
            lines += [
                "/// Called with the question before a change.",
                "var onQuestion: ((String) -> Void)?",
            ]
        }
        if screen.list.removal != nil {
            lines += [
                "/// Called when the row is removed or restored.",
                "var onRemovalChange: (() -> Void)?",
            ]
        }
        if screen.remembersRemoval {
            lines += [
                "/// Called when the service has removed the row.", "var onRemoved: (() -> Void)?",
            ]
        }
        if screen.list.movesRows {
            lines += [
                "/// Called after a change of a field by which filters select rows.",
                "var onMove: ((\(type)) -> Void)?",
            ]
        }
        if screen.rowsAct { lines += ListScreen.onChange() }
        lines += screen.list.links.map { "var \($0.callback): ((Int) -> Void)?" }
        return lines + (screen.rowsAct ? ["var onMessage: ((String) -> Void)?"] : [])
    }

    private func programs(_ changed: [String]) -> [String] {
        let steps = CallbackSteps(
            screen: screen,
            isRow: true,
            place: CallbackSteps.Place(
                rows: "",
                loaded: nil,
                makeRow: "",
                show: { _, _ in [] },
                selectRows: [],
                message: { text, _ in "onMessage?(\(text))" },
                rowChanged: changed,
                ask: { "onQuestion?(\($0))" }
            )
        )
        func method(_ name: String, _ body: [Step]) -> String {
            body.isEmpty ? "" : SwiftCode.function("\(name)()", steps.rowProgram(body))
        }
        let ignoring = screen.forgetsRows ? ["!isForgotten"] : []
        let answers = screen.question?.answers.map(\.body) ?? []
        var methods: [String] = []
        for (button, name, body) in screen.rowButtons {
            methods.append(method(isPresenter ? "didTap\(button.type)" : name, body))
            guard body.contains(where: \.isQuestion) else { continue }
            let confirm = steps.rowProgram(answers[0], where: ignoring)
            methods += [
                method("cancel", answers[1]), SwiftCode.function("confirm()", confirm),
            ]
        }
        if screen.rowsWait {
            let release = steps.rowProgram(screen.procedure("release"))
            methods.append(
                "/// Ends a change, and shows the values of the service that have waited for it.\n"
                    + SwiftCode.block("private func release()", SwiftCode.lines(release))
            )
        }
        if screen.announces {
            let head = "change(to \(screen.item): \(screen.itemType))"
            methods.append(
                "/// Shows values that were changed elsewhere.\n"
                    + SwiftCode.function(head, steps.rowProgram(screen.program(.changed)))
            )
        }
        if screen.forgetsRows { methods.append(screen.forgetting) }
        for link in screen.list.links {
            let head = isPresenter ? "didTap\(link.element.type)()" : "open\(link.page.type)()"
            let number = screen.expression.code(.field(link.field))
            methods.append(SwiftCode.function(head, ["\(link.callback)?(\(number))"]))
        }
        return methods
    }
}
