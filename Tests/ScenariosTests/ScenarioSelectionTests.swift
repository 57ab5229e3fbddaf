internal import Scenarios
internal import Testing

@MainActor
@Suite("The selection of scenarios in tests")
struct ScenarioSelectionTests {
    @Test("All scenarios are selected by default, and the played one is known")
    func playing() {
        let scenarios = [NamedScenario("greets", "Shows a greeting.", source: "")]
        #expect(scenarios.selected == scenarios)
        #expect(ScenarioSelection.playing("greets") { ScenarioSelection.played } == "greets")
        #expect(ScenarioSelection.played == nil)
    }
}
