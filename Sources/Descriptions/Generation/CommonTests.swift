internal import Descriptions
internal import PackageEditing

/// The tests that the implementations of all features have.
struct CommonTests {
    let feature: Name
    /// The variant, which is also the name of the folder of the implementation.
    let variant: String
    /// Indicates whether the implementation uses services that must not receive requests before it
    /// is shown.
    var makesRequests = false

    private var type: String { feature.type }
    private var module: String { type + variant }

    /// Returns the files of all tests.
    ///
    /// - Parameter further: the names and texts of the tests that only this implementation has.
    func files(with further: [(name: String, text: String)]) -> [GeneratedFile] {
        let common = [
            ("WithViewTests", withView), ("WithoutViewTests", withoutView),
            ("WithoutViewTests+\(type)Assembly", assembly),
        ]
        return (common + further).map { name, text in
            GeneratedFile(path: "Tests/Features/\(type)/\(variant)Tests/\(name).swift", text: text)
        }
    }

    private var withView: String {
        """
        \(SwiftText.imports("internal", "ImplementationTesting", type, "Scenarios", "Testing"))

        @testable internal import \(module)

        @MainActor
        @Suite("With a view")
        struct WithViewTests {
            private let rehearsal = Rehearsal(contract: .\(feature.member), moduleName: "\(module)") { opening in
                Stage(environment: \(type)Environment(opening: opening)) { environment in
                    \(type)Assembly.screen(environment.dependencies)
                }
            }

            @Test("The implementation passes the scenarios of its feature", arguments: FeatureContract.\(feature.member).scripts.selected)
            func keepsPromise(script: NamedScenario) throws {
                #expect(try rehearsal.breach(of: script) == nil)
            }
        }

        """
    }

    private var withoutView: String {
        """
        internal import Testing

        /// The view-free tests. They are in one suite so that a filter can select them.
        @MainActor
        @Suite("Without a view")
        enum WithoutViewTests {}

        """
    }

    private var assembly: String {
        let title = makesRequests ? "sends no request and creates no view" : "creates no view"
        let opening = "Opening(feature: \"\(feature.identifier)\")"
        let requests =
            makesRequests ? "            #expect(environment.requests.isEmpty)\n" : ""
        return """
            \(SwiftText.imports("internal", type, "HeadlessKit", "Scenarios", "Testing"))

            @testable internal import \(module)

            extension WithoutViewTests {
                @MainActor
                @Suite("The assembly")
                struct \(type)AssemblyTests {
                    private let environment = \(type)Environment(opening: \(opening))

                    @Test("Assembling \(title)")
                    func \(makesRequests ? "asksNothing" : "makesNoView")() {
                        let madeCount = View.madeCount
                        _ = \(type)Assembly.screen(environment.dependencies)
            \(requests)            #expect(View.madeCount == madeCount)
                    }

                    @Test("A screen that is released before it is shown is deallocated")
                    func releases() {
                        weak let screen = \(type)Assembly.screen(environment.dependencies)
                        #expect(screen == nil)
                    }
                }
            }

            """
    }
}
