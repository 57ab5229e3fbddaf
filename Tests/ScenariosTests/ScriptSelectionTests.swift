internal import Scenarios
internal import Testing

@MainActor
@Suite("Selecting the scripts that tests play")
struct ScriptSelectionTests {
    @Test("Without a selection all are played, and what is played is told meanwhile")
    func playing() {
        let scripts = [NamedScript("greets", "Shows a greeting.", source: "")]
        #expect(scripts.selected == scripts)
        #expect(ScriptSelection.playing("greets") { ScriptSelection.played } == "greets")
        #expect(ScriptSelection.played == nil)
    }
}
