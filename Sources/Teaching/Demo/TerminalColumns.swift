/// The width of text in terminal columns.
///
/// Wide characters are those of Unicode Standard Annex #11, by blocks, and emoji. The C library's
/// `wcwidth` depends on the locale, and the toolchain's module does not export it.
enum TerminalColumns {
    private static let wideBlocks: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]

    /// Returns the width of a character: 0 for combining characters, 2 for wide ones.
    static func count(of character: Character) -> Int {
        guard !character.isASCII else { return 1 }
        // A composed emoji, such as a family, is as wide as its widest part.
        return character.unicodeScalars.map(count).max() ?? 0
    }

    private static func count(of scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        let isWide =
            scalar.properties.isEmojiPresentation
            || wideBlocks.contains { $0.contains(scalar.value) }
        return isWide ? 2 : 1
    }
}

extension StringProtocol {
    /// The width in terminal columns.
    var columns: Int { reduce(0) { $0 + TerminalColumns.count(of: $1) } }

    /// Returns the longest prefix that has at most `columns` columns.
    func prefix(columns: Int) -> SubSequence {
        var room = columns
        return prefix { character in
            room -= TerminalColumns.count(of: character)
            return room >= 0
        }
    }
}
