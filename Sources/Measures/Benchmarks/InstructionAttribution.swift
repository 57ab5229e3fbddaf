package import RunTimeMeasures

/// Attributes the instructions of a call to their owners.
///
/// An instruction in a source of the package belongs to the role of the file. An instruction of the
/// runtime belongs to the innermost such function on the stack, which is determined by the stack
/// pointer: a function has returned when the pointer is above its value at the entry.
package struct InstructionAttribution {
    /// One instruction: its address in the program's file, and the stack pointer before it.
    package struct Step: Hashable, Sendable {
        package let place: UInt64
        package let stack: UInt64

        package init(place: UInt64, stack: UInt64) {
            self.place = place
            self.stack = stack
        }
    }

    private let kinds: [UInt64: InstructionPlaces.Kind]
    private let numbers: [InstructionOwner: Int]

    package init(_ places: InstructionPlaces) {
        kinds = Dictionary(
            zip(places.places, places.numbers.map { places.kinds[$0] }),
            uniquingKeysWith: { first, _ in first }
        )
        numbers = Dictionary(
            uniqueKeysWithValues: InstructionOwner.all.enumerated().map { ($1, $0) }
        )
    }

    /// Returns the sums of one body's steps, in the order of ``InstructionOwner/all``, without
    /// owners that have none.
    package func shares(of steps: some Sequence<Step>) -> [InstructionShare] {
        var shares = InstructionOwner.all.map {
            InstructionShare(
                owner: $0,
                own: 0,
                runtime: [Double](repeating: 0, count: RuntimeKind.allCases.count)
            )
        }
        let driver = numbers[.driver] ?? 0
        var entered: [(stack: UInt64, owner: Int)] = []
        for step in steps {
            while let last = entered.last, last.stack < step.stack { entered.removeLast() }
            // Addresses outside of the program are in the C library.
            switch kinds[step.place] ?? .runtime(.memory) {
            case .owned(let owner):
                let number = numbers[owner] ?? driver
                if entered.last?.owner != number { entered.append((step.stack, number)) }
                shares[number].own += 1
            case .runtime(let kind):
                let number = entered.last?.owner ?? driver
                shares[number].runtime[Self.index(of: kind)] += 1
            }
        }
        return shares.filter { $0.total > 0 }
    }

    private static func index(of kind: RuntimeKind) -> Int {
        RuntimeKind.allCases.firstIndex(of: kind) ?? 0
    }
}
