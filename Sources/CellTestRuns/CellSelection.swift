internal import Matrix

/// What a copy of the package has of the modules that name features and cells: those alone that it is made
/// for, so that no other one is compiled.
struct CellSelection: Sendable {
    /// The modules that name features and cells, by their folders.
    static let modules = ["Sources/Matrix", "Sources/Catalogue", "Sources/DescribedFeatures"]

    private let absentFeatures: [Feature]
    /// The modules that are not built, and nowhere named.
    let droppedModules: Set<String>

    /// - Parameter cells: those that are kept, with those that they are put together from.
    init(_ cells: [Cell]) {
        let kept = Set(cells + cells.flatMap(\.taken))
        let features = Set(kept.map(\.feature))
        absentFeatures = Feature.all.filter { !features.contains($0) }
        let droppedCells = Cell.all.filter { !kept.contains($0) }
        droppedModules = Set(
            absentFeatures.flatMap { [$0.moduleName, "\($0.moduleName)Control"] }
                + droppedCells.flatMap {
                    [$0.moduleName, $0.secondSceneModuleName].compactMap(\.self)
                }
        )
    }

    /// Whether a file is about an absent feature alone.
    ///
    /// - Parameter path: from the package's root.
    func leavesOut(_ path: String) -> Bool {
        absentFeatures.map(\.moduleName).contains { name in
            path == "Sources/Matrix/Feature+\(name).swift"
                || path == "Sources/Catalogue/Catalogue+\(name).swift"
                || path.hasPrefix("Sources/DescribedFeatures/\(name)/")
        }
    }

    /// A file without what names absent features and cells. What goes leaves empty lines, so that a
    /// message about the rest names the line where it stands.
    ///
    /// - Parameter path: from the package's root.
    func narrowed(_ source: String, at path: String) -> String {
        let isDropped: (Range<Int>, [Substring]) -> Bool
        if Self.lists.contains(path) {
            isDropped = { entry, lines in listsAbsentFeature(lines[entry.lowerBound]) }
        } else if path.hasPrefix("Sources/Catalogue/") {
            isDropped = { entry, lines in lines[entry].contains(where: namesDroppedModule) }
        } else {
            return source
        }
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        var kept = lines
        for entry in Self.entries(lines) where isDropped(entry, lines) {
            for index in entry { kept[index] = "" }
        }
        return kept.joined(separator: "\n")
    }

    private func namesDroppedModule(_ line: Substring) -> Bool {
        line.split { !$0.isLetter && !$0.isNumber }.contains { droppedModules.contains(String($0)) }
    }

    /// The lines that go together: one alone, or an entry of a list with what stands deeper below it.
    private static func entries(_ lines: [Substring]) -> [Range<Int>] {
        var starts: [Int] = []
        for (index, line) in lines.enumerated() {
            if let start = starts.last, isWithin(line, entry: lines[start]) { continue }
            starts.append(index)
        }
        return zip(starts, starts.dropFirst() + [lines.count]).map { $0..<$1 }
    }

    /// Whether a line stands deeper than the first of an entry, or closes it.
    private static func isWithin(_ line: Substring, entry first: Substring) -> Bool {
        let depth = first.prefix { $0 == " " }.count
        guard first.dropFirst(depth).first == "." else { return false }
        let own = line.prefix { $0 == " " }.count
        return own > depth || own == depth && ["}", ")"].contains(line.dropFirst(depth).first)
    }

    /// The files with a list of all features, a line each.
    private static let lists = [
        "Sources/Matrix/Feature.swift", "Sources/Catalogue/Catalogue.swift",
        "Sources/DescribedFeatures/Subject+Features.swift",
    ]

    /// Whether a line is that of an absent feature: `blogFeed,` or `.blogFeed: blogFeed,` or a case.
    private func listsAbsentFeature(_ line: Substring) -> Bool {
        guard let name = line.prefixMatch(of: /\s+(?:case )?\.?(\w+)[,:]/)?.1 else { return false }
        return absentFeatures.contains { $0.memberName == name }
    }
}

extension Feature {
    /// The name of the constant that describes it, as `blogFeed`.
    fileprivate var memberName: String {
        moduleName.prefix(1).lowercased() + moduleName.dropFirst()
    }
}
