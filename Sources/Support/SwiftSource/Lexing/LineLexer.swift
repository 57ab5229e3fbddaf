/// Reads Swift source once, byte by byte, and determines the kind of every line at its end.
///
/// It follows the compiler's lexer as far as it affects the kind of a line: identifiers, keywords
/// and numbers are all words, and errors are ignored.
struct LineLexer {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    /// Indicates whether the current line contains a token so far.
    var hasCode = false

    /// Indicates whether the current line contains a comment so far.
    var hasComment = false

    var previous = LexedToken(kind: .none, start: 0, end: 0)

    /// The string literals with open interpolations here, the outermost first.
    var frames: [StringFrame] = []

    /// The number of open parentheses in the current interpolation.
    var parentheses = 0

    private(set) var counts = LineCounts.zero
    private(set) var kinds: [LineKind] = []
    var warnings: [LineWarning] = []
    private let keepsKinds: Bool

    init(_ bytes: UnsafeBufferPointer<UInt8>, keepsKinds: Bool) {
        self.bytes = bytes
        self.keepsKinds = keepsKinds
    }

    /// The number of the current line, from 1.
    var line: Int { counts.lines + 1 }

    /// Returns the byte at an index, and NUL beyond the end. NUL ends or fails every comparison, so
    /// that looking ahead needs no bounds check.
    @inline(__always)
    func byte(at index: Int) -> UInt8 {
        index < bytes.count ? bytes[index] : ASCII.nul
    }

    mutating func run() {
        readShebang()
        read(to: bytes.count)
        finish()
    }

    /// Reads complete tokens, white space, line endings and comments until the position is at or
    /// after an index.
    ///
    /// The inlined code should exist only once, otherwise counting lines gets slower.
    @inline(never)
    mutating func read(to end: Int) {
        while position < end {
            let byte = bytes[position]
            switch byte {
            case ASCII.space:
                skipSpaces()
            case ASCII.tab, ASCII.verticalTab, ASCII.formFeed, ASCII.nul:
                // NUL is white space, because the compiler ignores it with a warning.
                position += 1
            case ASCII.lineFeed, ASCII.carriageReturn:
                endLine()
                leaveSingleLineStrings()
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, ASCII.underscore, ASCII.dollar:
                readWord()
            case 0x80...0xFF:
                if !skipUnicodeWhitespace() { readWord() }
            case ASCII.quote, ASCII.apostrophe:
                openString(pounds: 0)
            case ASCII.pound:
                readPound()
            case ASCII.backtick:
                readBackticks()
            case ASCII.leftParenthesis:
                parentheses += 1
                readPunctuation()
            case ASCII.rightParenthesis:
                readRightParenthesis()
            case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D...0x2F, 0x3C...0x3F, 0x5E, 0x7C, 0x7E:
                readOperator()
            default:
                readPunctuation()
            }
        }
    }

    /// Ends the current line at a line ending and moves past it.
    mutating func endLine() {
        addLine()
        let isPair = bytes[position] == ASCII.carriageReturn
        position += isPair && byte(at: position + 1) == ASCII.lineFeed ? 2 : 1
    }

    private mutating func addLine() {
        let kind: LineKind = hasCode ? .code : hasComment ? .comment : .blank
        counts.add(kind)
        if keepsKinds { kinds.append(kind) }
        hasCode = false
        hasComment = false
    }

    private mutating func finish() {
        // An open interpolation belongs to a literal without an end. These literals began before
        // any other element that is open at the end.
        let open = frames.filter(\.isMultiline)
        let unclosed = open.map { LineWarning(kind: .unterminatedString, line: $0.line) }
        warnings.insert(contentsOf: unclosed, at: 0)
        if let last = bytes.last, !last.isLineEnding { addLine() }
    }
}
