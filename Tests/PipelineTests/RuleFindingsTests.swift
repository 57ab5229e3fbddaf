internal import Matrix
internal import Testing

@testable internal import Pipeline
@testable internal import Structure

@Suite("The findings of a rule check")
struct RuleFindingsTests {
    @Test("Violations of one rule have its reason once with their number")
    func text() throws {
        let implementation = Implementation(feature: .greeting, variant: .mvp)
        let rules = implementation.rules
        func violation(_ line: Int, _ rule: ArchitectureRule) -> ArchitectureViolation {
            ArchitectureViolation(
                implementation: implementation,
                rule: rule,
                file: "A.swift",
                line: line,
                from: "A",
                to: "B"
            )
        }
        let (first, second) = (rules[0], rules[1])
        let findings = RuleCheckRun.Findings(
            violations: [violation(1, first), violation(2, second), violation(3, first)],
            gaps: [.variantWithoutRules(implementation)]
        )
        #expect(
            findings.text == """
                A.swift:1: A refers to B
                A.swift:3: A refers to B
                  \(first.identifier): \(first.reason) (2 violations)
                A.swift:2: A refers to B
                  \(second.identifier): \(second.reason)
                """
        )
        #expect(
            findings.clauses == [
                "MVP of greeting has 3 violations of its rules", "no rule covers 1 part",
            ]
        )
    }
}
