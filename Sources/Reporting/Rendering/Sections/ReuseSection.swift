internal import Matrix
internal import Report
internal import SourceMeasures
internal import SwiftSource

/// The part of a feature's page about module reuse in a second scene.
struct ReuseSection {
    let report: Report
    let feature: Feature

    /// The blocks; empty if there is no second scene.
    var blocks: [Block] {
        let scenes = report.implementations(of: feature).compactMap { implementation in
            report.reuse(of: implementation)?.reuseScene.map {
                (variant: implementation.variant, scene: $0)
            }
        }
        guard !scenes.isEmpty else { return [] }
        var table = Table([
            ("Variant", .left), ("Files", .right), ("Code lines", .right), ("Copied lines", .right),
            ("Longest copy", .left),
        ])
        for (variant, scene) in scenes {
            table.add([
                "**\(variant.title)**", "\(scene.lines.files)", "\(scene.lines.code)",
                "\(scene.copiedLines)", longest(of: scene.copies),
            ])
        }
        return [.heading(2, "Module reuse"), .paragraph(Self.introduction), .table(table)]
    }

    private static let introduction: Prose = """
        Another scene shows some modules of the page and navigates to another destination. Its code is \
        counted separately and is in no other value.
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

    /// The description of the search for copies, for the page of methods.
    static let method = Block.passage(
        """
        A feature may have another scene, which every variant builds from its modules. It is a target \
        of its own and sees only the entry points of the implementation. Its lines are counted, and \
        the copied passages: \(CopyFinder.leastLines) or more adjacent lines whose tokens equal those \
        of lines in the implementation. Comments, access levels, imports and lines with only closing \
        brackets are ignored.
        """
    )
}
