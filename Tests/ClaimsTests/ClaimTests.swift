internal import Claims
internal import Matrix
internal import Testing

@Suite("The claims")
struct ClaimTests {
    @Test("Each has a name of its own, and says what is measured and when it is supported")
    func complete() {
        #expect(Set(Claim.all.map(\.id)).count == Claim.all.count)
        for claim in Claim.all {
            #expect(!claim.wording.isEmpty && !claim.sources.isEmpty, "\(claim.id)")
            #expect(!claim.measure.isEmpty && !claim.threshold.isEmpty, "\(claim.id)")
        }
    }

    @Test("Each that is decided says what it means either way; each other says what is missing")
    func meaning() {
        for claim in Claim.all {
            switch claim.decision {
            case .figures(_, _, let features):
                #expect(!features.isEmpty, "\(claim.id)")
                #expect(claim.meaning.supported.hasSuffix("."), "\(claim.id)")
                #expect(claim.meaning.notSupported.hasSuffix("."), "\(claim.id)")
            case .notMeasuredYet(let missing, _):
                #expect(!missing.isEmpty, "\(claim.id)")
            }
        }
    }

    @Test("A threshold in words is made of the one that figures are held against")
    func thresholds() {
        let thresholds = Dictionary(
            uniqueKeysWithValues: Claim.measured.map { ($0.id, $0.threshold) }
        )
        #expect(thresholds["mvp-twice"] == "MVP ÷ MVC is 1.6 to 2.4")
        #expect(
            thresholds["twice-types"] == "MVP ÷ MVC is at least 2; MVVM ÷ MVC is at least 2"
        )
        #expect(thresholds["formatting-leaves-view"] == "MVVM ÷ MVC is at most 0.7")
        #expect(
            thresholds["tests-without-view"]
                == "MVP, MVVM and VIPER each 30 points or more above MVC"
        )
        #expect(
            thresholds["presenter-tests-suffice"]
                == "MVP, MVVM and VIPER each at least 0.85; MVC below 0.85"
        )
    }

    @Test("All that are known are there")
    func all() {
        #expect(
            Claim.all.map(\.id).sorted() == [
                "architectures-mix", "binding-halves", "coupling-ladder", "extension-is-local",
                "formatting-leaves-view", "height-cached", "indirection-costs", "least-code",
                "modules-reuse", "mvc-view-knows-model", "mvp-more-files", "mvp-twice",
                "mvvm-heavier-view", "mvvm-like-mvp", "presenter-tests-suffice", "row-view-reuse",
                "scene-is-thin", "setters-are-tiring", "tests-without-view", "twice-types",
                "view-knows-no-model", "viper-best-distribution", "viper-most",
                "viper-most-testable",
            ]
        )
    }
}
