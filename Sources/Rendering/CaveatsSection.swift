internal import Catalogue
internal import CellLines
internal import Lines
internal import Report

/// The part of a feature's page that says what was decided in the name of each variant.
struct CaveatsSection {
    let report: Report
    let feature: Feature

    var parts: [String] {
        [
            "## What was decided in each variant's name",
            "An advocate of an architecture might have decided otherwise, and these figures would be "
                + "others. In all variants a file holds one type, protocols too; that is house "
                + "style and not architecture, and it makes files, not code.",
        ]
            + report.variants.flatMap { ["### \($0.title)", list(of: $0)] }
    }

    private func list(of variant: Variant) -> String {
        variant.caveats.enumerated().map { index, caveat in
            let moves = Caveat.Figure.allCases.filter(caveat.moves.contains).map(\.rawValue)
            let effect =
                caveat.effect.flatMap { text(of: $0, variant) }.map { " Here: \($0)." } ?? ""
            return "\(index + 1). \(caveat.decision) *Why*: \(caveat.reason) *It moves* "
                + "\(Wording.list(moves)).\(effect)"
        }
        .joined(separator: "\n")
    }

    private func text(of effect: Caveat.Effect, _ variant: Variant) -> String? {
        let role =
            switch effect {
            case .size(let role): role
            }
        let lines = report.lines(of: Cell(feature: feature, variant: variant))
        guard let lines, let ofRole = lines.roles.first(where: { $0.role == role })?.lines else {
            return nil
        }
        return "\(ofRole.files) of \(lines.sources.files) files and \(ofRole.code) of "
            + "\(lines.sources.code) code lines have the role \(role.rawValue)"
    }
}
