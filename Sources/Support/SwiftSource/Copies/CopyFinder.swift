/// Finds copied lines: three or more adjacent lines whose tokens equal those of as many lines
/// elsewhere.
///
/// Comments, white space and access levels are ignored, and so are lines with only an import, or
/// only closing brackets and separators. If several positions match, the longest run is used, or
/// the first of equally long ones. No line is counted twice.
package struct CopyFinder: Sendable {
    /// A file with its path and its bytes.
    package typealias Source = (path: String, bytes: [UInt8])

    /// The minimum number of lines. Fewer lines may be equal by chance, or because of the language.
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
    /// The positions of each sequence of three lines.
    private let places: [[[ArraySlice<UInt8>]]: [Place]]

    /// - Parameter originals: the files that may have been copied.
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

    /// Returns the runs of a file that an original also contains, in the order of the file.
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

    /// Returns the number of lines that are equal to those from a position on.
    private func length(_ lines: ArraySlice<Line>, _ place: Place) -> Int {
        zip(lines, originals[place.file].lines[place.index...])
            .prefix { $0.tokens == $1.tokens }
            .count
    }

    /// Returns the lines that are compared.
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

    /// The access levels, which a copy into another module changes.
    private static let accessLevels = Set(
        ["open", "public", "package", "internal", "fileprivate", "private"].map {
            ArraySlice($0.utf8)
        }
    )
    private static let importing = ArraySlice("import".utf8)
    private static let closing = Set(["}", ")", "]", ",", ";"].map { ArraySlice($0.utf8) })
}
