/// The rule by which a text is broken into lines of a given width.
///
/// The width is the number of characters that a reader sees (grapheme clusters); a wide character
/// counts as two. A line break ends a line. A line takes as many words as fit, with the blanks
/// between them. Blanks at which a line is broken, and blanks after the last word, are on no line.
/// Blanks before the first word count, unless the word then does not fit. A word that is longer
/// than a line begins on a line of its own. It is cut where the line is full, but never within a
/// character: a character that is wider than a line has a line to itself. An empty text has one
/// line. The reading direction of the text has no effect.
public enum LineWrapping {
    /// Returns the number of lines of a text.
    ///
    /// - Parameters:
    ///   - text: the text, with or without line breaks.
    ///   - width: the width of a line in characters, at least 1.
    public static func lineCount(of text: String, width: Int) -> Int {
        var lineCount = 1
        /// The used width of the last line.
        var column = 0
        var blanks = 0
        /// The widths of the characters of the last word.
        var word: [Int] = []
        func endWord() {
            guard !word.isEmpty else { return }
            let length = word.reduce(0, +)
            if column + blanks + length <= width {
                column += blanks + length
            } else {
                if column > 0 { lineCount += 1 }
                column = 0
                for characterWidth in word {
                    if column > 0, column + characterWidth > width {
                        lineCount += 1
                        column = 0
                    }
                    column += characterWidth
                }
            }
            blanks = 0
            word.removeAll(keepingCapacity: true)
        }
        func add(_ lineBreaking: Character.LineBreaking, width: @autoclosure () -> Int) {
            switch lineBreaking {
            case .newline:
                endWord()
                lineCount += 1
                column = 0
                blanks = 0
            case .blank:
                endWord()
                blanks += 1
            case .none: word.append(width())
            }
        }
        // Finding the characters of a text takes most of the time, and most texts do not need it.
        if text.unicodeScalars.allSatisfy(\.isAlwaysCharacter) {
            for scalar in text.unicodeScalars {
                add(scalar.lineBreaking, width: scalar.isEastAsianWide ? 2 : 1)
            }
        } else {
            for character in text { add(character.lineBreaking, width: character.columnCount) }
        }
        endWord()
        return lineCount
    }
}

extension Character {
    fileprivate enum LineBreaking {
        /// The character ends a line.
        case newline
        /// A line can be broken at the character.
        case blank
        case none
    }

    /// The effect of the character on line breaks. A no-break space keeps words together.
    fileprivate var lineBreaking: LineBreaking {
        // The properties of other characters are looked up in tables.
        if let asciiValue, asciiValue >= 0x20 { return asciiValue == 0x20 ? .blank : .none }
        if isNewline { return .newline }
        let isNoBreakSpace = self == "\u{A0}" || self == "\u{202F}" || self == "\u{2007}"
        return isWhitespace && !isNoBreakSpace ? .blank : .none
    }

    /// The width of the character in a monospaced font: 1 or 2 columns, 0 if it has no scalar.
    fileprivate var columnCount: Int {
        if isASCII { return 1 }
        guard let first = unicodeScalars.first else { return 0 }
        let isEmoji = first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
        return isEmoji || first.isEastAsianWide ? 2 : 1
    }
}

extension Unicode.Scalar {
    /// Indicates whether the scalar is a character of its own beside any other such scalar, because
    /// no rule of Unicode Standard Annex #29 joins two of them. There are others, such as
    /// syllables of Hangul.
    fileprivate var isAlwaysCharacter: Bool {
        switch value {
        case 0x0A,  // line feed
            0x20...0x7E,  // printable ASCII
            0xA0...0xAC, 0xAE...0x2FF,  // Latin, without the soft hyphen
            0x5D0...0x5EA,  // letters of Hebrew
            0x3001...0x3020,  // CJK punctuation
            0x3041...0x3096, 0x309B...0x30FF,  // kana, without combining marks
            0x3400...0x9FFF:  // CJK unified ideographs and hexagrams
            true
        default: false
        }
    }

    /// The effect on line breaks of a scalar that is a character of its own.
    fileprivate var lineBreaking: Character.LineBreaking {
        switch value {
        case 0x0A: .newline
        case 0x20: .blank
        default: .none
        }
    }

    /// Common blocks of wide or fullwidth characters, from Unicode Standard Annex #11, East Asian
    /// Width, <https://www.unicode.org/reports/tr11/>. Its emoji are recognized by a property
    /// instead.
    private static let wideBlocks: [ClosedRange<UInt32>] = [
        0x1100...0x115F,  // Hangul Jamo, leading consonants
        0x2E80...0x303E,  // CJK radicals to CJK symbols
        0x3041...0x33FF,  // Hiragana to CJK compatibility
        0x3400...0x4DBF,  // CJK unified ideographs, extension A
        0x4E00...0xA4CF,  // CJK unified ideographs, Yi
        0xA960...0xA97F,  // Hangul Jamo, extended A
        0xAC00...0xD7A3,  // Hangul syllables
        0xF900...0xFAFF,  // CJK compatibility ideographs
        0xFE10...0xFE19,  // vertical forms
        0xFE30...0xFE6F,  // CJK compatibility forms, small forms
        0xFF01...0xFF60,  // fullwidth forms
        0xFFE0...0xFFE6,  // fullwidth signs
        0x20000...0x3FFFD,  // supplementary ideographic planes
    ]

    fileprivate var isEastAsianWide: Bool {
        // Most characters are below the first block.
        value >= 0x1100 && Self.wideBlocks.contains { $0.contains(value) }
    }
}
