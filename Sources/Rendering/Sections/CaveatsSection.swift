internal import CellSources
internal import Lines
internal import Matrix
internal import Report

/// The part of a feature's page that says what was decided in the name of each variant.
struct CaveatsSection {
    let report: Report
    let feature: Feature

    var blocks: [Block] {
        [
            .heading(2, "What was decided in each variant's name"),
            .paragraph(
                "An advocate of an architecture might have decided otherwise, and these figures would "
                    + "be others. In all variants a file holds one type, protocols too; that is house "
                    + "style and not architecture, and it makes files, not code."
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
                + " *It moves* \(Wording.list(moves))." + (effect.map { " Here: \($0)." } ?? "")
        }
    }

    private func text(of effect: Caveat.Effect, _ cell: Cell) -> String? {
        let role =
            switch effect {
            case .size(let role): role
            }
        let lines = report.lines(of: cell)
        guard let lines, let ofRole = lines.roles.first(where: { $0.role == role })?.lines else {
            return nil
        }
        return "\(ofRole.files) of \(lines.sources.files) files and \(ofRole.code) of "
            + "\(lines.sources.code) code lines have the role \(role.title)"
    }
}
