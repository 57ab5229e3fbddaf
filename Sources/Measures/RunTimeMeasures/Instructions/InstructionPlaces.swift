internal import Foundation

/// The kinds of a program's instructions by their addresses.
package struct InstructionPlaces: Hashable, Sendable, Codable {
    /// The kind of an instruction.
    package enum Kind: Hashable, Sendable, Codable {
        case owned(InstructionOwner)
        case runtime(RuntimeKind)
    }

    /// The known addresses, relative to the program's file.
    package let places: [UInt64]
    /// The index in ``kinds`` for each address.
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

    /// Parses the output of `llvm-symbolizer --inlines`. For each address it has the functions, the
    /// innermost first, each as a name and a line with its file, and then an empty line.
    ///
    /// - Returns: `nil` if the output has another number of addresses.
    init?(_ places: [UInt64], symbolized text: String) {
        let blocks = text.split(separator: "\n\n")
        guard blocks.count == places.count else { return nil }
        var kinds: [UInt64: Kind] = [:]
        // Thousands of addresses are in some hundred files.
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

    /// Returns the path without line and column.
    private static func path(_ location: String) -> String {
        location.split(separator: ":", omittingEmptySubsequences: false).dropLast(2)
            .joined(separator: ":")
    }
}
