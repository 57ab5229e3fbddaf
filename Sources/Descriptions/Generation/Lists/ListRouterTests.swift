internal import Descriptions

/// The tests of the router of a list in VIPER, and the spy that the tests of the presenter use.
struct ListRouterTests {
    let plan: ListPlan

    var files: [(name: String, text: String)] { [spy.file, suite] }

    private var spy: SpyText {
        SpyText(
            type: "\(plan.type)Router",
            module: "\(plan.contract)VIPER",
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
        return RouterSuite(
            contract: plan.contract,
            type: plan.type,
            owner: plan.severalItems.text,
            tests: tests
        )
        .file
    }

    private func test(_ title: String, _ method: String, _ route: String) -> String {
        RouterSuite.test(title, "\(plan.type)Router", method, route)
    }
}
