internal import Foundation
internal import Latency
internal import Matrix
internal import Statistics

/// What figures of latency mean, in words.
enum Wording {
    /// Lines of a file, as `3–7`.
    static func lines(_ range: ClosedRange<Int>) -> String {
        range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
    }

    /// The verdict on a variant against the reference in one script, unless the run is too noisy.
    static func verdict(on variant: Int, _ script: LatencyMeasurement.OfScript) -> Prose {
        let judgement = script.judgement
        return verdict(
            judgement.verdict(on: variant, against: 0, script: script.script),
            judgement.estimate.comparison(of: variant, to: 0)
        )
    }

    /// The verdict on a variant over all scripts of a feature.
    ///
    /// - Parameters:
    ///   - other: what it is held against, which is the reference unless another is named.
    ///   - isShort: leaves out how small a difference would show, and what turns.
    static func verdict(
        on variant: Int,
        against other: Int = 0,
        _ judgement: FeatureJudgement,
        isShort: Bool = false
    ) -> Prose {
        verdict(
            judgement.verdict(on: variant, against: other),
            judgement.whole.estimate.comparison(of: variant, to: other),
            isShort: isShort
        )
    }

    /// A verdict against the reference; without one it is the reference.
    private static func verdict(
        _ verdict: LatencyVerdict?,
        _ comparison: Comparison?,
        isShort: Bool = false
    ) -> Prose {
        switch verdict {
        case nil: return "reference"
        case .unreliable: return "unreliable"
        case .noDirection(let scripts):
            return isShort ? "no direction" : "no direction (turns \(without(scripts)))"
        case .decided(.cannotTell):
            guard !isShort, let comparison else { return "cannot tell" }
            let runs = String(format: "%.0f", Comparison.visibleShare * 100)
            let visible = String(format: "%.1f", comparison.smallestVisibleDifference * 100)
            return
                "cannot tell (in \(runs) of 100 such runs a difference of \(visible) % would show)"
        case .decided(.faster): return "faster"
        case .decided(.slower): return "slower"
        case .decided(.equivalent): return "equivalent"
        }
    }

    static func verdict(_ verdict: Growth.Verdict) -> String {
        switch verdict {
        case .constant: "constant"
        case .linear: "linear"
        case .worse: "worse"
        case .cannotTell: "cannot tell"
        }
    }

    /// What was found for each variant, those of which the same was found together.
    static func together(_ found: [(finding: String, variant: String)]) -> String {
        found.map(\.finding).distinct.map { finding in
            let variants = found.filter { $0.finding == finding }.map(\.variant)
            return "\(finding): \(variants.joined(separator: ", "))"
        }
        .joined(separator: "; ")
    }

    /// How variants compare and rank in one script, or why the run does not tell.
    static func outcome(_ judgement: Judgement, _ variants: [Variant]) -> Prose {
        guard judgement.isReliable else {
            return "**Unreliable, so nothing is ranked**: this run measured \(tooDifferent)"
        }
        return comparison(judgement.estimate, variants) { _ in [] }
            + " Ranks: \(ranking(judgement.estimate.tieGroups, variants))."
    }

    /// The same over all scripts of a feature.
    static func outcome(_ judgement: FeatureJudgement, _ variants: [Variant]) -> Prose {
        guard judgement.isReliable else {
            let scripts = judgement.unreliableScripts.map(Prose.code)
            return "**Unreliable, so nothing is ranked**: "
                + (scripts.isEmpty
                    ? "this run measured "
                    : "it rests on \(list(scripts)), where this run measured ") + tooDifferent
        }
        let estimate = judgement.whole.estimate
        let sentence = comparison(estimate, variants) { variant in
            judgement.spread(of: variant, against: 0)?.turningScripts ?? []
        }
        guard judgement.isRanked else {
            let turning = judgement.spreads.filter { !$0.turningScripts.isEmpty }.map {
                spread -> Prose in
                "\(variants[spread.variant].title) against \(variants[spread.reference].title) "
                    + without(spread.turningScripts)
            }
            return sentence + " **Nothing is ranked**, since the whole turns: \(list(turning))."
        }
        return sentence + " Ranks: \(ranking(estimate.tieGroups, variants))."
    }

    private static let tooDifferent: Prose =
        "the same source, compiled twice, too differently. Measure again on an idle machine."

    /// "without `like`".
    private static func without(_ scripts: [String]) -> Prose {
        let names = scripts.map(Prose.code)
        let last = (names.count > 1 ? " or " : "") + (names.last ?? "")
        return "without " + names.dropLast().joined(separator: ", ") + last
    }

    /// What the noise of a run is, and the margin that follows from it.
    static func control(_ judgement: Judgement, of feature: Feature) -> Prose {
        let interval = Figures.interval(judgement.control.interval)
        let margin = String(format: "%.1f %%", judgement.estimate.margin.relative * 100)
        return "\(feature.reference.title) against itself, compiled twice: "
            + "\(Figures.ratio(judgement.control.ratio)) (\(interval)); margin \(margin)."
    }

    /// Variants from the fastest to the slowest, those that cannot be told apart together.
    static func ranking(_ groups: [TieGroup], _ variants: [Variant]) -> Prose {
        let parts = groups.map { group in
            "\(group.rank). \(list(group.variants.map { variants[$0].title }))"
        }
        // No value, since a number with a point is none that begins a list.
        let ranking = Prose([.words(parts.joined(separator: "; "))])
        guard groups.contains(where: { !$0.hasClearBorder }) else { return ranking }
        return ranking + " (neighbouring groups overlap: not each member differs from each)"
    }

    /// One sentence that says which variants differ from the reference, and which do not.
    ///
    /// - Parameter turning: the scripts without which the verdict on a variant turns.
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
                let percent = abs(comparison.ratio - 1) * 100
                return isDifference ? String(format: "%@ (by %.1f %%)", name, percent) : name
            }
            if !names.isEmpty { clauses.append("\(beginning): \(list(names))") }
        }
        let reference = variants[0].title
        func holds(_ comparison: Comparison, _ verdict: Verdict) -> Bool {
            comparison.verdict == verdict && turning(comparison.variant).isEmpty
        }
        add("faster than \(reference)", isDifference: true) { holds($0, .faster) }
        add("slower than \(reference)", isDifference: true) { holds($0, .slower) }
        add("no different within the margin") { holds($0, .equivalent) }
        add("not decided by this run") { holds($0, .cannotTell) }
        add("without direction") { !turning($0.variant).isEmpty }
        let sentence = clauses.joined(separator: "; ")
        return "\(sentence.prefix(1).uppercased() + sentence.dropFirst())."
    }

    /// "A", "A and B", "A, B and C".
    static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    static func list(_ words: [Prose]) -> Prose {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}
