internal import Foundation
internal import PageChecks
internal import Testing

@Suite("The check of printed pages")
struct PageCheckTests {
    private func complaints(_ pages: [String: String], charts: [String: String] = [:]) -> [String] {
        PageCheck(
            pages: pages.map { PrintedPage(name: $0.key, text: $0.value) },
            charts: charts
        ).complaints.map(\.description)
    }

    /// A claims page with one claim about the size of Digit.
    private func claims(_ values: String, _ threshold: String, _ verdict: String) -> String {
        """
        # Claims and evidence

        ## MVVM takes as much code as MVP

        | Feature | Values | Threshold | Verdict | Changes if |
        | ------- | ------ | --------- | ------- | ---------- |
        | Digit | \(values) | \(threshold) | **\(verdict)** | MVVM had 1 more code line |
        """
    }

    @Test(
        "A verdict is judged again from the printed value and threshold",
        arguments: [
            ("MVVM 45 ÷ MVP 50 = 0.90", "0.85 to 1.15", "supported", true),
            ("MVVM 40 ÷ MVP 50 = 0.80", "0.85 to 1.15", "supported", false),
            ("MVVM 45 ÷ MVP 50 = 0.90", "0.85 to 1.15", "not supported", false),
            ("MVVM 45 ÷ MVP 50 = 0.90", "at least 0.95", "not supported", true),
            ("MVC 706, MVP 889, Massive 470", "MVC smallest", "supported", false),
            ("MVC 706, MVP 889, MVVM 809", "MVC smallest", "supported", true),
            ("VIPER 0.852, MVCP 0.858", "VIPER largest", "supported", false),
            ("MVP 5, MVC 3", "MVP above MVC", "supported", true),
            ("MVP 3, MVC 3", "MVP above MVC", "supported", false),
            ("MVC 24.0 %, MVP +29.6 points", "each at least 30 points", "supported", false),
            ("MVC 24.0 %, MVP +34.6 points", "each at least 30 points", "supported", true),
            ("MVP 0, MVVM 1", "each at most 0", "supported by construction", false),
            ("Protocol 182, Closure 300", "each more than 0", "supported", true),
            ("Protocol 182, Closure 0", "each more than 0", "supported", false),
        ]
    )
    func verdicts(values: String, threshold: String, verdict: String, isRight: Bool) {
        let found = complaints(["claims": claims(values, threshold, verdict)])
        #expect(found.isEmpty == isRight, "\(found)")
    }

    @Test("Rounding that hides a threshold is found, and so is a ratio of other values")
    func rounding() {
        let hidden = claims("MVVM 45 ÷ MVP 53 = 0.85", "0.85 to 1.15", "borderline")
        #expect(complaints(["claims": hidden]).contains { $0.contains("rounding hides") })
        let exact = claims("MVVM 45 ÷ MVP 53 = 0.849", "0.85 to 1.15", "borderline")
        #expect(complaints(["claims": exact]) == [])
        let other = claims("MVVM 45 ÷ MVP 53 = 0.91", "0.85 to 1.15", "supported")
        #expect(complaints(["claims": other]).contains { $0.contains("the ratio is 0.849") })
    }

    @Test("A borderline verdict says what would change it")
    func borderline() {
        let page = claims("MVVM 45 ÷ MVP 53 = 0.849", "0.85 to 1.15", "borderline")
            .replacing("MVVM had 1 more code line", with: "–")
        #expect(complaints(["claims": page]) == ["claims.md:7: borderline without “changes if”"])
    }

    @Test("Several conditions make the verdict that follows from them")
    func together() {
        func page(_ verdict: String) -> String {
            """
            | Feature | Values | Threshold | Verdict | Changes if |
            | ------- | ------ | --------- | ------- | ---------- |
            | Digit | MVP 30 ÷ MVC 10 = 3.00 | at least 2 | supported | – |
            | Digit | MVVM 10 ÷ MVC 10 = 1.00 | at least 2 | not supported | – |
            | Digit | **together** | | **\(verdict)** | |
            """
        }
        #expect(complaints(["claims": page("not supported")]) == [])
        #expect(complaints(["claims": page("not robust")]) == [])
        #expect(complaints(["claims": page("supported")]).count == 1)
        #expect(complaints(["claims": page("borderline")]).count == 1)
    }

    @Test("The overview and the pages of features repeat the verdicts of the claims page")
    func repeated() {
        func pages(overview: String, feature: String) -> [String: String] {
            let claim = claims("MVVM 45 ÷ MVP 50 = 0.90", "0.85 to 1.15", "supported")
                .replacing(
                    "# Claims and evidence\n",
                    with: """
                        # Claims and evidence

                        | Claim | Verdict | Evidence |
                        | ----- | ------- | -------- |
                        | [MVVM takes as much code as MVP](#a) | \(overview) | 0.90 |

                        """
                )
            let digit = """
                # Digit

                ## Claims checked

                | Claim | Verdict | Evidence |
                | ----- | ------- | -------- |
                | [MVVM takes as much code as MVP](claims.md#a) | \(feature) | 0.90 |
                """
            return ["claims": claim, "digit": digit, "digit-details": "# Digit: details"]
        }
        #expect(complaints(pages(overview: "supported (Digit)", feature: "supported")) == [])
        let overview = complaints(pages(overview: "borderline (Digit)", feature: "supported"))
        #expect(overview.count == 1 && overview[0].contains("the overview says"))
        let feature = complaints(pages(overview: "supported (Digit)", feature: "not supported"))
        #expect(feature.count == 1 && feature[0].contains("on the claims page"))
    }

    @Test("A threshold that no value can reach is found")
    func ceiling() {
        let page = """
            - **Metric**: mutants killed by view-free tests ÷ by all tests

            | Feature | Values | Threshold | Verdict | Changes if |
            | ------- | ------ | --------- | ------- | ---------- |
            | Digit | MVP 0.167, MVVM 0.375 | each at least 0.85 | not supported | – |

            - Digit: Share of mutants in views: MVP 75.0 %, MVVM 62.5 %.
            """
        #expect(
            complaints(["claims": page]) == ["claims.md:5: the threshold 0.85 cannot be reached"]
        )
    }

    @Test("Parts add up to the printed sum")
    func sums() {
        func page(_ sum: String) -> String {
            """
            | Owner | MVC |
            | ----- | --: |
            | **Controller** | 4,421 (281) |
            | **Service** | 4,000 (332) |
            | runtime: memory | 1,124 |
            | **all** | \(sum) |
            """
        }
        #expect(complaints(["digit-details": page("8,421")]) == [])
        #expect(complaints(["digit-details": page("8,422")]).count == 1)
        let roles = """
            | Variant | Role | Files | Code |
            | ------- | ---- | ----: | ---: |
            | MVC | View | 1 | 20 |
            | MVC | Controller | 1 | 21 |
            | **MVC** | **all sources** | 2 | 42 |
            | MVC | tests | 3 | 48 |
            """
        #expect(
            complaints(["digit-details": roles]).map { $0.contains("Code of the roles") } == [true]
        )
    }

    @Test("A percentage is rounded, not truncated")
    func shares() {
        func page(_ share: String) -> String {
            """
            | Variant | Covered lines | View-free coverage |
            | ------- | ------------: | -----------------: |
            | **MVC** | 128 of 569 | \(share) |
            """
        }
        #expect(complaints(["digit": page("22.5 %")]) == [])
        #expect(complaints(["digit": page("22.4 %")]).count == 1)
        let mutants = """
            | Variant | Mutants | Killed by view-free tests | Mutation score | Killed by all tests | Mutation score | View-free ÷ all |
            | ------- | ------: | ------: | ------: | ------: | ------: | ------: |
            | **MVC** | 456 | 263 | 57.7 % | 449 | 98.5 % | 0.585 |
            """
        #expect(complaints(["digit": mutants]).map { $0.contains("is not 0.585") } == [true])
    }

    @Test("A chart and a table show the same share")
    func charts() {
        func page(_ share: String) -> String {
            """
            # Digit

            | Variant | Code lines | View-free coverage |
            | ------- | ---------: | -----------------: |
            | **MVC** | 40 | 24.0 % |

            ## Mutation

            ![Digit: of the killed mutants, view-free tests kill \(share) % in VIPER.](digit-mutants.svg)

            | Variant | View-free ÷ all |
            | ------- | --------------: |
            | **VIPER** | 0.586 |
            """
        }
        let details = ["digit-details": "# Digit: details"]
        let chart = ["coverage": "<svg><text x=\"1\">24.0 %</text></svg>"]
        #expect(
            complaints(details.merging(["digit": page("58.6")]) { $1 }, charts: chart) == []
        )
        #expect(
            complaints(details.merging(["digit": page("58.4")]) { $1 }, charts: chart).count == 1
        )
        let other = ["coverage": "<svg><text x=\"1\">23.9 %</text></svg>"]
        #expect(
            complaints(details.merging(["digit": page("58.6")]) { $1 }, charts: other).count == 1
        )
    }

    @Test(
        "Times, ratios, intervals and verdicts of latency agree",
        arguments: [
            ("729 ns", "0.960", "0.950 – 0.970", "faster", 0),
            ("729 ns", "0.997", "0.990 – 1.004", "equivalent", 1),
            ("631 ns", "0.831", "0.831 – 0.831", "faster", 1),
            ("729 ns", "0.960", "0.950 – 1.010", "faster", 1),
            ("774 ns", "1.020", "1.017 – 1.023", "equivalent", 0),
        ]
    )
    func latency(time: String, ratio: String, interval: String, verdict: String, count: Int) {
        let page = """
            | Variant | Per call | ÷ MVC | 95 % CI (this run) | Verdict |
            | ------- | -------: | ----: | -----------------: | ------- |
            | **MVC** | 759 ns | 1 | – | baseline |
            | **MVP** | \(time) | \(ratio) | \(interval) | \(verdict) |
            """
        let found = complaints(["digit-details": page])
        #expect(found.count == count, "\(found)")
    }

    @Test("A result is not robust only where leaving one scenario out crosses 1")
    func robustness() {
        func page(_ range: String) -> String {
            """
            | Variant | Overall ÷ MVC | Verdict | Leaving one scenario out |
            | ------- | ------------: | ------- | ------------------------ |
            | **VIPER** | 1.022 | not robust (changes without `like`) | \(range) |
            """
        }
        #expect(
            complaints(["digit": page("0.992 (without `like`) – 1.049 (without `open`)")]) == []
        )
        #expect(
            complaints(["digit": page("1.012 (without `like`) – 1.049 (without `open`)")]).count
                == 1
        )
    }

    @Test(
        "A label of scaling agrees with the exponent and the ratio beside it",
        arguments: [
            ("300 ns", "3.00", "0.05 (0.02 – 0.09)", "negligible", false),
            ("300 ns", "3.00", "0.31 (0.28 – 0.34)", "linear", false),
            ("300 ns", "3.00", "0.31 (0.28 – 0.34)", "sublinear above a constant part", true),
            ("102 ns", "1.02", "0.00 (-0.01 – 0.02)", "negligible", true),
            ("102 ns", "1.50", "0.00 (-0.01 – 0.02)", "sublinear", false),
            ("300 ns", "3.00", "1.01 (0.95 – 1.05)", "linear", true),
        ]
    )
    func scaling(time: String, ratio: String, exponent: String, label: String, isRight: Bool) {
        let page = """
            | Variant | 100 | 1,000 | 1,000 ÷ 100 | Exponent k | Latency |
            | ------- | --: | ----: | ----------: | ---------- | ------- |
            | **MVC** | 100 ns | \(time) | \(ratio) | \(exponent) | \(label) |
            """
        let found = complaints(["digit-details": page])
        #expect(found.isEmpty == isRight, "\(found)")
    }

    @Test("A quantity has one value on all pages, and no sentence contradicts it")
    func quantities() {
        func pages(least: String, code: Int) -> [String: String] {
            [
                "digit": """
                # Digit

                - **Size**: \(least) needs the least code, 40 lines; MVP 1.33 ×.

                | Variant | Code lines |
                | ------- | ---------: |
                | **MVC** | 40 |
                | **MVP** | 53 |
                """,
                "digit-details": """
                # Digit: details

                ## Lines by role

                | Variant | Role | Code |
                | ------- | ---- | ---: |
                | MVC | View | \(code) |
                | **MVC** | **all sources** | \(code) |
                """,
            ]
        }
        #expect(complaints(pages(least: "MVC", code: 40)) == [])
        #expect(complaints(pages(least: "MVP", code: 40)).count == 1)
        #expect(complaints(pages(least: "MVC", code: 41)).count == 1)
    }
}
