internal import Digit
internal import ImplementationTesting
internal import Scenarios
internal import Testing

@testable internal import DigitStore

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(contract: .digit, moduleName: "DigitStore") { opening in
        Stage(environment: DigitEnvironment(opening: opening)) { environment in
            DigitAssembly.screen(environment.dependencies)
        }
    }

    @Test(
        "The implementation passes the scenarios of its feature",
        arguments: FeatureContract.digit.scripts.selected
    )
    func keepsPromise(script: NamedScenario) throws {
        #expect(try rehearsal.breach(of: script) == nil)
    }
}
