internal import Descriptions
internal import PackageEditing

extension ListCellFiles {
    // MARK: - Loading

    /// Returns the methods that load and refresh the list, for the object that controls it.
    ///
    /// - Parameters:
    ///   - hide: the statements that hide the footer if it is not the end of the list, one per
    ///     line.
    ///   - next: the method that requests the next page.
    ///   - load: the method that loads, with its access modifier if it differs from that of the
    ///     type.
    ///   - pull: the declaration of the method for a pull: `private func pullToRefresh()`.
    ///   - loading: the statement that shows that loading runs.
    ///   - take: the statement for the loaded entities.
    ///   - error: the statement that shows a failure.
    ///   - toast: the statement that reports a failed refresh.
    ///   - end: the statement that ends the refresh control.
    func loading(
        load: (access: String, name: String),
        pull: String,
        loading: String,
        take: String,
        error: String,
        toast: String,
        end: String? = nil,
        hide: [String] = [],
        next: String = "loadNextPage"
    ) -> String {
        """

            \(load.access)func \(load.name)() {
                firstLoad = .running
                \(loading)
                \(plan.request) { [weak self] result in
                    guard let self else { return }
                    \(end.map { "\($0)\n            " } ?? "")switch result {
                    case .success(let \(plan.reply)):
                        firstLoad = .done
                        \(take)
                    case .failure:
                        firstLoad = .failed
                        \(error)
                    }
                }
            }

            \(pull) {
                switch firstLoad {
                case .running: break
                case .failed: \(load.name)()
                case .done: refresh()
                }
            }
        \(refreshing(success: take, toast: toast, end: end, hide: hide, next: next))
        """
    }

    /// Returns the method that refreshes the list. Only one refresh runs at a time.
    ///
    /// - Parameter next: the method that requests the next page.
    func refreshing(
        success: String,
        toast: String,
        end: String? = nil,
        hide: [String] = [],
        next: String = "loadNextPage"
    ) -> String {
        let failure =
            plan.isShrinking
            ? "\n                \(toast)\n                \(next)IfEmpty()" : " \(toast)"
        // In MVVM the method for a pull sets this, because the refresh control also waits for a
        // first load.
        let begin =
            Self.variant == "MVVM"
            ? [] : ["guard !isRefreshing else { return }", "isRefreshing = true"]
        let dropping = [plan.isShrinking ? "dropPage()" : "generation += 1"]
        return """

                private func refresh() {
            \(plan.lines(begin + (plan.isPaged ? dropping + hide : []), indented: 8))\
                    \(plan.request) { [weak self] result in
                        guard let self else { return }
                        \(Self.value("isRefreshing")) = false
                        \(end.map { "\($0)\n            " } ?? "")switch result {
                        case .success(let \(plan.reply)): \(success)
                        case .failure:\(failure)
                        }
                    }
                }

            """
    }

    // MARK: - Changing

    /// Returns the properties of a list for its rows if the rows can be changed, one per line.
    ///
    /// - Parameters:
    ///   - role: the suffix of the type of a row's object, such as `CellPresenter`.
    ///   - title: the role in words, as a plural.
    func kept(_ role: String, _ title: String) -> [String] {
        guard plan.hasChanges else { return [] }
        return [
            "/// The \(title) of the rows, which a refresh keeps.",
            "private var \(MemberName.of(role))s: [\(plan.itemType).ID: \(plan.itemType)\(role)] = [:]",
        ]
    }

    /// Returns the expression for the objects of the rows, which are created or reused.
    func made(_ role: String) -> String { "\(plan.items).map(\(maker(role)))" }

    /// Returns the function that creates or reuses the object of a listed entity.
    func maker(_ role: String) -> String {
        plan.hasChanges ? MemberName.of(role) : "\(plan.itemType)\(role).init"
    }

    /// Returns the method that finds or creates the object of a row.
    ///
    /// - Parameters:
    ///   - name: the name of the object, such as `presenter`.
    ///   - connections: the statements that set its closures, one per line.
    func keeping(_ role: String, as name: String, connections: [String]) -> String {
        let service = plan.service.name.member
        let item = plan.item
        let type = plan.itemType + role
        return """

                private func \(MemberName.of(role))(for \(item): \(plan.itemType)) -> \(type) {
                    if let \(name) = \(MemberName.of(role))s[\(item).id] {
                        \(name).update(\(item))
                        return \(name)
                    }
                    let \(name) = \(type)(\(item): \(item), \(service): \(service))
            \(plan.lines(connections, indented: 8))        \(MemberName.of(role))s[\(item).id] = \(name)
                    return \(name)
                }

            """
    }

    /// Returns a method of a row's object that inverts a field at once and reverts it after a
    /// failure.
    ///
    /// - Parameters:
    ///   - head: the declaration of the method.
    ///   - show: the statement that shows the change.
    func toggling(_ head: String, _ toggle: ListToggle, show: String?) -> String {
        let field = "\(plan.item).\(toggle.field.member)"
        let change = ["\(field).toggle()"] + (show.map { [$0] } ?? [])
        return """

                \(head) {
                    guard !isBusy else { return }
                    isBusy = true
            \(questioning(toggle))\(plan.lines(change, indented: 8))        \(plan.service.name.member).\(toggle.request)(\(field), \(plan.item)ID: \(plan.item).id) { [weak self] result in
                        guard let self else { return }
                        isBusy = false
                        if case .failure = result {
            \(plan.lines(change + ["onMessage?(\(toggle.failure))"], indented: 16))            }
                    }
                }

            """
    }

    /// Returns the code between a tap and its effect if a question precedes the effect. The code
    /// starts within a method and ends before the last line of another one.
    private func questioning(_ action: any RowAction) -> String {
        plan.question(action).map { question in
            """
                    onQuestion?(\(question.text))
                }

                func \(action.cancel)() {
                    isBusy = false
                }

                func \(action.confirm)() {

            """
        } ?? ""
    }

    /// Returns a method of a row's object that removes the row at once and restores it after a
    /// failure; empty without such a button.
    ///
    /// - Parameter head: a closure that returns the declaration of the method.
    func removing(_ head: (ListRemoval) -> String) -> String {
        guard let removal = plan.removal else { return "" }
        let told =
            (plan.hearsRemoved ? ["onRemoved?()"] : [])
            + (removal.success.map { ["onMessage?(\($0))"] } ?? [])
        let success =
            told.count > 1 ? told.map { "\n                " + $0 }.joined() : told.first ?? "break"
        return """

                \(head(removal)) {
                    guard !isBusy else { return }
                    isBusy = true
            \(questioning(removal))        setRemoved(true)
                    \(plan.service.name.member).remove(\(plan.item)ID: \(plan.item).id) { [weak self] result in
                        guard let self else { return }
                        isBusy = false
                        switch result {
                        case .success: \(success)
                        case .failure:
                            setRemoved(false)
                            onMessage?(\(removal.failure))
                        }
                    }
                }

                private func setRemoved(_ isRemoved: Bool) {
                    self.isRemoved = isRemoved
                    onRemovalChange?()
                }

            """
    }

    /// The closures with which a row's object reports questions, messages and removals, one per
    /// line.
    var tellings: [String] {
        let question = [
            "/// Called with the question before a change.",
            "var onQuestion: ((String) -> Void)?",
        ]
        let removal =
            [
                "/// Called when the row is removed or restored.",
                "var onRemovalChange: (() -> Void)?",
            ]
            + (plan.hearsRemoved
                ? [
                    "/// Called when the service has removed the row.",
                    "var onRemoved: (() -> Void)?",
                ]
                : [])
        return (plan.confirmed == nil ? [] : question) + (plan.removal == nil ? [] : removal)
            + ["var onMessage: ((String) -> Void)?"]
    }

    /// The properties that indicate whether a row's object is busy, one per line.
    var busy: [String] {
        [
            plan.confirmed?.isHeld != true
                ? "/// Whether a request runs. Until it ends, the row does not change."
                : "/// Whether a question is open or a request runs. Until then, the row does not change.",
            "private var isBusy = false",
        ]
            + (plan.removal == nil
                ? []
                : [
                    "/// Whether the row is removed, even if the service has not confirmed it yet.",
                    "private(set) var isRemoved = false",
                ])
    }

    /// Returns a method that shows a question in an alert.
    ///
    /// - Parameters:
    ///   - head: the declaration of the method, whose parameter is the question.
    ///   - confirm: the statement for a confirmation.
    ///   - cancel: the statement for a cancellation, used only if the row waits for the answer.
    func asking(_ head: String, _ toggle: any RowAction, confirm: String, cancel: String) -> String
    {
        let answer = plan.question(toggle)?.answer ?? ""
        let closure = confirm.hasPrefix("self?") ? "{ [weak self] _ in" : "{ _ in"
        let cancelling = toggle.isHeld ? " \(closure) \(cancel) }" : ""
        return """

                \(head) {
                    let alert = AlertController(title: question, message: nil, preferredStyle: .alert)
                    alert.addAction(AlertAction(title: \(answer), style: .default) \(closure) \(confirm) })
                    alert.addAction(AlertAction(title: "\(ChangeQuestion.cancel)", style: .cancel)\(cancelling))
                    present(alert, animated: true)
                }

            """
    }

    /// Returns the declaration of the view method that shows a question.
    func presentedQuestion(_ toggle: any RowAction) -> String {
        "func \(toggle.confirm)(_ question: String, \(plan.owner) id: Int)"
    }

    /// Returns the declarations of the presenter methods for the answers.
    func presentedAnswers(_ toggle: any RowAction) -> [String] {
        ([toggle.didConfirm] + (toggle.isHeld ? [toggle.didCancel] : [])).map {
            "func \($0)(\(plan.owner) id: Int)"
        }
    }

    /// The method that shows a question and passes the answer to the presenter.
    var presentedAsking: String {
        guard let toggle = plan.confirmed else { return "" }
        return asking(
            presentedQuestion(toggle),
            toggle,
            confirm: "self?.presenter.\(toggle.didConfirm)(\(plan.owner): id)",
            cancel: "self?.presenter.\(toggle.didCancel)(\(plan.owner): id)"
        )
    }

    /// The method that applies the values of a refreshed list.
    var updating: String {
        guard plan.removal == nil else {
            return """
                    /// Applies the values of the service, except those that a running request changes.
                    func update(_ \(plan.item): \(plan.itemType)) {
                        guard !isBusy else { return }
                        self.\(plan.item) = \(plan.item)
                        isRemoved = false
                    }

                """
        }
        guard !plan.toggles.isEmpty else {
            return """
                    /// Applies the values of the service.
                    func update(_ \(plan.item): \(plan.itemType)) {
                        self.\(plan.item) = \(plan.item)
                    }

                """
        }
        return """
                /// Applies the values of the service, except those that a running request changes.
                func update(_ \(plan.item): \(plan.itemType)) {
                    if !isBusy { self.\(plan.item) = \(plan.item) }
                }

            """
    }

    /// Returns the method that releases the row of a reused cell. Another cell may show the row by
    /// now.
    ///
    /// - Parameter verb: the word for releasing a row, such as `detaches`.
    func reuse(_ verb: String, _ lines: [String]) -> String {
        """

            /// Another cell may show the row by now, so the cell \(verb) only itself.
            override func prepareForReuse() {
                super.prepareForReuse()
        \(plan.lines(lines, indented: 8))    }

        """
    }

    /// The literal of the message after a failed refresh.
    var refreshText: String { SwiftText.literal("Could not refresh") }

    /// Returns the statements with which a list observes that a row is removed or restored, one per
    /// line.
    func hearsRemoval(_ name: String) -> [String] {
        plan.removal == nil
            ? []
            : ["\(name).onRemovalChange = { [weak self] in self?.filterRows() }"]
                + hearsRemoved(name)
    }

    /// Returns the statements with which a list observes that the service has removed an entity,
    /// one per line.
    private func hearsRemoved(_ name: String) -> [String] {
        let calls =
            (plan.isShrinking ? ["self?.moveUp()"] : [])
            + (plan.undo == nil ? [] : ["self?.remember(\(plan.item).id)"])
        switch calls.count {
        case 0: return []
        case 1: return ["\(name).onRemoved = { [weak self] in \(calls[0]) }"]
        default:
            return ["\(name).onRemoved = { [weak self] in"] + calls.map { "    " + $0 } + ["}"]
        }
    }
}
