internal import Matrix
internal import Report
internal import SourceMeasures
internal import Structure
internal import SwiftSource

/// The page about the design decisions of all variants, with a drawing of each architecture.
struct DesignPage {
    static let name = "design"

    let report: Report

    var blocks: [Block] {
        let charts = architectures.compactMap(chart)
        let labs = report.features.filter { $0.axis != .architecture }
        return [
            .heading(1, "What would another author decide?"),
            .paragraph(
                """
                [Summary](README) · [What other authors wrote](others) · [Claims](claims) · [Method](method)
                """
            ),
        ] + (charts.isEmpty ? [] : [.charts(charts)])
            + [
                .paragraph(
                    """
                    Advocates of an architecture decide differently; *Affects* names the metrics that \
                    would change.
                    """
                )
            ]
            + section("All implementations", DesignDecision.shared)
            + architectures.flatMap { variant in
                section(
                    variant.title,
                    report.matrix.implementations.first { $0.variant == variant }?.architecture
                        .designDecisions ?? []
                )
            }
            + labs.flatMap { feature in
                report.implementations(of: feature).flatMap { implementation in
                    section(
                        "\(report.title(of: feature)) \(implementation.variant.title)",
                        implementation.architecture.designDecisions
                    )
                }
            }
    }

    /// The variants of the features that compare architectures.
    private var architectures: [Variant] {
        report.features.filter { $0.axis == .architecture }.flatMap { report.variants(of: $0) }
            .distinct
    }

    /// Returns the drawing of the largest implementation of a variant, which has all roles; `nil` for
    /// variants that use modules of others, or if structure was not measured.
    private func chart(of variant: Variant) -> Chart? {
        let implementations = report.matrix.implementations.filter {
            $0.variant == variant && $0.taken.isEmpty && $0.feature.axis == .architecture
        }
        let largest = implementations.compactMap { implementation in
            report.structure(of: implementation).map { structure in
                (structure: structure, roles: structure.roles.count)
            }
        }
        .max { $0.roles < $1.roles }
        return largest.flatMap {
            RoleGraphChart(
                structure: $0.structure,
                featureTitle: report.title(of: $0.structure.implementation.feature)
            ).chart
        }
    }

    private func section(_ title: String, _ decisions: [DesignDecision]) -> [Block] {
        guard !decisions.isEmpty else { return [] }
        return [
            .heading(2, "\(title)"),
            .folded(
                "\(Wording.count(decisions.count, "decision"))",
                [.numbered(decisions.map(text))]
            ),
        ]
    }

    private func text(of decision: DesignDecision) -> Prose {
        let affected = DesignDecision.Metric.allCases.filter(decision.affects.contains)
            .map(\.rawValue)
        return Prose(authored: decision.decision) + " *Why*: " + Prose(authored: decision.reason)
            + " *Affects*: \(Wording.list(affected))."
    }

    /// Returns the anchor of a variant's decisions.
    func anchor(of implementation: Implementation) -> String {
        let title = implementation.variant.title
        return implementation.feature.axis == .architecture
            ? FeaturePage.anchor(of: "\(title)")
            : FeaturePage.anchor(of: "\(report.title(of: implementation.feature)) \(title)")
    }

    // MARK: - One feature

    /// Returns what the decisions of a feature's variants amount to there; empty if nothing of it was
    /// measured.
    func blocks(of feature: Feature) -> [Block] {
        let items = report.implementations(of: feature).flatMap { implementation in
            implementation.architecture.designDecisions.enumerated().compactMap {
                index,
                decision -> Prose? in
                guard let effect = decision.effect.flatMap({ text(of: $0, implementation) }) else {
                    return nil
                }
                let title = "\(implementation.variant.title) \(index + 1)"
                return "[\(title)](\(Self.name).md#\(anchor(of: implementation))): \(effect)."
            }
        }
        guard !items.isEmpty else { return [] }
        return [
            .folded("What the decisions amount to in this feature", [.items(items)]),
            .paragraph("All [design decisions](\(Self.name)), which apply to every feature."),
        ]
    }

    private func text(of effect: DesignDecision.Effect, _ implementation: Implementation) -> String?
    {
        switch effect {
        case .size(let role): return size(of: role, implementation)
        case .counterpart(let role, let variant):
            guard let other = Implementation(variant, of: implementation.feature) else {
                return nil
            }
            return size(of: role, other).map { "in \(variant.title) \($0)" }
        case .bindings(let linesByHand):
            guard let bindings = report.structure(of: implementation)?.viewBindings else {
                return nil
            }
            let values = bindings == 1 ? "1 value or closure" : "\(bindings) values and closures"
            return "the view binds \(values); each value by hand adds \(linesByHand - 1) code lines"
        }
    }

    private func size(of role: Role, _ implementation: Implementation) -> String? {
        let lines = report.lines(of: implementation)
        guard let lines, let ofRole = lines.roles.first(where: { $0.role == role })?.lines else {
            return nil
        }
        return "\(ofRole.files) of \(lines.sources.files) files and \(ofRole.code) of "
            + "\(lines.sources.code) code lines have the role \(role.title)"
    }
}
