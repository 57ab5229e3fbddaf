internal import Foundation
internal import Scenarios
internal import SeededRandom

/// A damaged copy of a report's file, determined by its number.
struct Damage {
    /// The kind of damage.
    enum Kind: String, CaseIterable {
        /// Bytes are changed, removed or duplicated.
        case byte
        /// A number is replaced by another one or by an invalid one.
        case number
        /// A value is replaced by one of another kind or an extreme one.
        case value
        /// Values are removed, duplicated or moved.
        case structure
        /// A text is replaced by markup.
        case markup
    }

    let kind: Kind
    let data: Data
    /// The copy with a harmless text in place of the markup; `nil` for other kinds.
    let innocent: Data?
    /// The path of the markup.
    let place: JSONPlace?

    private init(_ kind: Kind, _ data: Data, innocent: Data? = nil, place: JSONPlace? = nil) {
        self.kind = kind
        self.data = data
        self.innocent = innocent
        self.place = place
    }

    static func copy(_ number: Int, of original: Original, seed: UInt64) throws -> Damage {
        var base = SplitMix64(seed: seed)
        var random = SplitMix64(seed: base.next() ^ UInt64(number))
        let kind = random.element(of: Kind.allCases)
        switch kind {
        case .byte: return Damage(kind, bytes(of: original.data, &random))
        case .number: return Damage(kind, numbers(in: original.data, &random))
        case .value: return Damage(kind, try value(in: original, &random))
        case .structure: return Damage(kind, try structure(of: original, &random))
        case .markup:
            let place = random.element(of: original.texts)
            let payload = random.element(of: Payload.markup)
            // A payload is used alone or within a text.
            let text = random.happens(onceIn: 2) ? payload : "a \(payload) b"
            return Damage(
                kind,
                try original.data(replacing: place, by: .text(text)),
                innocent: try original.data(replacing: place, by: .text(Payload.innocent)),
                place: place
            )
        }
    }

    // MARK: - Bytes

    private static func bytes(of data: Data, _ random: inout SplitMix64) -> Data {
        var bytes = [UInt8](data)
        // A single edit is most likely to leave a readable report.
        let edits = random.happens(onceIn: 2) ? 1 : random.integer(in: 2...8)
        for _ in 0..<edits where !bytes.isEmpty {
            let place = random.index(below: bytes.count)
            let end = min(place + random.integer(in: 1...64), bytes.count)
            switch random.index(below: 6) {
            case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
            case 1: bytes[place] ^= 1 << UInt8(random.index(below: 8))
            case 2: bytes.insert(random.element(of: Array("\"\\{}[],:0-e".utf8)), at: place)
            case 3: bytes.removeSubrange(place..<end)
            case 4: bytes.insert(contentsOf: bytes[place..<end], at: place)
            default: if random.happens(onceIn: 4) { bytes.removeSubrange(place...) }
            }
        }
        return Data(bytes)
    }

    private static func numbers(in data: Data, _ random: inout SplitMix64) -> Data {
        var bytes = [UInt8](data)
        for _ in 0...random.index(below: 3) {
            let starts = starts(ofNumbersIn: bytes)
            guard !starts.isEmpty else { break }
            let start = random.element(of: starts)
            let end = bytes[start...].firstIndex { !isNumber($0) } ?? bytes.endIndex
            bytes.replaceSubrange(start..<end, with: random.element(of: Payload.numbers).utf8)
        }
        return Data(bytes)
    }

    /// Returns the offsets of numbers; digits in texts are skipped.
    private static func starts(ofNumbersIn bytes: [UInt8]) -> [Int] {
        var isText = false
        var isEscaped = false
        return bytes.indices.dropFirst().filter { index in
            let before = bytes[index - 1]
            if before == UInt8(ascii: "\""), !isEscaped { isText.toggle() }
            isEscaped = before == UInt8(ascii: "\\") && !isEscaped
            return !isText && isNumber(bytes[index]) && ":,[".utf8.contains(before)
        }
    }

    private static func isNumber(_ byte: UInt8) -> Bool { "-+.0123456789eE".utf8.contains(byte) }

    // MARK: - Values

    private static func value(
        in original: Original,
        _ random: inout SplitMix64
    ) throws -> Data {
        let values: [JSONValue] = [
            .null, .flag(true), .integer(-1), .integer(0), .integer(.max), .integer(.min),
            .number(1e300), .number(-0.5), .text(""), .text(String(repeating: "x", count: 10_000)),
            .list([]), .object([:]), .list(Array(repeating: .null, count: 100)),
        ]
        return try original.data(
            replacing: random.element(of: original.places),
            by: random.element(of: values)
        )
    }

    // MARK: - Structure

    private static func structure(
        of original: Original,
        _ random: inout SplitMix64
    ) throws -> Data {
        var json = original.json
        for _ in 0...random.index(below: 3) {
            let place = random.element(of: original.places)
            let other = random.element(of: original.places)
            switch random.index(below: 5) {
            case 0: json[place] = nil
            case 1: json[place] = original.json[other]
            case 2: (json[place], json[other]) = (original.json[other], original.json[place])
            case 3:
                guard case .list(let items)? = json[place], let item = items.first else { continue }
                let count = random.element(of: [1, 2, 50])
                json[place] = .list(items + Array(repeating: item, count: count))
            default:
                guard case .list(let items)? = json[place] else { continue }
                json[place] = .list(random.happens(onceIn: 2) ? items.reversed() : [])
            }
        }
        return try original.encode(json)
    }
}
