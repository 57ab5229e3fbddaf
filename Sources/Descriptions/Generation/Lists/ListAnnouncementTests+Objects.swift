internal import Descriptions

extension ListPresenterTests {
    var announcements: [String] {
        ListAnnouncementTests(
            plan: plan,
            begin: ["load()"],
            refresh: "presenter.didPullToRefresh()",
            tap: { action, index, id in
                ["presenter.cellPresenter(at: \(index)).\(action.tap)()"]
                    + (action.question == nil
                        ? [] : ["presenter.\(action.didConfirm)(\(plan.owner): \(id))"])
            },
            expecting: {
                "#expect((0..<presenter.numberOfRows).map { presenter.cellPresenter(at: $0).id } == \($0))"
            },
            shows: { sample, index in
                plan.changing.map {
                    let text = SwiftText.literal(sample.text($0.text))
                    return "#expect(cell(at: \(index)).contains(.show\($0.name.type)(\(text))))"
                }
            },
            empty: ["#expect(view.calls.contains(.showEmpty(\(plan.emptyText))))"],
            messages: (
                record: ["view.calls = []"],
                none:
                    "#expect(!view.calls.contains { if case .showToast = $0 { true } else { false } })"
            )
        )
        .tests
    }
}

extension ListViewModelTests {
    var announcements: [String] {
        ListAnnouncementTests(
            plan: plan,
            begin: ["load()"],
            refresh: "viewModel.pullToRefresh()",
            tap: { action, index, _ in
                let row = "viewModel.rows.value[\(index)]"
                return ["\(row).\(action.method)()"]
                    + (action.question == nil ? [] : ["\(row).\(action.confirm)()"])
            },
            expecting: { "#expect(viewModel.rows.value.map(\\.id) == \($0))" },
            shows: { sample, index in
                plan.changing.map {
                    let text = SwiftText.literal(sample.text($0.text))
                    return
                        "#expect(viewModel.rows.value[\(index)].\($0.name.member).value == \(text))"
                }
            },
            empty: ["#expect(viewModel.placeholder.value == .empty(\(plan.emptyText)))"],
            messages: (
                record: [
                    "var messages: [String] = []", "viewModel.onMessage = { messages.append($0) }",
                ],
                none: "#expect(messages.isEmpty)"
            )
        )
        .tests
    }
}

extension ListInteractorTests {
    var announcements: [String] {
        ListAnnouncementTests(
            plan: plan,
            begin: ["fetch()"],
            refresh: "interactor.refresh\(plan.itemsType)()",
            tap: { action, _, id in action.done(ofRow: "\(id)").map { "interactor.\($0)" } },
            expecting: plan.expecting,
            shows: { sample, index in
                [
                    "#expect(output.\(plan.items)[\(index)] == \(plan.summary(sample, id: index + 1)))"
                ]
            },
            empty: ["#expect(output.\(plan.isShrinking ? "" : "\(plan.items).")isEmpty)"],
            messages: (record: ["output.calls = []"], none: "#expect(output.calls.isEmpty)")
        )
        .tests
    }
}
