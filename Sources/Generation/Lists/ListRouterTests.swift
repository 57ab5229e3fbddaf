internal import Descriptions

/// The tests of VIPER's router of a list, and the spy that the presenter's look through.
struct ListRouterTests {
    let plan: ListPlan

    var files: [(name: String, text: String)] { [spy.file, suite] }

    private var spy: SpyText {
        SpyText(
            type: "\(plan.type)Router",
            module: "\(plan.type)VIPER",
            methods: ((plan.route == nil ? [] : ["open\(plan.itemType)"])
                + plan.linkedPages.map(\.open))
                .map { .init($0, [("id", "id", "Int")]) }
        )
    }

    private var suite: (name: String, text: String) {
        let chosen = plan.route.map { route in
            test(plan.entity.name.withCapitalArticle, "open\(plan.itemType)", route)
        }
        let linked = plan.linkedPages.map { link in
            test("Page “\(link.link.page)”", link.open, link.link.page.member)
        }
        let tests = (chosen.map { [$0] } ?? []) + linked
        return (
            "WithoutViewTests+\(plan.type)Router",
            """
            \(SwiftText.imports("internal", plan.type, "HeadlessKit", "Testing"))

            @testable internal import \(plan.type)VIPER

            extension WithoutViewTests {
                @MainActor
                @Suite("The router of \(plan.severalItems)")
                struct \(plan.type)RouterTests {
            \(SwiftText.indented(tests.joined(separator: "\n\n"), by: 8))
                }
            }

            """
        )
    }

    private func test(_ title: String, _ method: String, _ route: String) -> String {
        SwiftText.test(
            "\(title) is pushed onto the navigator",
            method.replacing("open", with: "opens", maxReplacements: 1),
            [
                "let navigator = NavigationStack()",
                "\(plan.type)Router(navigator: navigator).\(method)(id: 7)",
                "#expect(navigator.routes == [.\(route)(7)])",
            ]
        )
    }
}
