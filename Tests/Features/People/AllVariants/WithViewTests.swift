internal import HeadlessKitDriver
internal import ImplementationTesting
internal import People
internal import Scenarios
internal import Testing

@testable internal import Implementation

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(
        contract: .people,
        fileID: #fileID,
        environment: PeopleEnvironment.init(opening:)
    ) { PeopleAssembly.screen($0.dependencies) }

    @Test(
        "The implementation passes the scenarios of its feature",
        arguments: FeatureContract.people.scenarios.selected
    )
    func passes(scenario: NamedScenario) throws {
        let difference = try rehearsal.difference(from: scenario)
        #expect(difference == nil)
    }

    @Test("Two screens of one service show an acceptance")
    func showsOnBothScreens() {
        let environment = PeopleEnvironment(opening: .people(kind: "friend", asked: [2]))
        let stages = (1...2).map { _ in
            Stage(environment: environment, startsTasks: true) { environment in
                PeopleAssembly.screen(environment.dependencies)
            }
        }
        _ = stages[0].perform(.deliver(.all))
        _ = stages[0].perform(.own("accept", .integer(2)))
        for stage in stages {
            stage.passTime()
            let action = stage.observation.screen.first { $0.id == "person.2.action" }
            #expect(action?.text == "Friend")
        }
    }
}
