internal import Claims
internal import Matrix
internal import Testing

@Suite("The claims")
struct ClaimTests {
    @Test("Each claim has a unique name, a metric, a threshold and sources")
    func complete() {
        #expect(Set(Claim.all.map(\.id)).count == Claim.all.count)
        for claim in Claim.all {
            #expect(!claim.wording.isEmpty && !claim.sources.isEmpty, "\(claim.id)")
            #expect(!claim.measure.isEmpty && !claim.threshold.isEmpty, "\(claim.id)")
        }
    }

    @Test("Each claim compares a feature and explains both verdicts")
    func meaning() {
        for claim in Claim.all {
            #expect(!claim.comparison.features.isEmpty, "\(claim.id)")
            #expect(claim.meaning.supported.hasSuffix("."), "\(claim.id)")
            #expect(claim.meaning.notSupported.hasSuffix("."), "\(claim.id)")
        }
    }

    @Test("The text of a threshold names the compared variants")
    func thresholds() {
        let thresholds = Dictionary(
            uniqueKeysWithValues: Claim.all.map { ($0.id, $0.threshold) }
        )
        #expect(thresholds["least-code"] == "of MVC, MVP, MVVM and VIPER, MVC smallest")
        #expect(thresholds["mvp-twice"] == "MVP ÷ MVC 1.6 to 2.4")
        #expect(
            thresholds["viper-most"] == "VIPER ÷ the largest of MVC, MVP and MVVM at least 1.25"
        )
        #expect(thresholds["twice-types"] == "MVP ÷ MVC at least 2; MVVM ÷ MVC at least 2")
        #expect(
            thresholds["tests-without-view"]
                == "MVP, MVVM and VIPER above MVC, each at least 30 points"
        )
        #expect(
            thresholds["mvp-more-files"]
                == "files: MVP above MVC; files without protocol files: MVP above MVC"
        )
    }

    @Test("The headings of claims, to which pages link, are unique")
    func headings() {
        #expect(Set(Claim.all.map(\.title)).count == Claim.all.count)
    }

    @Test("The list of claims is complete")
    func all() {
        #expect(
            Claim.all.map(\.id).sorted() == [
                "architectures-mix", "async-is-shorter", "binding-halves", "coupling-ladder",
                "extension-is-local",
                "formatting-leaves-view", "height-cached", "indirection-costs", "least-code",
                "modules-reuse", "more-code-per-event", "mvc-view-knows-model", "mvp-more-files",
                "mvp-twice",
                "mvvm-heavier-view", "mvvm-like-mvp", "observation-removes-binding",
                "presenter-tests-suffice",
                "reducers-test-exhaustively", "row-view-reuse",
                "scene-is-thin", "screen-restored-from-a-value", "setters-are-tiring",
                "state-changes-in-one-place",
                "tests-without-view", "twice-types",
                "two-way-binding-saves",
                "view-knows-no-model", "view-named-for-contents", "viper-best-distribution",
                "viper-most", "viper-most-testable",
            ]
        )
    }
}
