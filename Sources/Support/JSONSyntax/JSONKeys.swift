internal import Foundation

/// The keys of the objects that are open, those of the innermost object last.
struct JSONKeys {
    /// A key that an object has twice.
    struct Repeated {
        let text: String
        /// The offset of the second one.
        let offset: Int
    }

    private struct Key {
        let range: Range<Int>
        /// Whether its bytes are its text.
        let isPlain: Bool
        let hash: UInt64
    }

    /// Few keys are compared with each other; more are sorted first.
    private static let few = 12

    private let bytes: UnsafeRawBufferPointer
    private var keys: [Key] = []

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var count: Int { keys.count }

    /// Adds a key to the innermost object.
    ///
    /// - Parameters:
    ///   - range: the place of its text, without quotation marks.
    ///   - isPlain: whether it is ASCII without escapes.
    mutating func append(_ range: Range<Int>, isPlain: Bool) {
        let hash = isPlain ? Self.hash(bytes[range]) : Self.hash(text(in: range).utf8)
        keys.append(Key(range: range, isPlain: isPlain, hash: hash))
    }

    /// Removes the keys of the innermost object.
    ///
    /// - Returns: a key that it has twice, the one that is repeated first; `nil` if there is none.
    mutating func removeAll(from first: Int) -> Repeated? {
        defer { keys.removeSubrange(first...) }
        let repeated =
            keys.count - first <= Self.few ? repeatedAmongFew(first) : repeatedAmongMany(first)
        return repeated.map { Repeated(text: text(of: $0), offset: $0.range.lowerBound - 1) }
    }

    private func repeatedAmongFew(_ first: Int) -> Key? {
        for second in keys.indices[first...].dropFirst() {
            for earlier in first..<second
            where keys[earlier].hash == keys[second].hash
                && text(of: keys[earlier]) == text(of: keys[second])
            {
                return keys[second]
            }
        }
        return nil
    }

    private func repeatedAmongMany(_ first: Int) -> Key? {
        let sorted = keys[first...].sorted { left, right in
            if left.hash != right.hash { return left.hash < right.hash }
            let texts = (text(of: left), text(of: right))
            if texts.0 != texts.1 { return texts.0 < texts.1 }
            return left.range.lowerBound < right.range.lowerBound
        }
        return zip(sorted, sorted.dropFirst())
            .filter { $0.hash == $1.hash && text(of: $0) == text(of: $1) }
            .map { $1 }
            .min { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func text(of key: Key) -> String {
        key.isPlain
            ? String(decoding: bytes[key.range], as: UTF8.self) : text(in: key.range)
    }

    /// The text of a key with its escapes resolved and its accents composed, so that keys that a
    /// decoder takes for the same are the same.
    private func text(in range: Range<Int>) -> String {
        let literal = Data(bytes[range.lowerBound - 1..<range.upperBound + 1])
        let text =
            (try? JSONDecoder().decode(String.self, from: literal))
            ?? String(decoding: bytes[range], as: UTF8.self)
        return text.precomposedStringWithCanonicalMapping
    }

    /// The hash of FNV-1a.
    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
