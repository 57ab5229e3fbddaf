internal import Descriptions

/// The tests of one cell.
struct TestFiles {
    let plan: FeaturePlan
    /// As the cell's folder is called.
    let variant: String

    private var module: String { plan.type + variant }

    var files: [GeneratedFile] {
        let further: [(name: String, text: String)] =
            switch variant {
            case "MVP": PresenterTests(plan: plan).files
            case "MVVM": ViewModelTests(plan: plan).files
            case "VIPER":
                InteractorTests(plan: plan).files + FetchingPresenterTests(plan: plan).files
            default: []
            }
        let common = [
            ("WithViewTests", withView), ("WithoutViewTests", withoutView),
            ("WithoutViewTests+\(plan.type)Assembly", assembly),
        ]
        return (common + further).map { name, text in
            GeneratedFile(
                path: "Tests/Features/\(plan.type)/\(variant)Tests/\(name).swift",
                text: text
            )
        }
    }

    private var withView: String {
        """
        \(SwiftText.imports("internal", "CellTesting", plan.type, "Scripts", "Testing"))

        @testable internal import \(module)

        @MainActor
        @Suite("With a view")
        struct WithViewTests {
            private let rehearsal = Rehearsal(contract: .\(plan.member), moduleName: "\(module)") { opening in
                Stage(environment: \(plan.type)Environment(opening: opening)) { environment in
                    \(plan.type)Assembly.screen(environment.dependencies)
                }
            }

            @Test("The cell does what its feature promises", arguments: FeatureContract.\(plan.member).scripts)
            func keepsPromise(script: NamedScript) throws {
                #expect(try rehearsal.breach(of: script) == nil)
            }
        }

        """
    }

    private var withoutView: String {
        """
        internal import Testing

        /// The tests that make no view. They stand inside one suite so that a filter can select them.
        @MainActor
        @Suite("Without a view")
        enum WithoutViewTests {}

        """
    }

    private var assembly: String {
        let opening = "Opening(feature: \"\(plan.description.feature.identifier)\")"
        return """
            \(SwiftText.imports("internal", plan.type, "HeadlessKit", "Scripts", "Testing"))

            @testable internal import \(module)

            extension WithoutViewTests {
                @MainActor
                @Suite("The assembly")
                struct \(plan.type)AssemblyTests {
                    private let environment = \(plan.type)Environment(opening: \(opening))

                    @Test("Assembling makes no view")
                    func makesNoView() {
                        let madeCount = View.madeCount
                        _ = \(plan.type)Assembly.screen(environment.dependencies)
                        #expect(View.madeCount == madeCount)
                    }

                    @Test("A screen that is let go before it was shown goes")
                    func releases() {
                        weak let screen = \(plan.type)Assembly.screen(environment.dependencies)
                        #expect(screen == nil)
                    }
                }
            }

            """
    }
}
