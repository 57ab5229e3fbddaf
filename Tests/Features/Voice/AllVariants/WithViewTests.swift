internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing
internal import Voice

@testable internal import Implementation

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(
        contract: .voice,
        fileID: #fileID,
        environment: VoiceEnvironment.init(opening:)
    ) { VoiceAssembly.screen($0.dependencies) }

    @Test(
        "The implementation passes the scenarios of its feature",
        arguments: FeatureContract.voice.scenarios.selected
    )
    func passes(scenario: NamedScenario) throws {
        let difference = try rehearsal.difference(from: scenario)
        #expect(difference == nil)
    }

    /// No scenario can test it, because closing is its last event.
    @Test(
        "Closing stops the player if it has a current message",
        arguments: [true, false]
    )
    func stopsThePlayer(isPlaying: Bool) {
        let environment = VoiceEnvironment(opening: .voice())
        let stage = Stage(environment: environment) { environment in
            VoiceAssembly.screen(environment.dependencies)
        }
        _ = stage.perform(.deliver(.all))
        if isPlaying { _ = stage.perform(.tap("voice.2")) }
        _ = stage.perform(.close)
        let told: [ServiceRequest] = isPlaying ? [.play(voiceID: 2), .stop] : []
        #expect(environment.requests == [.voices] + told)
    }
}
