internal import Matrix
internal import Report
internal import SourceMeasures
internal import Structure
internal import SwiftSource

/// The part of a feature's page about design decisions.
struct CaveatsSection {
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
            + report.cells(of: feature).flatMap { cell -> [Block] in
                [.heading(3, "\(cell.variant.title)"), .numbered(items(of: cell))]
            }
    }

    private func items(of cell: Cell) -> [Prose] {
        cell.style.caveats.map { caveat in
            let moves = Caveat.Figure.allCases.filter(caveat.moves.contains).map(\.rawValue)
            let effect = caveat.effect.flatMap { text(of: $0, cell) }
            return Prose(authored: caveat.decision) + " *Why*: " + Prose(authored: caveat.reason)
                + " *Affects*: \(Wording.list(moves))." + (effect.map { " \($0)." } ?? "")
        }
    }

    private func text(of effect: Caveat.Effect, _ cell: Cell) -> String? {
        switch effect {
        case .size(let role):
            return size(of: role, cell).map { "Here: \($0)" }
        case .counterpart(let role, let variant):
            guard let other = Cell(variant, of: feature) else { return nil }
            return size(of: role, other).map { "In \(variant.title): \($0)" }
        case .bindings(let linesByHand):
            guard let bindings = report.structure(of: cell)?.viewBindings else { return nil }
            let values = bindings == 1 ? "1 value or closure" : "\(bindings) values and closures"
            return "Here: the view binds \(values); each value by hand adds "
                + "\(linesByHand - 1) code lines"
        }
    }

    private func size(of role: Role, _ cell: Cell) -> String? {
        let lines = report.lines(of: cell)
        guard let lines, let ofRole = lines.roles.first(where: { $0.role == role })?.lines else {
            return nil
        }
        return "\(ofRole.files) of \(lines.sources.files) files and \(ofRole.code) of "
            + "\(lines.sources.code) code lines have the role \(role.title)"
    }
}
