internal import Descriptions

/// The tests of the presenter of a screen of one entity, in MVP.
struct DetailPresenterTests {
    let plan: DetailPlan

    var file: (name: String, text: String) {
        plan.suite(
            "Presenter",
            in: "MVP",
            title: "The presenter of the \(plan.entity.name)",
            listener: ("view", "\(plan.type)ViewSpy"),
            connections: ["presenter.view = view"],
            helpers: """
                /// Loads the shown values and clears the recorded calls.
                private func load() {
                    presenter.viewDidLoad()
                    environment.deliver(.all)
                    view.calls = []
                }
                """,
            tests: loads + shared.shown + shared.tests + ends
        )
    }

    private var first: Sample { .first(plan.description) }

    private var loads: [String] {
        let shown = [".showLoading"] + plan.calls(first) + [".showContent"]
        return [
            SwiftText.test(
                "Loading is shown until everything has loaded",
                "loads",
                [
                    "presenter.viewDidLoad()", "#expect(view.calls == [.showLoading])",
                    "environment.deliver(.all)",
                    "#expect(view.calls == [\(shown.joined(separator: ", "))])",
                    "#expect(environment.requests == [.\(plan.item)])",
                ]
            ),
            SwiftText.test(
                "A failed load shows an error, and the button loads again",
                "loadFails",
                [
                    "environment.fail(.\(plan.item))", "presenter.viewDidLoad()",
                    "environment.deliver(.all)",
                    "#expect(view.calls == [.showLoading, .showError(\(plan.failureText))])",
                    "view.calls = []", "presenter.didTapRetry()",
                    "#expect(view.calls == [.showLoading])",
                    "environment.deliver(.all)", "#expect(view.calls.last == .showContent)",
                ]
            ),
        ]
    }

    private var shared: DetailTests {
        DetailTests(
            plan: plan,
            object: "presenter",
            texts: .init(
                come: ["screen.presenter.viewDidLoad()", "screen.environment.deliver(.all)"],
                isShown: {
                    "#expect(screen.view.calls.contains(.show\($0.type)(\($0.member))))"
                },
                isEnabled: { "#expect(screen.view.calls.contains(.\($0.enable)(\($1))))" },
                isAsked: { "#expect(screen.view.calls == [.\($0.confirm)(question)])" }
            ),
            tap: { "\($0.tap)()" },
            confirm: { "\($0.didConfirm)()" },
            shows: { sample, told in
                // A question on its own does not update the texts.
                let shown = told.first?.hasPrefix(".confirm") == true ? [] : plan.calls(sample)
                return [
                    "#expect(screen.view.calls == [\((shown + told).joined(separator: ", "))])"
                ]
            },
            asked: { tap, sample in
                tap.question.map {
                    ".\(tap.confirm)(\(SwiftText.literal(sample.text($0.text))))"
                }
            },
            succeeded: { $0.success.map { ".showToast(\($0))" } },
            failed: { ".showToast(\($0.failure))" },
            silence: ["#expect(screen.view.calls.isEmpty)"],
            forget: ["screen.view.calls = []"]
        )
    }

    private var ends: [String] {
        let service = plan.service.name.member
        let changing = plan.taps.first { $0.result(in: first) != nil }
        let tap = changing.map { tap in
            ["presenter?.\(tap.tap)()"]
                + (tap.question == nil ? [] : ["presenter?.\(tap.didConfirm)()"])
        }
        return [
            SwiftText.test(
                "Replies after the presenter is released do nothing and retain no object",
                "releases",
                [
                    "var presenter: \(plan.type)Presenter? = \(plan.type)Presenter(\(service): environment.dependencies.\(service))",
                    "weak let released = presenter", "presenter?.view = view",
                    "presenter?.viewDidLoad()",
                ] + (tap.map { ["environment.deliver(.all)"] + $0 } ?? []) + [
                    "presenter = nil", "#expect(released == nil)", "view.calls = []",
                    "environment.deliver(.all)", "#expect(view.calls.isEmpty)",
                ]
            ),
            SwiftText.keepsNone("presenter", "view", spy: "\(plan.type)ViewSpy"),
        ]
    }
}
