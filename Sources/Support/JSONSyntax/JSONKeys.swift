internal import Foundation

/// The keys of the open objects, those of the innermost object last.
struct JSONKeys {
    /// A key that an object has twice.
    struct Repeated {
        let text: String
        /// The offset of the second occurrence.
        let offset: Int
    }

    private struct Key {
        let range: Range<Int>
        /// Indicates whether the text consists of these bytes, without escapes.
        let isPlain: Bool
        let hash: UInt64
    }

    /// The number of keys up to which all pairs are compared; more keys are sorted first.
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
    ///   - range: the position of the text, without quotation marks.
    ///   - isPlain: indicates whether the text is ASCII without escapes.
    mutating func append(_ range: Range<Int>, isPlain: Bool) {
        let hash = isPlain ? Self.hash(bytes[range]) : Self.hash(text(in: range).utf8)
        keys.append(Key(range: range, isPlain: isPlain, hash: hash))
    }

    /// Removes the keys of the innermost object.
    ///
    /// - Returns: a key that the object has twice, the first repeated one; `nil` if there is none.
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

    /// Returns the text of a key with resolved escapes and composed accents, so that keys that a
    /// decoder considers equal are equal.
    private func text(in range: Range<Int>) -> String {
        let literal = Data(bytes[range.lowerBound - 1..<range.upperBound + 1])
        let text =
            (try? JSONDecoder().decode(String.self, from: literal))
            ?? String(decoding: bytes[range], as: UTF8.self)
        return text.precomposedStringWithCanonicalMapping
    }

    /// Returns the FNV-1a hash.
    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
