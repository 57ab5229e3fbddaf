internal import Descriptions

/// The tests of the counters of the interactor in VIPER, and of the calls from its presenter.
struct ListCountTests {
    let plan: ListPlan

    private var item: String { plan.item }

    // MARK: - The interactor

    var interactor: [String] { plan.counts.flatMap { tests(of: $0) + asks($0) } }

    private func tests(of count: ListCount) -> [String] {
        let id = plan.countable
        let index = id - 1
        let title = count.name
        let first = Sample.listed(plan.entity, id: id)
        let counted = first.counted(count, from: first)
        let tap = "page.interactor.\(count.method)(id: \(id))"
        let deliver = "page.environment.deliver(.all)"
        let refresh = "page.interactor.refresh\(plan.itemsType)()"
        let done = count.success == nil ? "" : ", .\(count.didCount)"
        let changed = ".didUpdate\(plan.itemType)(page.output.\(plan.items)[\(index)])"
        func value(_ sample: Sample) -> [String] {
            count.fields.map {
                "#expect(page.output.\(plan.items)[\(index)].\($0.member) == \(sample.value(of: $0, plan.entity).literal))"
            }
        }
        func asked(_ times: Int) -> String {
            "#expect(page.environment.requests.filter { $0 == .\(count.operation.member)(\(item)ID: \(id)) }.count == \(times))"
        }
        let making = ["let page = Self(count: 20)", "page.fetch()"]
        return [
            SwiftText.test(
                "The service counts the \(title), one request at a time, and its reply is shown",
                "counts\(title.type)",
                making + [tap, tap] + value(first) + [
                    "#expect(page.output.calls.isEmpty)", deliver,
                ]
                    + value(counted) + [
                        "#expect(page.output.calls == [\(changed)\(done)])"
                    ]
                    + (count.question == nil ? [tap, asked(counted.canCount(count) ? 2 : 1)] : [])
            ),
            SwiftText.test(
                "If counting the \(title) fails, a message appears, and the user can try again",
                "countOf\(title.type)Fails",
                making + ["page.environment.fail(.\(count.operation.member))", tap, deliver]
                    + value(first) + [
                        "#expect(page.output.calls == [.\(count.didFail)])", tap, deliver,
                    ] + value(counted)
            ),
            SwiftText.test(
                "A refresh does not repeat counting the \(title) and applies their current number",
                "keepsCounting\(title.type)",
                making + [tap, refresh, "page.environment.deliver(.last)", tap, asked(1), deliver]
                    + value(counted) + [refresh, deliver] + value(counted)
            ),
            SwiftText.test(
                "A count of a missing row changes nothing else",
                "countsWhatIsGone\(title.type)",
                making + [
                    tap, "page.environment.set([\"\(plan.items)\": .integer(0)])",
                    "page.environment.set([\"\(plan.items)\": .integer(20)])",
                    "page.environment.set([\"\(plan.items)\": .integer(0)])", refresh,
                    "page.environment.deliver(.last)", "page.output.calls = []", deliver,
                    "#expect(page.output.calls == [.\(count.didFail)])",
                    "#expect(page.output.\(plan.items).isEmpty)",
                ]
            ),
        ]
    }

    /// Returns the test that nothing is counted before the confirmation, and that no question is
    /// asked while a request is running.
    private func asks(_ count: ListCount) -> [String] {
        guard count.question != nil else { return [] }
        let id = plan.countable
        let first = Sample.listed(plan.entity, id: id)
        let isFree = first.counted(count, from: first).canCount(count)
        let ask = "page.interactor.\(count.ask)(id: \(id))"
        let told = ".\(count.mustConfirm)(of: page.output.\(plan.items)[\(id - 1)])"
        return [
            SwiftText.test(
                "Counting the \(count.name) asks for confirmation, but not while a request runs",
                "asksFor\(count.name.type)",
                [
                    "let page = Self(count: 20)", "page.fetch()", ask,
                    "#expect(page.output.calls == [\(told)])",
                    "#expect(page.environment.waitingReplies == 0)", "page.output.calls = []",
                    "page.interactor.\(count.method)(id: \(id))", ask,
                    "#expect(page.output.calls.isEmpty)", "page.environment.deliver(.all)",
                    "page.output.calls = []", ask,
                    "#expect(page.output.calls == [\(isFree ? told : "")])",
                ]
            )
        ]
    }

    // MARK: - The presenter

    var presenter: [String] {
        plan.counts.flatMap { count in
            [
                SwiftText.test(
                    "A tap on “\(count.button)” is passed to the interactor",
                    "asks\(count.button.type)",
                    [
                        "presenter.\(count.tap)(id: 3)",
                        "#expect(interactor.calls == [.\(count.interactorMethod)(id: 3)])",
                    ]
                ),
                SwiftText.test(
                    "The result of counting the \(count.name) is reported",
                    "tells\(count.name.type)",
                    told(count)
                ),
            ] + limits(count)
        }
    }

    /// Returns the test of the numbers on both sides of a limit; none without a limit.
    private func limits(_ count: ListCount) -> [String] {
        let samples = plan.samplesAtLimit(count)
        guard !samples.isEmpty else { return [] }
        let more = plan.isShrinking ? ", hasMore: false" : ""
        return [
            SwiftText.test(
                "“\(count.button)” is enabled below its limit",
                "limits\(count.name.type)",
                arguments: samples.map { "(\(plan.summary($0, id: 3)), \($0.canCount(count)))" },
                parameters: "\(item): \(plan.itemType)Summary, isEnabled: Bool",
                [
                    "presenter.didFetch\(plan.itemsType)([\(item)]\(more))",
                    "#expect(presenter.row(at: 0).\(count.can) == isEnabled)",
                ]
            )
        ]
    }

    private func told(_ count: ListCount) -> [String] {
        let success = count.success.map { text in
            [
                "presenter.\(count.didCount)()", "#expect(view.calls == [.showToast(\(text))])",
                "view.calls = []",
            ]
        }
        return (success ?? []) + [
            "presenter.\(count.didFail)()",
            "#expect(view.calls == [.showToast(\(count.failure))])",
        ]
    }
}
