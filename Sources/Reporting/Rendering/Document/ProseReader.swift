/// Parses the markup of an author's text. A mark without its partner is ordinary text.
struct ProseReader {
    enum Mark {
        case character(Character)
        case piece(Prose.Piece)
    }

    private let marks: [Mark]
    private var index = 0
    private var pieces: [Prose.Piece] = []
    /// The ordinary text since the last piece.
    private var words = ""

    init(_ marks: [Mark]) {
        self.marks = marks
    }

    mutating func read() -> [Prose.Piece] {
        while index < marks.count {
            switch marks[index] {
            case .piece(let piece): add(piece, upTo: index + 1)
            case .character("`"): readCode()
            case .character("["): readLink()
            case .character("*"): readEmphasis()
            case .character(let character): add(words: character)
            }
        }
        endWords()
        return pieces
    }

    /// - Parameter end: the index after the piece.
    private mutating func add(_ piece: Prose.Piece, upTo end: Int) {
        endWords()
        pieces.append(piece)
        index = end
    }

    /// Adds a character of ordinary text.
    private mutating func add(words character: Character) {
        words.append(character)
        index += 1
    }

    private mutating func endWords() {
        guard !words.isEmpty else { return }
        pieces.append(.words(words))
        words = ""
    }

    private mutating func readCode() {
        guard let end = place(of: "`", from: index + 1) else { return add(words: "`") }
        add(.code(text(index + 1..<end)), upTo: end + 1)
    }

    private mutating func readLink() {
        guard
            let middle = place(of: "](", from: index + 1),
            let end = place(of: ")", from: middle + 2)
        else { return add(words: "[") }
        add(.link(prose(index + 1..<middle), to: text(middle + 2..<end)), upTo: end + 1)
    }

    private mutating func readEmphasis() {
        let mark = holds("**", at: index) ? "**" : "*"
        let start = index + mark.count
        // A star next to a blank is not a mark.
        guard !holds(" ", at: start), let end = place(of: mark, from: start), end > start else {
            return add(words: "*")
        }
        let content = prose(start..<end)
        add(mark == "**" ? .strong(content) : .emphasis(content), upTo: end + mark.count)
    }

    // MARK: - Looking ahead

    private func holds(_ text: String, at place: Int) -> Bool {
        var place = place
        for expected in text {
            guard place < marks.count, case .character(expected) = marks[place] else {
                return false
            }
            place += 1
        }
        return true
    }

    /// Returns the next index of a text outside of code.
    private func place(of text: String, from start: Int) -> Int? {
        var place = start
        while place < marks.count {
            if holds(text, at: place) { return place }
            if holds("`", at: place), let end = self.place(of: "`", from: place + 1) { place = end }
            place += 1
        }
        return nil
    }

    private func prose(_ range: Range<Int>) -> Prose {
        var reader = ProseReader(Array(marks[range]))
        return Prose(reader.read())
    }

    private func text(_ range: Range<Int>) -> String {
        marks[range].map { mark in
            switch mark {
            case .character(let character): String(character)
            case .piece(let piece): Prose([piece]).plain
            }
        }
        .joined()
    }
}
