/// Converts the bytes of a terminal to keys.
///
/// A key may have several bytes and arrive in parts. Sequences of unknown keys are skipped
/// completely, so that no part of them is taken for a letter. The sequences are those of xterm
/// (`ctlseqs`, "PC-Style Function Keys"), which current terminals use.
package struct KeyReader {
    private static let escape: UInt8 = 0x1B

    /// The bytes of an incomplete key.
    private var waiting: [UInt8] = []

    package init() {}

    /// Indicates whether an incomplete key is waiting. An Escape without further bytes is a key
    /// itself.
    package var awaitsMore: Bool { !waiting.isEmpty }

    /// Returns the keys that are complete with these bytes.
    package mutating func keys(from bytes: [UInt8]) -> [Key] {
        waiting += bytes
        var keys: [Key] = []
        while let length = lengthOfFirst() {
            let sequence = Array(waiting.prefix(length))
            waiting.removeFirst(length)
            if let key = Self.key(of: sequence) { keys.append(key) }
        }
        return keys
    }

    /// Returns the waiting key if no further bytes have arrived.
    package mutating func flush() -> Key? {
        defer { waiting = [] }
        return waiting == [Self.escape] ? .escape : nil
    }

    /// Returns the number of bytes of the first key; `nil` if it is incomplete.
    private func lengthOfFirst() -> Int? {
        guard let first = waiting.first else { return nil }
        guard first == Self.escape else { return lengthOfCharacter(first) }
        guard waiting.count > 1 else { return nil }
        switch waiting[1] {
        case UInt8(ascii: "["):
            // Parameters, then one byte that ends it.
            guard let end = waiting.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) })
            else { return nil }
            return end + 1
        case UInt8(ascii: "O"): return waiting.count > 2 ? 3 : nil
        case Self.escape: return 1
        // With Alt.
        default: return 2
        }
    }

    /// Returns the length of a UTF-8 character by its first byte.
    private func lengthOfCharacter(_ first: UInt8) -> Int? {
        let length =
            switch first {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        return waiting.count >= length ? length : nil
    }

    private static func key(of sequence: [UInt8]) -> Key? {
        switch sequence {
        case [escape]: .escape
        case [0x03], [0x04]: .interrupt
        case [0x1A]: .suspend
        case [0x0D], [0x0A]: .enter
        case [0x08], [0x7F]: .backspace
        default:
            sequence[0] == escape
                ? sequence.count == 2 ? nil : named(sequence)
                : character(sequence)
        }
    }

    private static func named(_ sequence: [UInt8]) -> Key? {
        switch String(decoding: sequence.dropFirst(2), as: UTF8.self) {
        case "A": .up
        case "B": .down
        case "C": .right
        case "D": .left
        case "H", "1~", "7~": .home
        case "F", "4~", "8~": .end
        case "5~": .pageUp
        case "6~": .pageDown
        default: nil
        }
    }

    private static func character(_ sequence: [UInt8]) -> Key? {
        guard let text = String(validating: sequence, as: UTF8.self), let first = text.first,
            first.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
        else { return nil }
        return .character(first)
    }
}
