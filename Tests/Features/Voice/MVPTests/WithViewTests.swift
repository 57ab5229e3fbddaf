internal import CellTesting
internal import Scripts
internal import Testing
internal import Voice

@testable internal import VoiceMVP

@MainActor
@Suite("With a view")
struct WithViewTests {
    private let rehearsal = Rehearsal(contract: .voice, moduleName: "VoiceMVP") { opening in
        Stage(environment: VoiceEnvironment(opening: opening)) { environment in
            VoiceAssembly.screen(environment.dependencies)
        }
    }

    @Test("The cell does what its feature promises", arguments: FeatureContract.voice.scripts)
    func keepsPromise(script: NamedScript) throws {
        #expect(try rehearsal.breach(of: script) == nil)
    }
}
