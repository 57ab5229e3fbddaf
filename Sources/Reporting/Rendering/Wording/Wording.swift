internal import Foundation
internal import Matrix
internal import Report
internal import RunTimeMeasures
internal import Statistics

/// Sentences about latency and scaling.
enum Wording {
    /// Returns a number in words, such as `seven`.
    static func number(_ number: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = Locale(identifier: "en_US")
        return formatter.string(from: number as NSNumber) ?? "\(number)"
    }

    /// Returns a number of things at the beginning of a sentence, such as `Seven features`.
    ///
    /// - Parameter thing: the noun in the singular.
    static func count(_ count: Int, _ thing: String) -> String {
        let number = number(count)
        return number.prefix(1).uppercased() + number.dropFirst()
            + " \(thing)\(count == 1 ? "" : "s")"
    }

    /// Returns the lines of a file, such as `3–7`.
    static func lines(_ range: ClosedRange<Int>) -> String {
        range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
    }

    /// Returns the verdict on a variant against the baseline in one scenario, or `unreliable` if
    /// the run is too noisy.
    static func verdict(on variant: Int, _ scenario: LatencyMeasurement.OfScenario) -> Prose {
        let judgement = scenario.judgement
        return verdict(
            judgement.verdict(on: variant, against: 0, scenario: scenario.scenario),
            judgement.estimate.comparison(of: variant, to: 0)
        )
    }

    /// Returns the verdict on a variant over all scenarios of a feature.
    ///
    /// - Parameters:
    ///   - other: the index of the compared variant; the default is the baseline.
    ///   - isShort: omits the smallest visible difference, and the scenarios that change the
    ///     verdict.
    static func verdict(
        on variant: Int,
        against other: Int = 0,
        _ judgement: FeatureJudgement,
        isShort: Bool = false
    ) -> Prose {
        verdict(
            judgement.verdict(on: variant, against: other),
            judgement.overall.estimate.comparison(of: variant, to: other),
            isShort: isShort
        )
    }

    /// Returns a verdict against the baseline, or `baseline` if there is no verdict.
    private static func verdict(
        _ verdict: LatencyVerdict?,
        _ comparison: Comparison?,
        isShort: Bool = false
    ) -> Prose {
        switch verdict {
        case nil: return "baseline"
        case .unreliable: return "unreliable"
        case .notRobust(let scenarios):
            return isShort ? "not robust" : "not robust (changes \(without(scenarios)))"
        case .decided(.inconclusive):
            guard !isShort, let comparison else { return "inconclusive" }
            let runs = String(format: "%.0f", Comparison.visibleShare * 100)
            let visible = String(format: "%.1f", comparison.smallestVisibleDifference * 100)
            return
                "inconclusive (\(runs) of 100 such runs would show a difference of \(visible) %)"
        case .decided(.faster): return "faster"
        case .decided(.slower): return "slower"
        case .decided(.equivalent): return "equivalent"
        }
    }

    static func verdict(_ verdict: Scaling.Verdict) -> String {
        switch verdict {
        case .negligible: "negligible"
        case .sublinear: "sublinear"
        case .linear: "linear"
        case .superlinear: "superlinear"
        case .inconclusive: "inconclusive"
        }
    }

    /// Returns the findings of the variants; variants with the same finding are listed together.
    static func together(_ found: [(finding: String, variant: String)]) -> String {
        found.map(\.finding).distinct.map { finding in
            let variants = found.filter { $0.finding == finding }.map(\.variant)
            return "\(finding): \(variants.joined(separator: ", "))"
        }
        .joined(separator: "; ")
    }

    /// Returns the comparison and the ranks of the variants in one scenario, or the reason why
    /// there are none.
    static func outcome(_ judgement: Judgement, _ variants: [Variant]) -> Prose {
        guard judgement.isReliable else {
            return "**Unreliable, so not ranked**: this run measured \(tooDifferent)"
        }
        return comparison(judgement.estimate, variants) { _ in [] }
            + " Ranks: \(ranking(judgement.estimate.tieGroups, variants))."
    }

    /// Returns the comparison and the ranks over all scenarios of a feature.
    static func outcome(_ judgement: FeatureJudgement, _ variants: [Variant]) -> Prose {
        guard judgement.isReliable else {
            let scenarios = judgement.unreliableScenarios.map(Prose.code)
            return "**Unreliable, so not ranked**: "
                + (scenarios.isEmpty
                    ? "identical code "
                    : "it depends on \(list(scenarios)), in which identical code ") + tooDifferent
        }
        let estimate = judgement.overall.estimate
        let sentence = comparison(estimate, variants) { variant in
            judgement.spread(of: variant, against: 0)?.decisiveScenarios ?? []
        }
        guard judgement.isRanked else {
            let turning = judgement.spreads.filter { !$0.decisiveScenarios.isEmpty }.map {
                spread -> Prose in
                "the order of \(variants[spread.variant].title) and "
                    + "\(variants[spread.baseline].title) is reversed "
                    + without(spread.decisiveScenarios)
            }
            return sentence
                + " **Not ranked**, because the overall result depends on single scenarios: "
                + "\(turning.joined(separator: "; "))."
        }
        return sentence + " Ranks: \(ranking(estimate.tieGroups, variants))."
    }

    private static let tooDifferent: Prose =
        "(the same source, compiled twice) differed by more than the margin. Measure again on an idle machine."

    /// Returns the scenarios in words, such as "without `like`".
    private static func without(_ scenarios: [String]) -> Prose {
        let names = scenarios.map(Prose.code)
        let last = (names.count > 1 ? " or " : "") + (names.last ?? "")
        return "without " + names.dropLast().joined(separator: ", ") + last
    }

    /// Returns the A/A control of a run and the margin that follows from it.
    static func control(_ judgement: Judgement, of feature: Feature) -> Prose {
        let control = judgement.control
        let interval = Values.interval(control.interval)
        let margin = DecimalText.text(judgement.estimate.margin.relative * 100, digits: 1)
        let sentence: Prose = """
            A/A control (\(feature.baseline.title) compiled twice): \(Values.ratio(control.ratio)) \
            (\(interval)); equivalence margin ± \(margin) %.
            """
        guard control.interval.lower > 1 || control.interval.upper < 1 else { return sentence }
        let bias = DecimalText.text(abs(control.ratio - 1) * 100, digits: 1)
        return sentence
            + " The same code differs from itself by \(bias) %, so differences of this size mean nothing."
    }

    /// Returns the variants from the fastest to the slowest; variants that cannot be distinguished
    /// share a rank.
    static func ranking(_ groups: [TieGroup], _ variants: [Variant]) -> Prose {
        let parts = groups.map { group in
            "\(group.rank). \(list(group.variants.map { variants[$0].title }))"
        }
        // Words, not a value, so that "1." is not escaped: it does not begin a list here.
        let ranking = Prose([.words(parts.joined(separator: "; "))])
        guard groups.contains(where: { !$0.hasClearBorder }) else { return ranking }
        return ranking + " (adjacent ranks may not differ)"
    }

    /// Returns one sentence with the variants that differ from the baseline, and those that do not.
    ///
    /// - Parameter turning: returns the scenarios without which the verdict on a variant changes.
    private static func comparison(
        _ estimate: LatencyEstimate,
        _ variants: [Variant],
        turning: (_ variant: Int) -> [String]
    ) -> Prose {
        var clauses: [String] = []
        func add(_ beginning: String, isDifference: Bool = false, _ isMeant: (Comparison) -> Bool) {
            let names = variants.indices.compactMap { variant -> String? in
                guard
                    let comparison = estimate.comparison(of: variant, to: 0), isMeant(comparison)
                else { return nil }
                let name = variants[variant].title
                return isDifference ? "\(name) (\(Values.difference(comparison.ratio)))" : name
            }
            if !names.isEmpty { clauses.append("\(beginning): \(list(names))") }
        }
        let baseline = variants[0].title
        func holds(_ comparison: Comparison, _ verdict: Verdict) -> Bool {
            comparison.verdict == verdict && turning(comparison.variant).isEmpty
        }
        add("faster than \(baseline)", isDifference: true) { holds($0, .faster) }
        add("slower than \(baseline)", isDifference: true) { holds($0, .slower) }
        add("equivalent") { holds($0, .equivalent) }
        add("inconclusive") { holds($0, .inconclusive) }
        add("not robust") { !turning($0.variant).isEmpty }
        let sentence = clauses.joined(separator: "; ")
        return "\(sentence.prefix(1).uppercased() + sentence.dropFirst())."
    }

    /// Returns words as a list: "A", "A and B", "A, B and C".
    static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    static func list(_ words: [Prose]) -> Prose {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}

extension Wording {
    /// Returns a statement about latency, with the machines for which it holds.
    static func statement(_ statement: RatioStatement) -> Prose {
        let count = statement.ratios.count
        let ends = [statement.range.lowerBound, statement.range.upperBound]
        let range = Prose(value: ends.map(Values.ratio).distinct.joined(separator: "–"))
        switch statement.scope {
        case .general(let side): return "\(side.rawValue) on \(count) machines (\(range))"
        case .theseMachines(let side):
            return count == 1
                ? "\(side.rawValue) on this machine"
                : "\(side.rawValue) on these \(count) machines (\(range))"
        case .dependsOnMachine: return "depends on the machine (\(range))"
        case .inconclusive: return "inconclusive"
        }
    }

    /// Returns the number of statements by the machines for which they hold. Machines without
    /// results of the current sources do not count.
    static func counts(of comparison: MachineComparison) -> Prose {
        let counts = comparison.counts
        let machines = comparison.currentRecords.count
        let these =
            machines == 1
            ? "were decided on the only machine with current results"
            : "hold on these \(machines) machines"
        // Fewer machines than a general statement needs cannot make one.
        let general: Prose =
            machines < RatioStatement.leastMachines
            ? "" : "\(counts.general) are general (\(RatioStatement.leastMachines) kinds agree), "
        let dependent: Prose =
            machines == 1 ? "" : ", \(counts.dependOnMachine) depend on the machine"
        return """
            \(general)\(counts.theseMachines) \(these)\(dependent), and \(counts.inconclusive) are \
            inconclusive. A general statement needs \(RatioStatement.leastMachines) kinds of processor
            """
    }
}

extension Report {
    /// The latency of the current sources on all machines with a record.
    var machineComparison: MachineComparison {
        MachineComparison(machines, digests: sourceDigests)
    }
}
