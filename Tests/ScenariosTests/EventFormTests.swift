internal import Scenarios
internal import Testing

@Suite("The forms of events")
struct EventFormTests {
    @Test("The parser knows each event of the table", arguments: EventForm.all)
    func events(form: EventForm) {
        #expect(form.form.hasPrefix("{\"\(form.keyword)\": "))
        #expect(form.meaning.hasSuffix("."))
        let source = "{\"open\": \"sample\"}\n{\"\(form.keyword)\": 3.5}"
        let complaint = ScenarioParser(contract: .sample).complaint(about: source)
        #expect(complaint.hasPrefix("line 2: "))
        #expect(!complaint.contains("unknown key"))
    }

    @Test("The parser knows each key of an expectation")
    func expectations() {
        for key in ["order", "routes", "requests"] {
            #expect(EventForm.expectations.contains { $0.form.hasPrefix("\"\(key)\": ") })
            let source = "{\"open\": \"sample\"}\n{\"expect\": {\"\(key)\": 3}}"
            let complaint = ScenarioParser(contract: .sample).complaint(about: source)
            #expect(complaint == "line 2: \"\(key)\" takes a list of strings")
        }
        #expect(EventForm.expectations.allSatisfy { $0.meaning.hasSuffix(".") })
    }
}
