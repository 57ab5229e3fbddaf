internal import Descriptions

/// The tests of the presenter of a header, in MVP.
struct HeaderPresenterTests {
    let plan: HeaderPlan

    private var first: Sample { .first(plan.description) }

    var file: (name: String, text: String) {
        plan.suite(
            "Presenter",
            in: "MVP",
            parameters: plan.asked + plan.known + plan.leads,
            listener: ("view", "HeaderViewSpy"),
            connections: ["presenter.view = view"],
            helpers: """
                /// Loads the shown values and clears the recorded calls.
                private func load() {
                    presenter.viewDidLoad()
                    environment.deliver(.all)
                    view.calls = []
                }
                """,
            tests: shared.tests + plan.links.map(leads) + ends
        )
    }

    private func expecting(_ calls: [String]) -> String {
        calls.isEmpty
            ? "#expect(header.view.calls.isEmpty)"
            : "#expect(header.view.calls == [\(calls.joined(separator: ", "))])"
    }

    private var shared: HeaderTests {
        let early = plan.earlyImages.map { ".\(plan.show($0))(\(plan.early($0) ?? ""))" }
        return HeaderTests(
            plan: plan,
            object: "presenter",
            load: "viewDidLoad()",
            tap: { "\($0.tap)()" },
            confirm: { "\($0.didConfirm)()" },
            isMissing: [expecting(early)],
            all: { [expecting(early + plan.calls(plan.shown, $0, facts: $1))] },
            changed: { [expecting(plan.calls(plan.changing, $0) + $1)] },
            asked: { toggle, sample in
                let text = sample.text(toggle.question?.text ?? .parts([]))
                return ".\(toggle.confirm)(\(SwiftText.literal(text)))"
            },
            failed: { ".showToast(\(SwiftText.literal($1.text($0.toggle.failure))))" },
            missed: ".showToast(\(plan.failureText))",
            told: { [expecting($0)] },
            forget: "header.view.calls = []",
            texts: .init(
                isShown: {
                    "#expect(header.view.calls.contains(.\(plan.show($0))(\(plan.textName($0).member))))"
                },
                asked: { ".\($0.confirm)(question)" }
            )
        )
    }

    private func leads(_ link: HeaderLink) -> String {
        SwiftText.test(
            "A tap on the \(link.image) opens its page, before and after loading",
            "opens\(link.image.type)",
            [
                "presenter.\(link.tap)()", "load()", "presenter.\(link.tap)()",
                "#expect(environment.routes == [.\(link.page.member)(\(Header.defaultID)), .\(link.page.member)(\(Header.defaultID))])",
            ]
        )
    }

    private var ends: [String] {
        let tap = plan.toggles.first.map { toggle in
            ["presenter?.\(toggle.tap)()"]
                + (toggle.asks(first) ? ["presenter?.\(toggle.didConfirm)()"] : [])
        }
        return [
            SwiftText.test(
                "Replies after the presenter is released do nothing and retain no object",
                "releases",
                [
                    "var presenter: HeaderPresenter? = Self.presenter(in: environment)",
                    "weak let released = presenter", "presenter?.view = view",
                    "presenter?.viewDidLoad()",
                ] + (tap.map { ["environment.deliver(.all)"] + $0 } ?? []) + [
                    "presenter = nil", "#expect(released == nil)", "view.calls = []",
                    "environment.deliver(.all)", "#expect(view.calls.isEmpty)",
                ]
            ),
            SwiftText.keepsNone("presenter", "view", spy: "HeaderViewSpy"),
        ]
    }
}
