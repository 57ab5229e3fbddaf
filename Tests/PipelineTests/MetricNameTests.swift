internal import Pipeline
internal import Report
internal import Testing

@Suite("Names of metrics")
struct MetricNameTests {
    @Test("Each kind of results has one term, which leads back to it")
    func terms() {
        #expect(MetricName.all.count == MeasureKind.all.count)
        #expect(Set(MetricName.all).count == MeasureKind.all.count)
        #expect(MetricName.all.map(MetricName.kindName(of:)) == MeasureKind.all.map(\.name))
        #expect(MetricName.term(for: "sameness") == "equivalence")
        #expect(MetricName.term(for: "growth") == "scaling")
        #expect(MetricName.term(for: "lines") == "lines")
    }

    @Test("Each alias is a kind whose term differs")
    func aliases() {
        let kinds = MeasureKind.all.map(\.name)
        for (name, term) in MetricName.terms {
            #expect(kinds.contains(name))
            #expect(!kinds.contains(term))
        }
    }
}
