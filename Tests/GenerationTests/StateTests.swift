internal import Descriptions
internal import Generation
internal import Testing

@Suite("State of a screen in generated code")
struct StateTests {
    private static let counter = """
        feature counter: "Counts tries."

        screen
            state tries: number 0 from 0 to 9
            state open: no
            label score: tries counted as "try" or "None"
            label hint: if open "Try again." otherwise ""
            label result
            button more: "More"
            button less: "Less"
            button reset: "Reset"
            button reveal: "Reveal"
            button finish: "Finish"

        on tap of more
            add 1 to tries
            show in result: tries

        on tap of less
            add -2 to tries

        on tap of reset
            set tries to 0
            set open to no

        on tap of reveal
            toggle open

        on tap of finish
            show in result: if tries is at least 5 "Enough" otherwise "Too few"
        """

    /// The files with their names, without their folders.
    private func files(_ source: String = counter) throws -> [String: String] {
        try GeneratedFiles.of(source)
    }

    @Test("In Store, each tap that changes state and asks a service has an effect of its own")
    func effects() throws {
        let source = Self.counter.replacing(
            "\n\nscreen",
            with: """


                service dice: "Throws dice."
                    gives the next roll from 1 to 6: 2, 5

                screen
                """
        )
        .replacing(
            "set open to no",
            with: "set open to no\n    show in result: next roll or \"–\""
        )
        .replacing("show in result: tries", with: "show in result: next roll or \"–\"")
        let effect = try #require(try files(source)["Store/CounterEffect.swift"])
        #expect(effect.contains("case readRollAtMore\n"))
        #expect(effect.contains("case readRollAtReset\n"))
        let action = try #require(try files(source)["Store/CounterAction.swift"])
        #expect(action.contains("case rollAtMoreRead(Int?)\n"))
    }

    @Test(
        "The architecture determines which type keeps the state",
        arguments: [
            ("MVC/CounterViewController", true), ("MVC/CounterView", false),
            ("MVP/CounterPresenter", true), ("MVP/CounterViewController", false),
            ("MVVM/CounterViewModel", true), ("MVVM/CounterViewController", false),
            ("VIPER/CounterInteractor", true), ("VIPER/CounterPresenter", false),
            ("VIPER/CounterViewController", false), ("Observable/CounterModel", true),
            ("Observable/CounterViewController", false), ("Store/CounterReducer", false),
        ]
    )
    func owners(file: String, keepsState: Bool) throws {
        let text = try #require(try files()["\(file).swift"])
        #expect(text.contains("private var tries = 0\n") == keepsState)
        #expect(text.contains("private var isOpen = false\n") == keepsState)
    }

    @Test("A tap is possible within the limits, and if it would change a value that it sets")
    func conditions() throws {
        let text = try #require(try files()["MVP/CounterPresenter.swift"])
        #expect(text.contains("isMorePossible: Bool { tries < 9 }"))
        #expect(text.contains("isLessPossible: Bool { tries - 2 >= 0 }"))
        #expect(text.contains("isResetPossible: Bool { tries != 0 || isOpen }"))
        #expect(!text.contains("isRevealPossible"))
    }

    @Test("In VIPER, the interactor changes the state, and the presenter formats a DTO of it")
    func viper() throws {
        let files = try files()
        let interactor = try #require(files["VIPER/CounterInteractor.swift"])
        #expect(
            interactor.contains(
                "output?.didUpdateState(state)\noutput?.didPerformMore(state)"
            )
        )
        #expect(!interactor.contains("Enough"))
        let presenter = try #require(files["VIPER/CounterPresenter.swift"])
        #expect(presenter.contains(#"state.tries >= 5 ? "Enough" : "Too few""#))
        #expect(files["VIPER/CounterSummary.swift"]?.contains("let isMorePossible: Bool") == true)
    }

    @Test("A feature without a service has no files of a model and needs no random values")
    func noService() throws {
        let files = try files()
        #expect(files.keys.allSatisfy { !$0.hasPrefix("Model/") })
        #expect(files["Contract/CounterContract.swift"]?.contains("{ _ in [:] }") == true)
        #expect(files["Contract/CounterDependencies.swift"]?.contains("init() {}") == true)
    }

    @Test("Scenarios tap up to a limit, and begin where a tap is possible")
    func scenarios() throws {
        let text = try #require(try files()["Contract/CounterScenarios.swift"])
        #expect(text.contains(#""less": {"text": "Less", "enabled": false}"#))
        #expect(
            text.contains(
                #""score": "9 trys", "hint": "", "result": "9", "more": {"enabled": false}"#
            )
        )
        #expect(text.contains(#"{"result": "Too few"}"#))
        #expect(text.contains(#"{"result": "Enough"}"#))
    }

    @Test(
        "Tests without a view tap once more at a limit",
        arguments: [
            "MVPTests/ViewFreeTests+CounterPresenter",
            "MVVMTests/ViewFreeTests+CounterViewModel",
            "VIPERTests/ViewFreeTests+CounterModule", "StoreTests/ViewFreeTests+CounterStore",
            "ObservableTests/ViewFreeTests+CounterModel",
        ]
    )
    func limits(file: String) throws {
        let text = try #require(try files()["\(file).swift"])
        #expect(text.contains("until that is no longer possible"))
    }

    @Test(
        "Names that would collide with the code for state are found",
        arguments: [
            ("is open", "more", "open", "would both become isOpen"),
            ("result", "fetch state", "open", "fetchState is reserved"),
            ("result", "more", "state", nil),
        ] as [(String, String, String, String?)]
    )
    func collisions(label: String, button: String, state: String, reason: String?) throws {
        let source = """
            feature counter: "Shows something."

            screen
                state \(state): no
                label \(label)
                label shown: if \(state) "Open" otherwise "Closed"
                button \(button): "More"

            on tap of \(button)
                toggle \(state)
                show in \(label): "Done"
            """
        let collision = try NameCheck.collision(in: DescriptionReader.description(from: source))
        #expect(collision.map { $0.reason.contains(reason ?? "none") } == reason.map { _ in true })
    }
}
