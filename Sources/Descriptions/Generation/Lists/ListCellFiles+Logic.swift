internal import Descriptions
internal import PackageEditing

extension ListCellFiles {
    // MARK: - Loading

    /// Loads what is listed, and loads it anew, as whoever decides does it.
    ///
    /// - Parameters:
    ///   - hide: takes away what stands behind the last row, where that is not the end; a line each.
    ///   - next: the method that asks for the next page.
    ///   - load: the method that loads, with its access where that is less than the type's.
    ///   - pull: the one for a pull: `private func pullToRefresh()`.
    ///   - loading: how loading is shown.
    ///   - take: what is done with what has come.
    ///   - error: how a failure is shown.
    ///   - toast: how a failed refresh is told.
    ///   - end: ends the refresh control.
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

    /// Asks anew, once at a time.
    ///
    /// - Parameter next: the method that asks for the next page.
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
        // In MVVM the pull does it, because its control waits for a first load, too.
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

    /// What a list keeps of rows in which something can be changed, as properties; a line each.
    ///
    /// - Parameters:
    ///   - role: of what is behind a row, as `CellPresenter`.
    ///   - title: the same in words, of several.
    func kept(_ role: String, _ title: String) -> [String] {
        guard plan.hasChanges else { return [] }
        return [
            "/// The \(title) of the rows, which a refresh keeps.",
            "private var \(MemberName.of(role))s: [\(plan.itemType).ID: \(plan.itemType)\(role)] = [:]",
        ]
    }

    /// What is behind the rows, made anew or kept, as an expression.
    func made(_ role: String) -> String { "\(plan.items).map(\(maker(role)))" }

    /// What makes or keeps it for one that is listed.
    func maker(_ role: String) -> String {
        plan.hasChanges ? MemberName.of(role) : "\(plan.itemType)\(role).init"
    }

    /// Finds what is behind a row, or makes it.
    ///
    /// - Parameters:
    ///   - name: what it is called there, as `presenter`.
    ///   - connections: what it is told of, a line each.
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

    /// A method of a row's object that changes something, at once and back where that fails.
    ///
    /// - Parameters:
    ///   - head: the method's.
    ///   - show: shows the change.
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

    /// What stands between a tap and what it does, where that is asked about: within a method, and without
    /// its last line.
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

    /// A method of a row's object that removes it, at once and back where that fails; nothing where no
    /// button does.
    ///
    /// - Parameter head: the method's.
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

    /// By what a row's object tells whoever can show it to a person, a line each.
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

    /// Says that a row's object is busy, with the property.
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

    /// A method that shows a question in an alert.
    ///
    /// - Parameters:
    ///   - head: the method's, whose parameter is the question.
    ///   - confirm: what is done where it is confirmed.
    ///   - cancel: what is done where it is not, and the row waits for it.
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

    /// What the presenter tells its view that shows a question, as a declaration.
    func presentedQuestion(_ toggle: any RowAction) -> String {
        "func \(toggle.confirm)(_ question: String, \(plan.owner) id: Int)"
    }

    /// What the presenter hears of the answers, as declarations.
    func presentedAnswers(_ toggle: any RowAction) -> [String] {
        ([toggle.didConfirm] + (toggle.isHeld ? [toggle.didCancel] : [])).map {
            "func \($0)(\(plan.owner) id: Int)"
        }
    }

    /// Shows a question and tells the presenter the answer.
    var presentedAsking: String {
        guard let toggle = plan.confirmed else { return "" }
        return asking(
            presentedQuestion(toggle),
            toggle,
            confirm: "self?.presenter.\(toggle.didConfirm)(\(plan.owner): id)",
            cancel: "self?.presenter.\(toggle.didCancel)(\(plan.owner): id)"
        )
    }

    /// Takes over what is listed anew.
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

    /// A cell that is reused releases its row, which another cell may show by now.
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

    /// What is said of rows that could not come anew.
    var refreshText: String { SwiftText.literal("Could not refresh") }

    /// How a list hears that a row is removed, or back; a line each.
    func hearsRemoval(_ name: String) -> [String] {
        plan.removal == nil
            ? []
            : ["\(name).onRemovalChange = { [weak self] in self?.filterRows() }"]
                + hearsRemoved(name)
    }

    /// How it hears that the service has removed one; a line each.
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
