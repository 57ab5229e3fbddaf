internal import CellSources
internal import Lines
internal import Matrix
internal import Report

/// The part of a feature's page that says what it takes to use the modules of a cell in a second scene.
struct ReuseSection {
    let report: Report
    let feature: Feature

    /// The paragraphs, none where there is no second scene.
    var blocks: [Block] {
        let scenes = report.cells(of: feature).compactMap { cell in
            report.reuse(of: cell)?.secondScene.map { (variant: cell.variant, scene: $0) }
        }
        guard !scenes.isEmpty else { return [] }
        var table = Table([
            ("Variant", .left), ("Files", .right), ("Code", .right), ("Copied", .right),
            ("Longest copy", .left),
        ])
        for (variant, scene) in scenes {
            table.add([
                "**\(variant.title)**", "\(scene.lines.files)", "\(scene.lines.code)",
                "\(scene.copiedLines)", longest(of: scene.copies),
            ])
        }
        return [.heading(2, "Second scene"), .paragraph(Self.introduction), .table(table)]
    }

    private static let introduction: Prose = """
        What it takes to show modules of the page in another scene, which leads somewhere else. It is \
        counted apart: no other figure of a cell has it in it.
        """

    private func longest(of copies: [CopiedRun]) -> Prose {
        let count = copies.map(\.count).max()
        guard let longest = copies.first(where: { $0.count == count }) else { return .dash }
        let place = "\(name(of: longest.path)):\(longest.lines.lowerBound)"
        let original = "\(name(of: longest.originalPath)):\(longest.originalLine)"
        return "\(longest.count) lines, \(place) from \(original)"
    }

    private func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// How copies are found, for the page of methods.
    static let method = Block.passage(
        """
        A feature may have a second scene, which every variant builds of its modules: a target of its \
        own, which sees no more of a cell than its doors, so no line of a module is written for it. \
        Its lines are counted, and those that were copied: \(CopyFinder.leastLines) or more next to \
        one another, equal by token to as many lines of the cell. Comments, access levels, imports and \
        lines of closing brackets alone are looked through.
        """
    )
}
