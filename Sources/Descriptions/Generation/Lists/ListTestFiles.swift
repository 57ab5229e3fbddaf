internal import Descriptions
internal import PackageEditing

/// The tests of the implementation of a list.
struct ListTestFiles {
    let plan: ListPlan
    /// The variant, which is also the name of the folder of the implementation.
    let variant: String

    var files: [GeneratedFile] {
        CommonTests(feature: plan.feature, variant: variant, makesRequests: true)
            .files(with: own)
    }

    /// The tests of the list itself, independent of the feature of which it is a module.
    var own: [(name: String, text: String)] {
        let further: [(name: String, text: String)] =
            switch variant {
            case "MVP":
                [cellSpy, viewSpy(rows: [])] + [RowTests(plan: plan, variant: variant).file]
                    + [ListPresenterTests(plan: plan).file]
            case "MVVM":
                [RowTests(plan: plan, variant: variant).file, ListViewModelTests(plan: plan).file]
            case "VIPER":
                [viewSpy(rows: updating)] + FetchingListPresenterTests(plan: plan).files
                    + ListInteractorTests(plan: plan).files
            default: [RowTests(plan: plan, variant: variant).file]
            }
        return further
    }

    /// The method of the view in VIPER that shows a changed row.
    private var updating: [SpyText.Method] {
        plan.showsChanges ? [.init("updateRow", [(nil, "row", plan.rowType)])] : []
    }

    private var cellSpy: (name: String, text: String) {
        let methods =
            plan.list.elements.map {
                SpyText.Method("show\($0.name.type)", [(nil, $0.name.member, "String")])
            } + plan.enabling.map { SpyText.Method($0.enable, [(nil, "isEnabled", "Bool")]) }
        return SpyText(
            type: "\(plan.itemType)Cell",
            module: plan.contract + variant,
            methods: methods,
            isReset: plan.hasChanges
        )
        .file
    }

    /// - Parameter rows: the methods for single rows.
    private func viewSpy(rows: [SpyText.Method]) -> (name: String, text: String) {
        let text = [(label: String?.none, name: "text", type: "String")]
        let question =
            plan.confirmed.map {
                [
                    SpyText.Method(
                        $0.confirm,
                        [(nil, "question", "String"), (plan.owner, "id", "Int")]
                    )
                ]
            } ?? []
        let footer: [SpyText.Method] =
            plan.isPaged
            ? [
                .init("showFooter", [(nil, "text", "String"), ("canRetry", "canRetry", "Bool")]),
                .init("hideFooter"),
            ] : []
        let filter: [SpyText.Method] =
            plan.filters.isEmpty ? [] : [.init("showFilter", [(nil, "filter", plan.filterType)])]
        let undo: [SpyText.Method] =
            plan.undo.map { [.init($0.enable, [(nil, "isEnabled", "Bool")])] } ?? []
        let total: [SpyText.Method] =
            plan.list.total.map {
                [.init("show\($0.name.type)", [(nil, $0.name.member, "String")])]
            } ?? []
        return SpyText(
            type: "\(plan.type)View",
            module: plan.contract + variant,
            methods: [
                .init("showLoading"), .init("showError", text), .init("showEmpty", text),
                .init("showRows"), .init("endRefreshing"), .init("reloadRows"),
            ] + total + filter + undo + footer + rows + question + [.init("showToast", text)],
            isReset: true,
            imports: plan.filters.isEmpty ? [] : [plan.contract]
        )
        .file
    }
}

extension ListPlan {
    /// Returns the expression for the environment of a test.
    func environment(_ count: String) -> String {
        let feature = part?.feature ?? feature
        let opening =
            "Opening(feature: \"\(feature.identifier)\", values: [\"\(items)\": .integer(\(count))])"
        return "\(contract)Environment(opening: \(opening))"
    }

    /// Returns the code that creates the tested object.
    ///
    /// - Parameter role: the role of the object, such as `Presenter`.
    func made(_ role: String) -> String {
        let service = service.name.member
        let call = "\(type)\(role)(\(service): environment.dependencies.\(service))"
        guard leads.count < 2 else {
            let closures = leads.map {
                "\($0.name): { [navigator] in navigator.push(.\($0.route)($0)) }"
            }
            let service = "\(service): environment.dependencies.\(service)"
            return "let navigator = environment.dependencies.navigator\n"
                + SwiftText.call("return \(type)\(role)", [service] + closures, indented: 0)
        }
        return leads.reduce(call) { call, lead in
            "\(call) { [navigator = environment.dependencies.navigator] in\n"
                + "    navigator.push(.\(lead.route)($0))\n}"
        }
    }

    /// Returns a suite of tests of the object that loads the list.
    ///
    /// - Parameters:
    ///   - listener: the property of the spy that records calls, and its type; `nil` for none.
    ///   - modules: the imported modules; `nil` for those of an object that opens pages.
    ///   - made: the code that creates the tested object; `nil` for an object that reports
    ///     selections.
    ///   - helpers: the members that the tests share.
    func suite(
        _ role: String,
        in variant: String,
        title: String,
        listener: (property: String, spy: String)?,
        modules: [String]? = nil,
        made: String? = nil,
        helpers: String,
        tests: [String]
    ) -> (name: String, text: String) {
        let object = MemberName.of(role)
        let spy = listener.map { ["private let \($0.property) = \($0.spy)()"] } ?? []
        let connection = listener.map { ["\(object).\($0.property) = \($0.property)"] } ?? []
        let modules =
            modules ?? [contract, "Model", "Scenarios", "Testing"]
            + (role == "ViewModel" ? ["ImplementationTesting", "DataBinding"] : [])
            + (leads.isEmpty ? [] : ["HeadlessKit"])
        return (
            "WithoutViewTests+\(type)\(role)",
            """
            \(SwiftText.imports("internal", modules))

            @testable internal import \(contract)\(variant)

            extension WithoutViewTests {
                @MainActor
                @Suite("\(title)")
                struct \(type)\(role)Tests {
                    private let environment: \(contract)Environment
            \(lines(spy + ["private let \(object): \(type)\(role)"], indented: 8))
                    init() {
                        self.init(count: 4)
                    }

                    private init(count: Int) {
                        environment = \(environment("count"))
                        \(object) = Self.\(object)(in: environment)
            \(lines(connection, indented: 12))        }

                    private static func \(object)(in environment: \(contract)Environment) -> \(type)\(role) {
            \(SwiftText.indented(made ?? self.made(role), by: 12))
                    }

            \(SwiftText.indented(helpers, by: 8))

            \(SwiftText.indented(tests.joined(separator: "\n\n"), by: 8))
                }
            }

            """
        )
    }

    /// The calls to the view at its opening, before the other calls.
    var opened: String { filters.isEmpty ? "" : ".showFilter(.\(filters[0].name.member)), " }

    /// Returns the numbers of the samples that a filter shows.
    func shown(by filter: ListFilter, of count: Int) -> [Int] {
        (1...count).filter { filter.shows(entity.sample(id: $0, seed: Entity.defaultSeed)) }
    }

    /// The call that hides the footer of an empty list in pages.
    var hidden: String { isPaged ? ".hideFooter, " : "" }
    /// The call of an interactor that ends a request for the list; empty if the result itself ends
    /// it.
    var fetchEnd: String { isSifted ? ".didEndFetching\(itemsType), " : "" }
    /// The call that ends a refresh in the view, if the result of the request ends it.
    var refreshEnd: String { isSifted ? "" : ".endRefreshing, " }
    /// The call of an interactor for the last page.
    var completed: String { isPaged ? ".didChangePaging(.complete), " : "" }

    /// Returns the call to the view for a state of the footer.
    func footerCall(_ footer: ListPageTests.Footer) -> String {
        switch footer {
        case .hidden: ".hideFooter"
        case .loading: ".showFooter(\"Loading more…\", canRetry: false)"
        case .failed: ".showFooter(\"Could not load more\", canRetry: true)"
        case .end: ".showFooter(\(endText), canRetry: false)"
        }
    }

    /// Returns the identifier of a row.
    func identifier(_ id: Int) -> String { "\(entity.name.identifier).\(id)" }

    /// Returns the statement that sets the number of entities.
    func setting(_ count: Int) -> String { "environment.set([\"\(items)\": .integer(\(count))])" }

    /// Returns the literal of the question for the first listed entity.
    func askedOfFirst(_ toggle: any RowAction) -> String {
        let first = Sample.listed(entity, id: 1)
        return SwiftText.literal(toggle.question.map { first.text($0.text) } ?? "")
    }

    /// Returns the tests that the objects of rows with counters are kept.
    ///
    /// - Parameters:
    ///   - object: the name of the tested object.
    ///   - tap: a closure that returns the calls of the object for a tap in the row of an entity,
    ///     including the confirmation if it is required, one per line.
    ///   - load: the statement that loads the list.
    ///   - refresh: the call that refreshes the list.
    ///   - shows: a closure that returns the expectation that an element of a row has a text.
    ///   - tells: the statements before a row shows a message, and a closure that returns the
    ///     expectation that it has shown it.
    func countTests(
        _ object: String,
        tap: (ListCount, Int) -> [String],
        load: String,
        refresh: String,
        shows: (EntityElement, Int, String) -> String,
        tells: (before: [String], after: (String) -> String)
    ) -> [String] {
        guard let count = counts.first,
            let element = changing.first(where: { element in
                element.text.parts.contains { $0.shows(count.field.name) }
            })
        else { return [] }
        let id = countable
        let listed = Sample.listed(entity, id: id)
        let counted = listed.counted(count, from: listed)
        let text = SwiftText.literal(counted.text(element.text))
        let tapped = tap(count, id).map { "page.\(object).\($0)" }
        let making = "let page = Self(count: 20)"
        let deliver = "page.environment.deliver(.all)"
        let asked =
            "#expect(page.environment.requests.filter { $0.operation == .\(count.operation.member) }.count == 1)"
        let tellsOfRows = SwiftText.test(
            "A message of a row is shown",
            "tellsOfRows",
            [making] + tells.before + [
                "page.\(load)", deliver,
                "page.environment.fail(.\(count.operation.member))",
            ] + tapped + [deliver, tells.after(count.failure)]
        )
        // If rows have other changes, too, their tests cover this.
        return (toggles.isEmpty ? [tellsOfRows] : []) + [
            SwiftText.test(
                "A running count is not repeated after a refresh, and its result stays",
                "keepsCounting",
                [
                    making, "page.\(load)", deliver,
                ] + tapped + [
                    "page.\(object).\(refresh)", "page.environment.deliver(.last)",
                ] + tapped + [
                    asked, deliver,
                    shows(element, id - 1, text), "page.\(object).\(refresh)", deliver,
                    shows(element, id - 1, text),
                    "// What is gone, and comes again, is as the service has it.",
                    "page.\(setting(0))", "page.\(setting(20))", "page.\(object).\(refresh)",
                    deliver,
                    shows(element, id - 1, SwiftText.literal(listed.text(element.text))),
                ]
            )
        ]
    }

    /// Returns the test of the question before a row is counted.
    ///
    /// - Parameters:
    ///   - begin: the statement that loads the list.
    ///   - listen: the statements that start to record calls.
    ///   - tap: a closure that returns the statement for a tap in the row of an entity.
    ///   - asked: a closure that returns the expectation that the question was asked for the
    ///     entity.
    ///   - confirm: a closure that returns the statement for the confirmation.
    func asksToCount(
        _ count: any RowAction,
        begin: String,
        listen: [String],
        tap: (Int) -> String,
        asked: (Int, String) -> String,
        confirm: (Int) -> String
    ) -> String {
        let id = countable
        let text = SwiftText.literal(
            count.question.map { Sample.listed(entity, id: id).text($0.text) } ?? ""
        )
        return SwiftText.test(
            "The question of a row is passed on, and the answer is passed back",
            "asks",
            ["let page = Self(count: 20)", begin, "page.environment.deliver(.all)"] + listen + [
                tap(id), asked(id, text), "#expect(page.environment.waitingReplies == 0)",
                confirm(id),
                "#expect(page.environment.requests.last == .\(count.operation.member)(\(item)ID: \(id)))",
            ]
        )
    }

    /// Returns the tests that the objects of rows that can change are kept.
    ///
    /// - Parameters:
    ///   - change: a closure that returns the statements that change the first row, one per line.
    ///   - refresh: the statement that refreshes the list.
    ///   - shows: a closure that returns the expectation that an element of the first row has a
    ///     text.
    ///   - tells: the statements before a row shows a message, and a closure that returns the
    ///     expectations that it has shown it.
    func keepTests(
        change: (ListToggle) -> [String],
        refresh: String,
        shows: (EntityElement, String) -> String,
        tells: (before: [String], after: (ListToggle) -> String)
    ) -> [String] {
        guard let toggle = toggles.first, let element = changing.first else { return [] }
        let texts = turned(toggle, element)
        let deliver = "environment.deliver(.all)"
        return [
            SwiftText.test(
                "A refresh keeps running requests and shows the changes of the service",
                "keepsRows",
                [
                    "load()"
                ] + change(toggle) + [
                    refresh, "environment.deliver(.last)",
                    shows(element, texts.turned), deliver, refresh, deliver,
                    shows(element, texts.turned),
                    "// What is gone, and comes again, is as the service has it.", setting(0),
                    setting(4), refresh, deliver, shows(element, texts.first),
                ]
            ),
            SwiftText.test(
                "A message of a row is shown",
                "tellsOfRows",
                tells.before + [
                    "load()", "environment.fail(.\(toggle.operation.member))",
                ] + change(toggle) + [
                    deliver, tells.after(toggle), shows(element, texts.first),
                ]
            ),
        ]
    }
}
