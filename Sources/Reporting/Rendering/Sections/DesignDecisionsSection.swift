internal import Matrix
internal import Report
internal import SourceMeasures
internal import Structure
internal import SwiftSource

/// The part of a feature's page about design decisions.
struct DesignDecisionsSection {
    let report: Report
    let feature: Feature

    var blocks: [Block] {
        [
            .heading(2, "Design decisions"),
            .paragraph(
                "Other advocates of an architecture might decide differently; *Affects* names the metrics "
                    + "that would change. In all variants a file contains one type or one protocol. That is "
                    + "house style, not architecture, and affects the number of files."
            ),
        ]
            + report.implementations(of: feature).flatMap { implementation -> [Block] in
                [
                    .heading(3, "\(implementation.variant.title)"),
                    .numbered(items(of: implementation)),
                ]
            }
    }

    private func items(of implementation: Implementation) -> [Prose] {
        implementation.architecture.designDecisions.map { designDecision in
            let affected = DesignDecision.Metric.allCases.filter(designDecision.affects.contains)
                .map(
                    \.rawValue
                )
            let effect = designDecision.effect.flatMap { text(of: $0, implementation) }
            return Prose(authored: designDecision.decision) + " *Why*: "
                + Prose(authored: designDecision.reason)
                + " *Affects*: \(Wording.list(affected))." + (effect.map { " \($0)." } ?? "")
        }
    }

    private func text(of effect: DesignDecision.Effect, _ implementation: Implementation) -> String?
    {
        switch effect {
        case .size(let role):
            return size(of: role, implementation).map { "Here: \($0)" }
        case .counterpart(let role, let variant):
            guard let other = Implementation(variant, of: feature) else { return nil }
            return size(of: role, other).map { "In \(variant.title): \($0)" }
        case .bindings(let linesByHand):
            guard let bindings = report.structure(of: implementation)?.viewBindings else {
                return nil
            }
            let values = bindings == 1 ? "1 value or closure" : "\(bindings) values and closures"
            return "Here: the view binds \(values); each value by hand adds "
                + "\(linesByHand - 1) code lines"
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
