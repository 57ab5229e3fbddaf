internal import Descriptions

/// The tests of the buttons above a list that add or restore an entity.
struct ListButtonTests {
    let plan: ListPlan

    private let deliver = "environment.deliver(.all)"

    /// The code with which tests use one of the objects that control the list.
    struct Use {
        /// The statements that load the list, one per line.
        let begin: [String]
        /// A closure that returns the statement for a tap on a button.
        let tap: (ListButton) -> String
        /// A closure that returns the statements that remove the row at an index, including the
        /// confirmation if it is required.
        let remove: (_ index: Int, _ id: Int) -> [String]
        /// A closure that returns the expectation that the rows of the given entities are shown.
        let expecting: ([Int]) -> String
        /// A closure that returns the expectation that the last recorded call reports a failure.
        let told: (ListButton) -> String
        /// A closure that returns the expectation that the last recorded call enables or disables
        /// the undo button.
        let enabled: (ListButton, Bool) -> String
    }

    func tests(_ use: Use) -> [String] {
        plan.buttons.flatMap { $0.isUndo ? restores($0, use) : adds($0, use) }
    }

    /// The request that lists the first entities, as the name of a factory method.
    private var first: String { String(plan.firstRequest.dropFirst()) }

    private func asked(_ request: String, _ times: Int) -> String {
        "#expect(environment.requests.filter { $0 == .\(request) }.count == \(times))"
    }

    private func adds(_ button: ListButton, _ use: Use) -> [String] {
        let request = button.operation.member
        let tap = use.tap(button)
        // A list in pages shows new entities first.
        let one = plan.isPaged ? [5, 1, 2, 3, 4] : [1, 2, 3, 4, 5]
        let two = plan.isPaged ? [6] + one : one + [6]
        return [
            SwiftText.test(
                "The service adds an entry, one at a time; then the list loads again",
                "adds",
                use.begin + [
                    tap, tap, asked(request, 1), use.expecting([1, 2, 3, 4]), deliver,
                    use.expecting(one), tap, asked(request, 2), deliver, use.expecting(two),
                ]
            ),
            SwiftText.test(
                "If adding fails, a message appears, and the list does not load again",
                "additionFails",
                use.begin + [
                    "environment.fail(.\(request))", tap, deliver, use.told(button),
                    asked(first, 1), tap, deliver, use.expecting(one),
                ]
            ),
        ]
    }

    private func restores(_ button: ListButton, _ use: Use) -> [String] {
        func request(_ id: Int) -> String {
            "\(button.operation.member)(\(plan.item)ID: \(id))"
        }
        let tap = use.tap(button)
        let begin = use.begin + use.remove(1, 2) + [deliver]
        return [
            SwiftText.test(
                "The last removed row is restored, one at a time; then the list loads again",
                "restores",
                use.begin + [tap, asked(request(2), 0)] + use.remove(1, 2) + [
                    tap, asked(request(2), 0), deliver, use.enabled(button, true), tap, tap,
                    use.enabled(button, false), asked(request(2), 1), use.expecting([1, 3, 4]),
                    deliver, use.expecting([1, 2, 3, 4]), use.enabled(button, false), tap,
                    asked(request(2), 1),
                ]
            ),
            SwiftText.test(
                "If restoring fails, a message appears, and the user can try again",
                "restoringFails",
                begin + [
                    "environment.fail(.\(button.operation.member))", tap, deliver,
                    use.told(button), use.expecting([1, 3, 4]), asked(first, 1), tap,
                    asked(request(2), 2), deliver, use.expecting([1, 2, 3, 4]),
                ]
            ),
            SwiftText.test(
                "A row that is removed while another is restored can be restored, too",
                "restoresTheLast",
                begin + use.remove(0, 1) + [
                    tap, asked(request(2), 1), "environment.deliver(.next)",
                    use.enabled(button, false), deliver, use.enabled(button, true), tap,
                    asked(request(1), 1), deliver, use.expecting([1, 2, 3, 4]),
                    use.enabled(button, false),
                ]
            ),
        ]
    }

    // MARK: - VIPER

    /// The interactor methods, for its spy.
    var interactorMethods: [SpyText.Method] { plan.buttons.map { .init($0.method) } }

    /// The methods of the interactor's output, for its spy.
    var outputMethods: [SpyText.Method] {
        plan.buttons.flatMap { button -> [SpyText.Method] in
            [.init(button.didFail)]
                + (button.isUndo
                    ? [.init(button.didEnable, [(nil, "isEnabled", "Bool")])] : [])
        }
    }

    /// The tests of the presenter.
    var presenter: [String] {
        plan.buttons.flatMap { button in
            [
                SwiftText.test(
                    "A tap on “\(button.name)” is passed to the interactor",
                    "asks\(button.name.type)",
                    [
                        "presenter.\(button.tap)()",
                        "#expect(interactor.calls == [.\(button.method)])",
                    ]
                ),
                SwiftText.test(
                    "The result of “\(button.name)” is reported",
                    "tells\(button.name.type)",
                    [
                        "presenter.\(button.didFail)()",
                        "#expect(view.calls == [.showToast(\(button.failure))])",
                    ]
                        + (button.isUndo
                            ? [
                                "view.calls = []", "presenter.\(button.didEnable)(true)",
                                "presenter.\(button.didEnable)(false)",
                                "#expect(view.calls == [.\(button.enable)(true), .\(button.enable)(false)])",
                            ] : [])
                ),
            ]
        }
    }
}
