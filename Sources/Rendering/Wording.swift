internal import Catalogue
internal import Foundation
internal import Latency
internal import Statistics

/// What figures of latency mean, in words.
enum Wording {
    /// The verdict on a variant against the reference, unless the run is too noisy for one.
    ///
    /// - Parameter isShort: leaves out how small a difference would have shown.
    static func verdict(on variant: Int, _ judgement: Judgement, isShort: Bool = false) -> String {
        guard variant > 0 else { return "reference" }
        guard judgement.isReliable else { return "unreliable" }
        switch judgement.estimate.verdict(on: variant, against: 0) {
        case .cannotTell where isShort: return verdict(.cannotTell(smallestVisibleDifference: nil))
        case let verdict?: return self.verdict(verdict)
        case nil: return Figures.none
        }
    }

    /// How variants compare and rank, or why the run does not tell.
    static func outcome(_ judgement: Judgement, _ variants: [Variant]) -> String {
        guard judgement.isReliable else {
            return
                "**Unreliable, so nothing is ranked**: this run measured the same source, compiled "
                + "twice, too differently. Measure again on an idle machine."
        }
        return comparison(judgement.estimate, variants)
            + " Ranks: \(ranking(judgement.estimate.tieGroups, variants))."
    }

    /// What the noise of a run is, and the margin that follows from it.
    static func control(_ judgement: Judgement) -> String {
        let interval = Figures.interval(judgement.control.interval)
        let margin = String(format: "%.1f %%", judgement.estimate.margin.relative * 100)
        return "\(Variant.reference.title) against itself, compiled twice: "
            + "\(Figures.ratio(judgement.control.ratio)) (\(interval)); margin \(margin)."
    }

    static func verdict(_ verdict: Verdict) -> String {
        switch verdict {
        case .faster: "faster"
        case .slower: "slower"
        case .equivalent: "equivalent"
        case .cannotTell(let smallest):
            if let smallest {
                String(format: "cannot tell (a difference of %.1f %% would show)", smallest * 100)
            } else {
                "cannot tell"
            }
        }
    }

    static func verdict(_ verdict: GrowthExponent.Verdict) -> String {
        switch verdict {
        case .constant: "constant"
        case .linear: "linear"
        case .worse: "worse"
        case .cannotTell: "cannot tell"
        }
    }

    /// Variants from the fastest to the slowest, those that cannot be told apart together.
    static func ranking(_ groups: [TieGroup], _ variants: [Variant]) -> String {
        let parts = groups.map { group in
            let names = group.variants.map { variants[$0].title }
            return "\(group.rank). \(list(names))"
        }
        let ranking = parts.joined(separator: "; ")
        guard groups.contains(where: { !$0.hasClearBorder }) else { return ranking }
        return ranking + " (neighbouring groups overlap: not each member differs from each)"
    }

    /// One sentence that says which variants differ from the reference, and which do not.
    static func comparison(_ estimate: LatencyEstimate, _ variants: [Variant]) -> String {
        func names(_ isMeant: (Verdict) -> Bool) -> String? {
            let matching = estimate.toReference.filter { comparison in
                estimate.verdict(on: comparison.variant, against: 0).map(isMeant) ?? false
            }
            let parts = matching.map { comparison in
                let percent = abs(comparison.ratio - 1) * 100
                let name = variants[comparison.variant].title
                return isMeant(.faster) || isMeant(.slower)
                    ? String(format: "%@ (by %.1f %%)", name, percent) : name
            }
            return parts.isEmpty ? nil : list(parts)
        }
        let reference = Variant.reference.title
        var clauses: [String] = []
        if let faster = names({ $0 == .faster }) {
            clauses.append("faster than \(reference): \(faster)")
        }
        if let slower = names({ $0 == .slower }) {
            clauses.append("slower than \(reference): \(slower)")
        }
        if let equivalent = names({ $0 == .equivalent }) {
            clauses.append("no different within the margin: \(equivalent)")
        }
        if let unclear = names({ !$0.isDifference && $0 != .equivalent }) {
            clauses.append("not decided by this run: \(unclear)")
        }
        let sentence = clauses.joined(separator: "; ")
        return sentence.prefix(1).uppercased() + sentence.dropFirst() + "."
    }

    /// "A", "A and B", "A, B and C".
    static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}
