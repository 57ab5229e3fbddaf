internal import Scenarios
internal import Testing

@MainActor
@Suite("Selecting the scenarios that tests play")
struct ScenarioSelectionTests {
    @Test("Without a selection all are played, and what is played is told meanwhile")
    func playing() {
        let scenarios = [NamedScenario("greets", "Shows a greeting.", source: "")]
        #expect(scenarios.selected == scenarios)
        #expect(ScenarioSelection.playing("greets") { ScenarioSelection.played } == "greets")
        #expect(ScenarioSelection.played == nil)
    }
}
