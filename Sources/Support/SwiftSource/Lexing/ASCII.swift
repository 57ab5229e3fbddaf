/// The named bytes for the lexer.
enum ASCII {
    static let nul: UInt8 = 0x00
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let verticalTab: UInt8 = 0x0B
    static let formFeed: UInt8 = 0x0C
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let exclamation: UInt8 = 0x21
    static let quote: UInt8 = 0x22
    static let pound: UInt8 = 0x23
    static let dollar: UInt8 = 0x24
    static let apostrophe: UInt8 = 0x27
    static let leftParenthesis: UInt8 = 0x28
    static let rightParenthesis: UInt8 = 0x29
    static let star: UInt8 = 0x2A
    static let comma: UInt8 = 0x2C
    static let period: UInt8 = 0x2E
    static let slash: UInt8 = 0x2F
    static let colon: UInt8 = 0x3A
    static let semicolon: UInt8 = 0x3B
    static let less: UInt8 = 0x3C
    static let equal: UInt8 = 0x3D
    static let greater: UInt8 = 0x3E
    static let question: UInt8 = 0x3F
    static let leftBracket: UInt8 = 0x5B
    static let backslash: UInt8 = 0x5C
    static let rightBracket: UInt8 = 0x5D
    static let underscore: UInt8 = 0x5F
    static let backtick: UInt8 = 0x60
    static let leftBrace: UInt8 = 0x7B
    static let rightBrace: UInt8 = 0x7D
}

extension UInt8 {
    /// Indicates whether the byte is a digit.
    @inline(__always)
    var isDigit: Bool { self &- 0x30 < 10 }

    /// Indicates whether the byte can be part of an identifier, a keyword or a number. This
    /// includes all bytes beyond ASCII, because the scalars that Swift permits in names do not
    /// affect the kind of a line.
    @inline(__always)
    var isWord: Bool {
        (self | 0x20) &- 0x61 < 26 || isDigit || self == ASCII.underscore || self >= 0x80
            || self == ASCII.dollar
    }

    /// Indicates whether the byte can be part of an operator.
    @inline(__always)
    var isOperator: Bool {
        switch self {
        case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D...0x2F, 0x3C...0x3F, 0x5E, 0x7C, 0x7E: true
        default: false
        }
    }

    /// Indicates whether the byte ends a line, alone or as part of CRLF.
    @inline(__always)
    var isLineEnding: Bool { self == ASCII.lineFeed || self == ASCII.carriageReturn }
}
