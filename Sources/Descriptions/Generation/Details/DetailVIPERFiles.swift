internal import Descriptions

/// The screen in VIPER: a view, a presenter that creates texts, and an interactor that loads and
/// changes the entity.
struct DetailVIPERFiles: DetailCellFiles {
    static let variant = "VIPER"
    let plan: DetailPlan

    private var type: String { plan.type }
    private var item: String { plan.item }

    var sources: [(name: String, text: String)] {
        [
            door(
                remark: " The screen opens no other screen, so it has no router.",
                [
                    "let interactor = \(type)Interactor(\(service))",
                    "let presenter = \(type)Presenter(interactor: interactor)",
                    "let viewController = \(type)ViewController(presenter: presenter)",
                    "interactor.output = presenter", "presenter.view = viewController",
                    "return viewController",
                ]
            ), ("\(type)Interactor", interactor), interactorOutputProtocol, interactorProtocol,
            ("\(type)Presenter", presenter), presenterProtocol, presentedViewController,
            viewProtocol, (plan.summary, summary),
        ]
    }

    private var summary: String {
        """
        \(SwiftText.comment("The DTO that the interactor passes to the presenter instead of the `\(plan.itemType)` entity, with the possible actions."))
        struct \(plan.summary): Equatable {
        \(plan.lines(plan.summaryFields.map { "let \($0.name): \($0.type)" }, indented: 4))}

        """
    }

    // MARK: - The interactor

    private var interactorProtocol: (name: String, text: String) {
        border(
            "The requests from the presenter to its interactor.",
            "\(type)InteractorProtocol",
            isClass: false,
            ["func fetch\(plan.itemType)()"]
                + plan.taps.flatMap { tap in
                    ["func \(tap.method)()"]
                        + (tap.question == nil ? [] : ["func \(tap.confirm)()"])
                }
        )
    }

    private var interactorOutputProtocol: (name: String, text: String) {
        let value = "(_ \(item): \(plan.summary))"
        return border(
            "The answers of the interactor.",
            "\(type)InteractorOutputProtocol",
            isClass: true,
            [
                "func didBeginFetching\(plan.itemType)()", "func didFetch\(plan.itemType)\(value)",
                "func didFailToFetch\(plan.itemType)()",
            ] + (plan.taps.isEmpty ? [] : ["func didChange\(plan.itemType)\(value)"])
                + plan.taps.flatMap(answers)
        )
    }

    private func answers(_ tap: DetailTap) -> [String] {
        (tap.question == nil
            ? []
            : [
                "/// The change needs confirmation first.",
                "func \(tap.mustConfirm)(_ \(item): \(plan.summary))",
            ])
            + (tap.success == nil ? [] : ["func \(tap.didSucceed)()"]) + ["func \(tap.didFail)()"]
    }

    private var interactor: String {
        let arguments = plan.summaryFields.map { "\($0.name): \($0.value)" }
        let loading = loading(
            "func fetch\(plan.itemType)()",
            loading: "output?.didBeginFetching\(plan.itemType)()",
            success: keeping + [
                "output?.didFetch\(plan.itemType)(summary(of: \(item)))"
            ],
            failure: "output?.didFailToFetch\(plan.itemType)()"
        )
        let changing = plan.taps.map(method)
        let summarising = SwiftText.method(
            "private func summary(of \(item): \(plan.itemType)) -> \(plan.summary)",
            [SwiftText.call(plan.summary, arguments, indented: 0)]
        )
        return """
            internal import Model

            final class \(type)Interactor: \(type)InteractorProtocol {
                weak var output: (any \(type)InteractorOutputProtocol)?

            \(stored)\(state)
            \(initialiser)\(loading)\(summarising)\
            \(plan.taps.isEmpty ? "" : "\n    // MARK: - Changing\n\(changing.joined())\(changes)")}

            """
    }

    private func method(_ tap: DetailTap) -> String {
        let failure = "output?.\(tap.didFail)()"
        let tells =
            tap.success == nil
            ? ["if case .failure = result { \(failure) }"]
            : [
                "switch result {", "case .success: output?.\(tap.didSucceed)()",
                "case .failure: \(failure)", "}",
            ]
        let end = ["guard let self else { return }", "endChange(result, from: original)"] + tells
        guard tap.question != nil else { return changing("func \(tap.method)()", tap, end: end) }
        return SwiftText.method(
            "func \(tap.method)()",
            [
                "guard let \(item), !isBusy else { return }",
                "output?.\(tap.mustConfirm)(summary(of: \(item)))",
            ]
        ) + changing("func \(tap.confirm)()", tap, end: end)
    }

    private var changes: String {
        """

            /// Passes a change to the output before the service has confirmed it.
            private func beginChange(to \(item): \(plan.itemType)) {
                isBusy = true
                handUp(\(item))
            }

            private func endChange(_ result: Result<\(plan.itemType), ServiceError>, from original: \(plan.itemType)) {
                isBusy = false
                switch result {
                case .success(let \(item)): handUp(\(item))
                case .failure: handUp(original)
                }
            }

            private func handUp(_ \(item): \(plan.itemType)) {
                self.\(item) = \(item)
                output?.didChange\(plan.itemType)(summary(of: \(item)))
            }

        """
    }

    // MARK: - The presenter

    private var presenter: String {
        let asks = plan.taps.map {
            SwiftText.method("func \($0.tap)()", ["interactor.\($0.method)()"])
        }
        let confirms =
            plan.confirmed.map {
                SwiftText.method("func \($0.didConfirm)()", ["interactor.\($0.confirm)()"])
            } ?? ""
        let value = "(_ \(item): \(plan.summary))"
        let fetch = "interactor.fetch\(plan.itemType)()"
        let changed =
            plan.taps.isEmpty
            ? "" : SwiftText.method("func didChange\(plan.itemType)\(value)", ["show(\(item))"])
        let showing =
            plan.varying.map {
                "view?.show\(plan.textName($0).type)(\(plan.expression($0, ofSummary: true)))"
            } + plan.conditioned.map { "view?.\($0.enable)(\(item).\($0.isPossible))" }
        // The first method has no empty line before it.
        let began = SwiftText.method(
            "func didBeginFetching\(plan.itemType)()",
            ["view?.showLoading()"]
        )
        .dropFirst()
        return """
            final class \(type)Presenter: \(type)PresenterProtocol {
                weak var view: (any \(type)ViewProtocol)?

                private let interactor: any \(type)InteractorProtocol

                init(interactor: any \(type)InteractorProtocol) {
                    self.interactor = interactor
                }
            \(SwiftText.method("func viewDidLoad()", [fetch]))\
            \(SwiftText.method("func didTapRetry()", [fetch]))\(asks.joined())\(confirms)\
            \(SwiftText.method("private func show\(value)", showing))\(plan.countText)}

            extension \(type)Presenter: \(type)InteractorOutputProtocol {
            \(began)\
            \(SwiftText.method("func didFetch\(plan.itemType)\(value)", ["show(\(item))", "view?.showContent()"]))\
            \(SwiftText.method("func didFailToFetch\(plan.itemType)()", ["view?.showError(\(plan.failureText))"]))\
            \(changed)\(plan.taps.map(told).joined())}

            """
    }

    private func told(_ tap: DetailTap) -> String {
        let asked =
            tap.question.map {
                SwiftText.method(
                    "func \(tap.mustConfirm)(_ \(item): \(plan.summary))",
                    ["view?.\(tap.confirm)(\(plan.question($0, ofSummary: true)))"]
                )
            } ?? ""
        let done =
            tap.success.map {
                SwiftText.method("func \(tap.didSucceed)()", ["view?.showToast(\($0))"])
            } ?? ""
        return asked + done
            + SwiftText.method("func \(tap.didFail)()", ["view?.showToast(\(tap.failure))"])
    }
}
