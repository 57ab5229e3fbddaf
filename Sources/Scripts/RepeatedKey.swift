internal import Foundation

/// Finds a key that an object has twice. A decoder keeps one of the two, so that the other would be
/// lost without a word.
struct RepeatedKey {
    private let bytes: [UInt8]
    private var index = 0
    /// The keys of the objects and, empty, of the lists that are open, the innermost last.
    private var open: [Set<String>] = []

    /// - Parameter json: text that is JSON.
    /// - Returns: the first key that comes again; `nil` where none does.
    static func find(in json: some StringProtocol) -> String? {
        var search = RepeatedKey(bytes: Array(json.utf8))
        return search.find()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func find() -> String? {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): open.append([])
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
            case UInt8(ascii: "\""):
                let text = readString()
                if isKey, let last = open.indices.last, !open[last].insert(text).inserted {
                    return text
                }
                continue
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Reads the string that begins here, and steps behind it.
    private mutating func readString() -> String {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
        let literal = bytes[start..<min(index, bytes.count)]
        // Keys are the same where they read the same, however they are escaped.
        guard literal.contains(UInt8(ascii: "\\")) else {
            return String(decoding: literal.dropFirst().dropLast(), as: UTF8.self)
        }
        return (try? JSONDecoder().decode(String.self, from: Data(literal)))
            ?? String(decoding: literal, as: UTF8.self)
    }

    /// Whether the string that was just read is a key: a colon follows.
    private var isKey: Bool {
        for byte in bytes[min(index, bytes.count)...] {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
                continue
            default: return byte == UInt8(ascii: ":")
            }
        }
        return false
    }
}
