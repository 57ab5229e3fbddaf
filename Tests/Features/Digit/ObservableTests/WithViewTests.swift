internal import Digit
internal import ImplementationTesting
internal import Scenarios
internal import Testing

@testable internal import DigitObservable

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(contract: .digit, moduleName: "DigitObservable") { opening in
        Stage(environment: DigitEnvironment(opening: opening), startsTasks: true) {
            DigitAssembly.screen($0.dependencies)
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
