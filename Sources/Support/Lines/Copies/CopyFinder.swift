/// Finds lines that were copied: three or more next to one another whose tokens are those of as many
/// lines elsewhere.
///
/// Comments, white space and access levels do not count, and lines that say nothing by themselves are
/// looked through: imports, and closing brackets with what separates them. Where several places match, the longest
/// run is taken, of equally long ones the first; no line is counted twice.
package struct CopyFinder: Sendable {
    /// A file by its path and its bytes.
    package typealias Source = (path: String, bytes: [UInt8])

    /// Fewer lines than this may be alike by chance, or by the language.
    package static let leastLines = 3

    private struct Line {
        let number: Int
        let tokens: [ArraySlice<UInt8>]
    }

    private struct Place: Hashable {
        let file: Int
        let index: Int
    }

    private let originals: [(path: String, lines: [Line])]
    /// Where each sequence of three lines begins.
    private let places: [[[ArraySlice<UInt8>]]: [Place]]

    /// - Parameter originals: what may have been copied.
    package init(originals: [Source]) {
        self.originals = originals.map { ($0.path, Self.lines(of: $0.bytes)) }
        var places: [[[ArraySlice<UInt8>]]: [Place]] = [:]
        for (file, original) in self.originals.enumerated() {
            for index in original.lines.indices.dropLast(Self.leastLines - 1) {
                let key = original.lines[index..<index + Self.leastLines].map(\.tokens)
                places[key, default: []].append(Place(file: file, index: index))
            }
        }
        self.places = places
    }

    /// The runs of a file that stand in an original, too, in the order of the file.
    package func copies(in source: Source) -> [CopiedRun] {
        let lines = Self.lines(of: source.bytes)
        var runs: [CopiedRun] = []
        var index = 0
        while index + Self.leastLines <= lines.count {
            let key = lines[index..<index + Self.leastLines].map(\.tokens)
            let matches = (places[key] ?? []).map {
                (place: $0, count: length(lines[index...], $0))
            }
            guard let longest = matches.map(\.count).max(),
                let match = matches.first(where: { $0.count == longest })
            else {
                index += 1
                continue
            }
            let original = originals[match.place.file]
            runs.append(
                CopiedRun(
                    path: source.path,
                    lines: lines[index].number...lines[index + longest - 1].number,
                    count: longest,
                    originalPath: original.path,
                    originalLine: original.lines[match.place.index].number
                )
            )
            index += longest
        }
        return runs
    }

    /// How many lines from here on are those from a place on.
    private func length(_ lines: ArraySlice<Line>, _ place: Place) -> Int {
        zip(lines, originals[place.file].lines[place.index...])
            .prefix { $0.tokens == $1.tokens }
            .count
    }

    /// The lines that are compared.
    private static func lines(of source: [UInt8]) -> [Line] {
        let tokens = SourceToken.tokens(of: source)
        return Dictionary(grouping: tokens, by: \.line)
            .map { number, tokens in
                Line(
                    number: number,
                    tokens: tokens.map { source[$0.range] }.filter { !accessLevels.contains($0) }
                )
            }
            .filter { line in
                !line.tokens.allSatisfy(closing.contains) && !line.tokens.contains(importing)
            }
            .sorted { $0.number < $1.number }
    }

    /// What is copied into another module, or out of one, changes these alone.
    private static let accessLevels = Set(
        ["open", "public", "package", "internal", "fileprivate", "private"].map {
            ArraySlice($0.utf8)
        }
    )
    private static let importing = ArraySlice("import".utf8)
    private static let closing = Set(["}", ")", "]", ",", ";"].map { ArraySlice($0.utf8) })
}
