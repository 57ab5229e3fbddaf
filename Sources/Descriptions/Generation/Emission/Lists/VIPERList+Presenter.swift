internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// The presenter of the list with its router.
extension VIPERList {
    /// The methods for the answers to a question.
    var answers: [(head: String, call: String)] {
        guard let question = screen.question else { return [] }
        let id = "(of\(itemType) id: Int)"
        return [("func didConfirm\(id)", "confirm")]
            + (question.answers[1].body.isEmpty ? [] : [("func didCancel\(id)", "cancel")])
    }

    /// The events of the view, with what they call.
    private var events: [(head: String, body: [String])] {
        var events: [(String, [String])] = [
            (
                "viewDidLoad()",
                (screen.hasFilters ? ["view?.showFilter(interactor.filter)"] : []) + [
                    "interactor.\(screen.announces ? "start" : "fetch\(itemsType)")()"
                ]
            ), ("didPullToRefresh()", ["interactor.refresh\(itemsType)()"]),
            ("didTapRetry()", ["interactor.fetch\(itemsType)()"]),
        ]
        if screen.hasFilters {
            events.append(
                (
                    "didChoose(_ filter: \(screen.filterType))",
                    ["view?.showFilter(filter)", "interactor.choose(filter)"]
                )
            )
        }
        if screen.isPaged {
            events += [
                (
                    "willDisplayRow(at row: Int)",
                    ["if row == rows.count - 1 { interactor.fetchMore\(itemsType)() }"]
                ), ("didTapRetryMore()", ["interactor.retryFetchingMore\(itemsType)()"]),
            ]
        }
        events += screen.actionNames.map { action, method in
            ("didTap\(action.name.type)()", ["interactor.\(method)()"])
        }
        return events
    }

    private var rowEvents: [(head: String, body: [String])] {
        (screen.list.route == nil
            ? [] : [("didSelectRow(id: Int)", ["router.open\(itemType)(id: id)"])])
            + screen.list.links.map {
                ("didTap\($0.element.type)(pageID id: Int)", ["router.open\($0.page.type)(id: id)"])
            }
            + screen.rowButtons.map {
                ("didTap\($0.button.type)(id: Int)", ["interactor.\($0.method)(id: id)"])
            } + answers.map { (String($0.head.dropFirst(5)), ["interactor.\($0.call)(id: id)"]) }
    }

    /// The printer of expressions about a DTO.
    var expression: SwiftExpression {
        var expression = screen.expression
        expression.rows = "rows"
        expression.isChoice = { [item] field, value in "\(item).\(field.flagMember(of: value))" }
        return expression
    }

    var presenter: GeneratedFile {
        let show = presented.showing(
            "view?.",
            endRefreshing: "view?.endRefreshing()",
            reload: "view?.reloadRows()"
        )
        let displays = screen.component.displays
        func shown(_ target: Display.Target, _ known: [String: Expression]) -> [String] {
            displays.filter { $0.target == target }.flatMap {
                show(Display($0.target, $0.value.simplified(known)), expression)
            }
        }
        let known: [String: Expression] = ["content": .named("loaded")]
        let total =
            screen.procedure("show").compactMap { step -> [String: Expression]? in
                if case .set(.state(let name), let value) = step { [name: value] } else { nil }
            }
            .first ?? [:]
        let indices =
            screen.showsChanges
            ? [
                "indicesByID = [:]",
                "for (index, row) in rows.enumerated() { indicesByID[row.id] = index }",
            ] : []
        var fetched = ["rows = \(items).map(row(of:))"] + indices + shown(.placeholder, known)
        if screen.isPaged { fetched.append("showFooter(paging)") }
        if let name = screen.list.total?.name { fetched += shown(.text(name), total) }
        fetched.append("view?.reloadRows()")
        let parameters =
            "_ \(items): [\(summaryType)]\(screen.isPaged ? ", paging: PagingSummary" : "")"
        var outputs: [String] = [
            SwiftCode.function("didBeginFetching\(itemsType)()", ["view?.showLoading()"]),
            SwiftCode.function("didFetch\(itemsType)(\(parameters))", fetched),
            SwiftCode.function(
                "didFailToFetch\(itemsType)()",
                ["view?.showError(\(SwiftText.literal(screen.list.failure)))"]
            ), SwiftCode.function("didEndFetching\(itemsType)()", ["view?.endRefreshing()"]),
        ]
        if screen.isPaged {
            outputs.append(
                SwiftCode.function(
                    "didChangePaging(_ paging: PagingSummary)",
                    ["showFooter(paging)"]
                )
            )
        }
        if screen.showsChanges {
            outputs.append(
                SwiftCode.function(
                    "didUpdate\(itemType)(_ \(item): \(summaryType))",
                    [
                        "guard let index = indicesByID[\(item).id] else { return }",
                        "rows[index] = row(of: \(item))", "view?.updateRow(rows[index])",
                    ]
                )
            )
        }
        if let question = screen.question {
            outputs.append(
                SwiftCode.function(
                    "mustConfirm(_ \(item): \(summaryType))",
                    ["view?.confirm(\(expression.text(question.text)), of\(itemType): \(item).id)"]
                )
            )
        }
        outputs += outcomes.map { name, text in
            SwiftCode.function("\(name)()", ["view?.showToast(\(expression.text(text)))"])
        }
        for action in screen.list.actions where action.kind == .undo {
            let button = action.name.type
            outputs.append(
                SwiftCode.function(
                    "didEnable\(button)(_ isEnabled: Bool)",
                    ["view?.enable\(button)(isEnabled)"]
                )
            )
        }
        let dependencies =
            [(name: "interactor", type: "any \(type)InteractorProtocol")]
            + (hasRouter ? [(name: "router", type: "any \(type)RouterProtocol")] : [])
        let footer = displays.first { $0.target == .footer }.map { show($0, expression) } ?? []
        return SwiftCode.generated(
            "\(type)Presenter",
            (screen.hasFilters ? ["internal import \(screen.contract)"] : [])
                + (screen.list.elements.contains { $0.text.showsDay }
                    ? ["internal import Foundation"] : []),
            SwiftCode.sections(
                SwiftCode.block(
                    "final class \(type)Presenter: \(type)PresenterProtocol",
                    SwiftCode.sections(
                        [
                            "weak var view: (any \(type)ViewProtocol)?",
                            SwiftCode.lines(
                                dependencies.map { "private let \($0.name): \($0.type)" } + [
                                    "private var rows: [\(rowType)] = []",
                                    screen.showsChanges
                                        ? "private var indicesByID: [Int: Int] = [:]" : "",
                                ]
                            ), SwiftCode.initializer(dependencies),
                        ] + events.map { SwiftCode.function($0.head, $0.body) }
                    )
                ),
                SwiftCode.block(
                    "extension \(type)Presenter: \(type)InteractorOutputProtocol",
                    SwiftCode.sections(
                        outputs
                            + (screen.isPaged
                                ? [
                                    SwiftCode.block(
                                        "private func showFooter(_ paging: PagingSummary)",
                                        SwiftCode.lines(footer)
                                    )
                                ] : [])
                    )
                ),
                "// MARK: - Rows",
                SwiftCode.block(
                    "extension \(type)Presenter",
                    SwiftCode.sections(
                        [
                            "var numberOfRows: Int { rows.count }",
                            "func row(at index: Int) -> \(rowType) { rows[index] }",
                        ] + rowEvents.map { SwiftCode.function($0.head, $0.body) } + [
                            rowOfSummary, screen.countTexts,
                        ]
                    )
                )
            )
        )
    }

    private var rowOfSummary: String {
        let values = screen.rowDisplays.map { display, name, type in
            let value =
                type == "Bool"
                ? expression.condition(display.value) : expression.text(display.value)
            return "\(name): \(value)"
        }
        let pages = screen.list.links.map {
            "\($0.element.member)PageID: \(expression.code(.field($0.field)))"
        }
        return SwiftCode.block(
            "private func row(of \(item): \(summaryType)) -> \(rowType)",
            "\(rowType)(\((["id: \(item).id"] + values + pages).joined(separator: ", ")))"
        )
    }

    var row: GeneratedFile {
        let values = screen.rowDisplays.map { "let \($0.name): \($0.type)" }
        let pages = screen.list.links.map { "let \($0.element.member)PageID: Int" }
        return SwiftCode.generated(
            rowType,
            [],
            """
            /// The display values of a row in the \(screen.text).
            struct \(rowType): Equatable {
            let id: Int
            \(SwiftCode.lines(values + pages))
            }
            """
        )
    }

    var presenterProtocol: GeneratedFile {
        SwiftCode.generated(
            "\(type)PresenterProtocol",
            screen.hasFilters ? ["internal import \(screen.contract)"] : [],
            """
            /// The calls from the view to its presenter, with the requests for rows.
            @MainActor
            protocol \(type)PresenterProtocol {
            var numberOfRows: Int { get }
            func row(at index: Int) -> \(rowType)

            \(SwiftCode.lines((events + rowEvents).map { "func \($0.head)" }))
            }
            """
        )
    }

    // MARK: - Router

    /// The access of the router, which the larger screen creates for its modules.
    private var access: String { screen.isPart ? "package " : "" }

    var routerProtocol: GeneratedFile {
        SwiftCode.generated(
            "\(type)RouterProtocol",
            [],
            """
            /// The screens that the \(screen.text) can open.
            @MainActor
            \(access)protocol \(type)RouterProtocol {
            \(SwiftCode.lines(pages.map { "func \($0.head)" }))
            }
            """
        )
    }

    var pages: [(head: String, route: String)] {
        (screen.list.route.map { [("open\(itemType)(id: Int)", $0.member)] } ?? [])
            + screen.plan.linkedPages.map { ("open\($0.page.type)(id: Int)", $0.page.member) }
    }

    var router: GeneratedFile {
        SwiftCode.generated(
            "\(type)Router",
            [
                "\(screen.isPart ? "package" : "internal") import AppSupport",
                "internal import \(screen.contract)",
            ],
            """
            \(access)final class \(type)Router: \(type)RouterProtocol {
            private let navigator: any Navigator

            \(access)init(navigator: any Navigator) {
            self.navigator = navigator
            }

            \(SwiftCode.sections(
                pages.map { page in
                    access + SwiftCode.function(page.head, ["navigator.push(.\(page.route)(id))"])
                }
            ))
            }
            """
        )
    }
}
