internal import Scenarios
internal import Testing

@MainActor
@Suite("Selecting the scripts that tests play")
struct ScenarioSelectionTests {
    @Test("Without a selection all are played, and what is played is told meanwhile")
    func playing() {
        let scripts = [NamedScenario("greets", "Shows a greeting.", source: "")]
        #expect(scripts.selected == scripts)
        #expect(ScenarioSelection.playing("greets") { ScenarioSelection.played } == "greets")
        #expect(ScenarioSelection.played == nil)
    }
}
