internal import Foundation

/// What instructions of a program are by their places.
package struct InstructionPlaces: Hashable, Sendable, Codable {
    /// What an instruction is.
    package enum Kind: Hashable, Sendable, Codable {
        case owned(InstructionOwner)
        case runtime(RuntimeKind)
    }

    /// The places that are known, as the program's file counts them.
    package let places: [UInt64]
    /// For each of them, which of ``kinds`` it is.
    package let numbers: [Int]
    package let kinds: [Kind]

    package init(_ kindsByPlace: [UInt64: Kind]) {
        let sorted = kindsByPlace.sorted { $0.key < $1.key }
        var kinds: [Kind] = []
        var known: [Kind: Int] = [:]
        var numbers: [Int] = []
        for (_, kind) in sorted {
            let number = known[kind] ?? kinds.count
            if number == kinds.count {
                kinds.append(kind)
                known[kind] = number
            }
            numbers.append(number)
        }
        places = sorted.map(\.key)
        self.numbers = numbers
        self.kinds = kinds
    }

    /// Reads what `llvm-symbolizer --inlines` prints: for each place its functions, the innermost
    /// first, each a name and a line with its file, and an empty line behind them.
    ///
    /// - Returns: `nil` where it is not about as many places.
    init?(_ places: [UInt64], symbolized text: String) {
        let blocks = text.split(separator: "\n\n")
        guard blocks.count == places.count else { return nil }
        var kinds: [UInt64: Kind] = [:]
        // Thousands of places stand in some hundred files.
        var owners: [String: InstructionOwner?] = [:]
        func owner(_ location: String) -> InstructionOwner? {
            let path = Self.path(location)
            if let known = owners[path] { return known }
            let found = InstructionOwner(path: path)
            owners[path] = .some(found)
            return found
        }
        for (place, block) in zip(places, blocks) {
            let lines = block.split(separator: "\n").map(String.init)
            let frames = stride(from: 0, to: lines.count - 1, by: 2).map {
                (function: lines[$0], file: lines[$0 + 1])
            }
            let first = frames.lazy.compactMap { owner($0.file) }.first
            kinds[place] =
                first.map(Kind.owned)
                ?? .runtime(RuntimeKind(function: frames.last?.function ?? ""))
        }
        self.init(kinds)
    }

    /// Without the numbers of line and column behind it.
    private static func path(_ location: String) -> String {
        location.split(separator: ":", omittingEmptySubsequences: false).dropLast(2)
            .joined(separator: ":")
    }
}
