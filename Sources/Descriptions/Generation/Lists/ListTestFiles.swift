internal import Descriptions
internal import PackageEditing

/// The tests of the cell of a list.
struct ListTestFiles {
    let plan: ListPlan
    /// As the cell's folder is called.
    let variant: String

    var files: [GeneratedFile] {
        CommonTests(feature: plan.feature, variant: variant, makesRequests: true)
            .files(with: own)
    }

    /// Those of the list alone, whatever it is a module of.
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

    /// The method of VIPER's view that shows a changed row.
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

    /// - Parameter rows: the methods that show single rows.
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
        return SpyText(
            type: "\(plan.type)View",
            module: plan.contract + variant,
            methods: [
                .init("showLoading"), .init("showError", text), .init("showEmpty", text),
                .init("showRows"), .init("endRefreshing"), .init("reloadRows"),
            ] + filter + undo + footer + rows + question + [.init("showToast", text)],
            isReset: true,
            imports: plan.filters.isEmpty ? [] : [plan.contract]
        )
        .file
    }
}

extension ListPlan {
    /// The world of a test, as an expression.
    func environment(_ count: String) -> String {
        let feature = part?.feature ?? feature
        let opening =
            "Opening(feature: \"\(feature.identifier)\", values: [\"\(items)\": .integer(\(count))])"
        return "\(contract)Environment(opening: \(opening))"
    }

    /// Makes the object under test.
    ///
    /// - Parameter role: as `Presenter`.
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

    /// A suite of tests of the object that loads.
    ///
    /// - Parameters:
    ///   - listener: the property with which it is heard, and its spy; `nil` for none.
    ///   - modules: what it imports; `nil` for what something needs that leads somewhere.
    ///   - made: the object under test; `nil` where it tells what is chosen.
    ///   - helpers: what its tests share.
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

    /// What a view is told when it opens, in front of the rest.
    var opened: String { filters.isEmpty ? "" : ".showFilter(.\(filters[0].name.member)), " }

    /// Which of the samples a filter shows, by their numbers.
    func shown(by filter: ListFilter, of count: Int) -> [Int] {
        (1...count).filter { filter.shows(entity.sample(id: $0, seed: Entity.defaultSeed)) }
    }

    /// What a view is told of the end of a list in pages, between rows and their being shown anew.
    var ended: String { isPaged ? ".showFooter(\(endText), canRetry: false), " : "" }
    /// The same where there is nothing.
    var hidden: String { isPaged ? ".hideFooter, " : "" }
    /// The call of an interactor that ends a request for the list; empty if the result itself ends it.
    var fetchEnd: String { isSifted ? ".didEndFetching\(itemsType), " : "" }
    /// The call that ends a refresh in the view, if the result of the request ends it.
    var refreshEnd: String { isSifted ? "" : ".endRefreshing, " }
    /// What an interactor hands up of it.
    var completed: String { isPaged ? ".didChangePaging(.complete), " : "" }

    /// What a view is told of what stands behind the last row.
    func footerCall(_ footer: ListPageTests.Footer) -> String {
        switch footer {
        case .hidden: ".hideFooter"
        case .loading: ".showFooter(\"Loading more…\", canRetry: false)"
        case .failed: ".showFooter(\"Could not load more\", canRetry: true)"
        case .end: ".showFooter(\(endText), canRetry: false)"
        }
    }

    /// The identifier of a row.
    func identifier(_ id: Int) -> String { "\(entity.name.identifier).\(id)" }

    /// Sets how many there are.
    func setting(_ count: Int) -> String { "environment.set([\"\(items)\": .integer(\(count))])" }

    /// What the first of those that are listed asks, as a literal.
    func askedOfFirst(_ toggle: any RowAction) -> String {
        let first = Sample.listed(entity, id: 1)
        return SwiftText.literal(toggle.question.map { first.text($0.text) } ?? "")
    }

    /// The tests of how rows are kept in which something can be counted.
    ///
    /// - Parameters:
    ///   - object: the object under test.
    ///   - tap: a tap in the row of a number, and the answer where it asks; calls of the object, a line each.
    ///   - load: loads what is listed; a line each.
    ///   - refresh: asks anew.
    ///   - shows: that an element of a row has a text.
    ///   - tells: what stands before a row tells something, and that it has.
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
        // Where rows are changed otherwise, too, that is tested with it.
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

    /// The test of how a row asks before it counts.
    ///
    /// - Parameters:
    ///   - begin: loads what is listed, and then listens.
    ///   - tap: a tap in the row of a number.
    ///   - asked: that a text is asked of it.
    ///   - confirm: the answer that it is to be done.
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

    /// The tests of how rows are kept in which something can be changed.
    ///
    /// - Parameters:
    ///   - change: changes something in the first row, a line each.
    ///   - refresh: asks anew.
    ///   - shows: that an element of the first row has a text.
    ///   - tells: what stands before a row tells something, and that it has.
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
