internal import Foundation

/// The encoding of a source, as far as byte order marks and NUL bytes reveal it.
///
/// Swift source is UTF-8. In another encoding, line endings cannot be recognized, so that counts
/// would be wrong. A few NUL bytes or bytes that are not UTF-8 are harmless, and are counted as the
/// compiler reads them.
enum SourceEncoding {
    case utf8
    case utf16
    case utf32
    case binary

    /// The minimum share of NUL bytes in a file that is not text: one in this number of bytes.
    private static let bytesPerNUL = 10

    init(of bytes: UnsafeRawBufferPointer) {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
            self = .utf32
        } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            self = .utf16
        } else {
            self = Self.unmarked(bytes)
        }
    }

    /// Returns the encoding of a source without a byte order mark.
    private static func unmarked(_ bytes: UnsafeRawBufferPointer) -> SourceEncoding {
        // Nearly every file has none, which the system checks for many bytes at a time.
        guard let start = bytes.baseAddress, memchr(start, 0, bytes.count) != nil else {
            return .utf8
        }
        var even = 0
        var odd = 0
        for index in bytes.indices where bytes[index] == 0 {
            if index.isMultiple(of: 2) { even += 1 } else { odd += 1 }
        }
        guard (even + odd) * bytesPerNUL >= bytes.count else { return .utf8 }
        return even == 0 || odd == 0 ? .utf16 : .binary
    }

    /// The reason why a source in this encoding is not counted; `nil` if it is.
    var obstacle: String? {
        switch self {
        case .utf8: nil
        case .utf16: Self.obstacle("UTF-16")
        case .utf32: Self.obstacle("UTF-32")
        case .binary:
            "it is full of NUL bytes, so it is damaged or not text; restore or exclude it"
        }
    }

    private static func obstacle(_ name: String) -> String {
        "it is \(name) text, but Swift source is UTF-8; convert it, as with "
            + "'iconv -f \(name) -t UTF-8'"
    }
}
