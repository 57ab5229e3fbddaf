internal import Matrix
internal import Report
internal import ReportSamples
internal import Testing

@testable internal import Claims

/// Each test of findings checks the committed report and the sample.
@Suite("The findings of a report")
struct FindingsTests {
    private struct Judged {
        let name: String
        let criterion: Criterion
        let finding: Finding
    }

    /// Returns all findings that are not about missing values, with their criteria.
    private func judged(_ report: Report) throws -> [Judged] {
        let findings = Findings(report)
        return try (Claim.all + Study.all.map(\.claim)).flatMap { claim in
            try findings[claim].filter { $0.obstacle == nil }.map { finding in
                let reading = claim.comparison.readings.first { $0.name == finding.reading }
                return Judged(
                    name: "\(claim.id) in \(finding.feature)",
                    criterion: try #require(reading).criterion,
                    finding: finding
                )
            }
        }
    }

    /// Returns true if the printed number of a single condition is on the right side of the
    /// threshold.
    private func isMet(_ condition: Criterion, by number: ComparedNumber) -> Bool {
        switch condition {
        case .smallest: number.highest < 1
        case .largest: number.lowest > 1
        case .ratio(_, _, to: _, in: let range): range.contains(number.lowest)
        case .above: number.lowest > 0
        case .atMost(_, _, let most): number.highest <= most
        case .atLeast(_, _, let least): number.lowest >= least
        case .moreThan(_, _, let limit): number.lowest > limit
        case .exactly(_, _, let value): number.lowest == value && number.highest == value
        case .value, .valueRatio, .all, .agree, .unlessHouseStyle: false
        }
    }

    @Test(
        "The compared number is on the same side of the threshold as the verdict",
        arguments: CheckedReport.allCases
    )
    func verdicts(checked: CheckedReport) throws {
        for judged in try judged(checked.report()) {
            #expect(judged.criterion.parts.count == judged.finding.parts.count)
            for (condition, part) in zip(judged.criterion.parts, judged.finding.parts) {
                let isMet = isMet(condition, by: part.number)
                switch part.verdict {
                case .supported: #expect(isMet, "\(judged.name): \(part)")
                case .notSupported: #expect(!isMet, "\(judged.name): \(part)")
                default: break
                }
            }
        }
    }

    @Test(
        "A borderline verdict names a change that would reverse it",
        arguments: CheckedReport.allCases
    )
    func borderline(checked: CheckedReport) throws {
        for judged in try judged(checked.report()) {
            if judged.finding.verdict == .borderline { #expect(judged.finding.change != nil) }
            for part in judged.finding.parts where part.verdict == .borderline {
                #expect(part.change != nil, "\(judged.name)")
            }
        }
    }

    @Test(
        "The verdict of a claim follows from the verdicts of its conditions",
        arguments: CheckedReport.allCases
    )
    func together(checked: CheckedReport) throws {
        for judged in try judged(checked.report()) {
            // Values without a condition decide nothing.
            let parts = Set(judged.finding.parts.map(\.verdict)).subtracting([.valueOnly])
            let isRight =
                switch judged.finding.verdict {
                case .supported: parts == [.supported]
                case .notSupported: parts.contains(.notSupported)
                case .borderline: parts.contains(.borderline) && !parts.contains(.notSupported)
                case .inconclusive: parts.contains(.inconclusive)
                case .notRobust: parts == [.supported, .notSupported]
                case .houseStyle: parts.count > 1
                case .valueOnly: parts.isEmpty
                case .notMeasured: false
                }
            #expect(isRight, "\(judged.name): \(judged.finding.verdict) from \(parts)")
        }
    }

    @Test("No finding compares the same values twice", arguments: CheckedReport.allCases)
    func distinctParts(checked: CheckedReport) throws {
        for judged in try judged(checked.report()) {
            let parts = judged.finding.parts
            #expect(Set(parts).count == parts.count, "\(judged.name)")
        }
    }

    @Test(
        "A condition is met according to its printed threshold",
        arguments: [
            (
                Criterion.ratio(.codeLines, .mvvm, to: .mvp, in: 0.85...1.15), [45.0, 50],
                "MVVM 45 ÷ MVP 50 = 0.90", "0.85 to 1.15", true
            ),
            (
                .ratio(.codeLines, .mvvm, to: .mvp, in: 0.85...1.15), [45, 53],
                "MVVM 45 ÷ MVP 53 = 0.849", "0.85 to 1.15", false
            ),
            (
                .ratio(.codeLines, .mvvm, to: .mvp, in: 0.95...(.infinity)), [45, 50],
                "MVVM 45 ÷ MVP 50 = 0.90", "at least 0.95", false
            ),
            (
                .ratio(.codeLines, .mvvm, to: .mvp, in: 0...0.95), [45, 50],
                "MVVM 45 ÷ MVP 50 = 0.90", "at most 0.95", true
            ),
            (
                .smallest(.mvc, of: [.mvc, .mvp, .massive], .codeLines), [706, 889, 470],
                "MVC 706, MVP 889, Massive 470", "MVC smallest", false
            ),
            (
                .smallest(.mvc, of: [.mvc, .mvp, .mvvm], .codeLines), [706, 889, 809],
                "MVC 706, MVP 889, MVVM 809", "MVC smallest", true
            ),
            (
                .largest(.viper, of: [.viper, .mvcp], .evenness), [0.852, 0.858],
                "VIPER 0.852, MVCP 0.858", "VIPER largest", false
            ),
            (.above(.files, .mvp, .mvc), [5, 3], "MVP 5, MVC 3", "MVP above MVC", true),
            (.above(.files, .mvp, .mvc), [3, 3], "MVP 3, MVC 3", "MVP above MVC", false),
            (
                .atMost(.sceneCodeLines, [.mvp, .mvvm], 0), [0, 1], "MVP 0, MVVM 1",
                "each at most 0", false
            ),
            (.atLeast(.copiedPassages, [.massive], 1), [1], "Massive 1", "at least 1", true),
            (
                .moreThan(.sceneCodeLines, [.mvp, .mvvm], 0), [182, 0], "MVP 182, MVVM 0",
                "each more than 0", false
            ),
            (.exactly(.differences, [.mvp], 0), [0], "MVP 0", "exactly 0", true),
        ]
    )
    func conditions(
        condition: Criterion,
        values: [Double],
        text: String,
        threshold: String,
        isMet: Bool
    ) throws {
        #expect(condition.text(of: values) == text)
        #expect(condition.limit == threshold)
        #expect(condition.isMet(by: values) == isMet)
        let quantity = try #require(condition.quantity)
        #expect(self.isMet(condition, by: ComparedNumber(condition, quantity, values)) == isMet)
    }

    @Test("No claim expects view-free tests to kill mutants in views")
    func reachableThresholds() {
        for claim in Claim.all + Study.all.map(\.claim) {
            let parts = claim.comparison.readings.flatMap(\.criterion.parts)
            let quantities = parts.filter { !$0.isValueOnly }.compactMap(\.quantity)
            #expect(!quantities.contains(.viewFreeKills), "\(claim.id)")
        }
    }

    @Test(
        "Values without a condition are printed, and meet no condition",
        arguments: [
            (Criterion.value(.codeLines, [.mvc, .mvp]), [20.0, 25], "MVC 20, MVP 25", "20 to 25"),
            (
                .valueRatio(.codeLines, .mvp, to: .mvc), [25, 20], "MVP 25 ÷ MVC 20 = 1.25",
                "1.25"
            ),
            (.valueRatio(.codeLines, .mvp, to: .mvc), [25, 0], "MVP 25 ÷ MVC 0, no ratio", "0.00"),
        ]
    )
    func valueOnly(values: Criterion, numbers: [Double], text: String, number: String) throws {
        #expect(values.isValueOnly)
        #expect(values.isMet(by: numbers) == nil)
        #expect(values.text(of: numbers) == text)
        #expect(values.limit == "no threshold")
        #expect(values.threshold == "no threshold")
        let quantity = try #require(values.quantity)
        #expect(ComparedNumber(values, quantity, numbers).text == number)
    }
}
