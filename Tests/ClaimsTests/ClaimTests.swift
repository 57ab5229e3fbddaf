internal import Matrix
internal import Testing

@testable internal import Claims

@Suite("The claims")
struct ClaimTests {
    @Test("Each claim has a unique name, a metric, a threshold and a place")
    func complete() {
        #expect(Set(Claim.all.map(\.id)).count == Claim.all.count)
        for claim in Claim.all {
            #expect(!claim.wording.isEmpty && !claim.places.isEmpty, "\(claim.id)")
            #expect(!claim.measure.isEmpty && !claim.threshold.isEmpty, "\(claim.id)")
        }
    }

    @Test("A place in a numbered article has line numbers, and no other place has")
    func places() {
        for place in Claim.all.flatMap(\.places) + UnjudgedStatement.all.flatMap(\.places) {
            #expect((place.source.number == nil) == place.lines.isEmpty, "\(place.text)")
        }
        #expect(ClaimPlace(.chatter, "922").text == "article 000, line 922")
        #expect(ClaimPlace(.coupling, "986–988").text == "article 004, lines 986–988")
        #expect(ClaimPlace(.orlov).text == "B. Orlov, iOS Architecture Patterns (2015)")
    }

    private func isValueOnly(_ claim: Claim) -> Bool {
        claim.comparison.criterion.parts.allSatisfy(\.isValueOnly)
    }

    @Test("Each claim compares a feature and explains each of its verdicts")
    func meaning() {
        for claim in Claim.all {
            #expect(!claim.comparison.features.isEmpty, "\(claim.id)")
            let meaning = claim.meaning
            let isComplete =
                claim.isByConstruction
                ? claim.madeTrueBy != ""
                : isValueOnly(claim)
                    ? meaning.valueOnly.hasSuffix(".")
                    : meaning.supported.hasSuffix(".") && meaning.notSupported.hasSuffix(".")
            #expect(isComplete, "\(claim.id)")
        }
    }

    @Test("Values without a threshold have no limit in any reading")
    func valueOnly() {
        for claim in Claim.testable where isValueOnly(claim) {
            let parts = claim.comparison.readings.flatMap(\.criterion.parts)
            let areValueOnly = parts.allSatisfy(\.isValueOnly)
            #expect(areValueOnly, "\(claim.id)")
            #expect(claim.threshold == "no threshold" && claim.reason == nil, "\(claim.id)")
        }
    }

    /// Returns the numbers with which a single condition compares values.
    private func limits(of condition: Criterion) -> [Double] {
        switch condition {
        case .ratio(_, _, to: _, in: let range): [range.lowerBound, range.upperBound]
        case .atMost(_, _, let limit), .atLeast(_, _, let limit), .moreThan(_, _, let limit),
            .exactly(_, _, let limit):
            [limit]
        default: []
        }
    }

    @Test("Each limit other than 0 and 1 has a reason, and an order needs none")
    func reasons() {
        for claim in Claim.testable {
            let parts = claim.comparison.readings.flatMap(\.criterion.parts)
            let hasLimit = parts.flatMap(limits).contains { $0 != 0 && $0 != 1 }
            #expect((claim.reason != nil) == hasLimit, "\(claim.id)")
        }
    }

    @Test("Readings have different names, and only the main one may have none")
    func readings() {
        for claim in Claim.all {
            let names = claim.comparison.readings.map(\.name)
            #expect(Set(names).count == names.count, "\(claim.id)")
            #expect(!names.dropFirst().contains(""), "\(claim.id)")
        }
    }

    @Test(
        "The claims about files compare variants with a controller first",
        arguments: ["mvp-mvvm-twice-files", "mvp-more-files"]
    )
    func withController(id: String) throws {
        let claim = try #require(Claim.all.first { $0.id == id })
        let names = claim.comparison.readings.map(\.name)
        #expect(names.prefix(2) == ["with a controller", "without a controller"])
    }

    @Test("The text of a threshold names the compared variants")
    func thresholds() {
        let thresholds = Dictionary(
            uniqueKeysWithValues: Claim.all.map { ($0.id, $0.threshold) }
        )
        #expect(thresholds["least-code"] == "of MVC, MVP, MVVM and VIPER, MVC smallest")
        #expect(thresholds["mvp-twice"] == "MVP ÷ MVC 1.5 to 2.5")
        #expect(thresholds["viper-most"] == "of MVC, MVP, MVVM and VIPER, VIPER largest")
        #expect(
            thresholds["tests-without-view"] == "MVP above MVC; MVVM above MVC; VIPER above MVC"
        )
        #expect(
            thresholds["mvp-more-files"]
                == "files: MVCP above MVC; files without protocol files: MVCP above MVC"
        )
        #expect(thresholds["presenter-tests-suffice"] == "no threshold")
    }

    @Test("The headings of claims, to which pages link, are unique")
    func headings() {
        #expect(Set(Claim.all.map(\.title)).count == Claim.all.count)
    }

    @Test("The list of claims is complete")
    func all() {
        #expect(
            Claim.testable.map(\.id).sorted() == [
                "async-is-shorter", "controller-only-connects", "direct-costs-least",
                "extension-is-local", "fetching-leaves-screen", "formatting-leaves-view",
                "heights-cost-scrolling", "indirection-costs", "least-code",
                "modules-cure-large-controllers", "modules-reuse", "more-code-per-event",
                "mvc-enough-for-simple", "mvcvm-lighter-view", "mvp-interfaces-grow",
                "mvp-more-files", "mvp-mvvm-twice-files", "mvp-twice", "mvvm-heavier-view",
                "mvvm-less-than-mvp", "mvvm-like-mvp", "notification-hides-faults",
                "observation-binding-lines", "observation-removes-binding",
                "presenter-tests-suffice", "reducers-test-exhaustively", "scene-is-thin",
                "screen-is-lighter", "setters-are-tiring", "tests-without-view",
                "two-way-binding-saves", "view-named-for-contents", "viper-best-distribution",
                "viper-interfaces", "viper-most", "viper-most-testable",
            ]
        )
    }

    @Test("The list of claims that are true by design is complete")
    func byDesign() {
        #expect(
            Claim.all.filter(\.isByConstruction).map(\.id).sorted() == [
                "architectures-mix", "binding-not-needed", "coupling-ladder", "height-cached",
                "late-events-need-callback", "mvc-view-knows-model", "row-view-reuse",
                "screen-restored-from-a-value", "state-changes-in-one-place",
                "view-knows-no-model",
            ]
        )
    }

    @Test("Each statement without a value has a place and a reason")
    func unjudged() {
        for statement in UnjudgedStatement.all {
            #expect(!statement.places.isEmpty, "\(statement.statement)")
            #expect(statement.statement.hasSuffix(".") && statement.reason.hasSuffix("."))
        }
    }
}
