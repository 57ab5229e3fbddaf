/// A line of a terminal.
package struct InkedLine: Hashable, Sendable {
    package struct Piece: Hashable, Sendable {
        package var text: String
        package let ink: Ink
    }

    package private(set) var pieces: [Piece]

    package init(_ text: String = "", _ ink: Ink = .plain) {
        pieces = text.isEmpty ? [] : [Piece(text: text, ink: ink)]
    }

    private init(pieces: [Piece]) {
        self.pieces = pieces
    }

    /// The text without styles.
    package var text: String { pieces.map(\.text).joined() }

    static func + (left: InkedLine, right: InkedLine) -> InkedLine {
        InkedLine(pieces: left.pieces + right.pieces)
    }

    /// Returns the line in exactly `width` columns, shortened with an ellipsis or padded with
    /// spaces.
    func fitted(to width: Int) -> InkedLine {
        guard width > 0 else { return InkedLine() }
        let columns = pieces.reduce(0) { $0 + $1.text.columns }
        guard columns > width else {
            let blanks = String(repeating: " ", count: width - columns)
            return InkedLine(
                pieces: pieces + [Piece(text: blanks, ink: pieces.last?.ink ?? .plain)]
            )
        }
        var fitting: [Piece] = []
        var room = width - 1
        for piece in pieces {
            let text = piece.text.prefix(columns: room)
            fitting.append(Piece(text: String(text), ink: piece.ink))
            room -= text.columns
            guard text.count == piece.text.count else { break }
        }
        // A wide character that does not fit leaves one column free.
        let ending = "…" + String(repeating: " ", count: room)
        fitting.append(Piece(text: ending, ink: fitting.last?.ink ?? .plain))
        return InkedLine(pieces: fitting)
    }

    /// Returns the line with the escape sequences of a terminal.
    package func escaped(isColoured: Bool) -> String {
        pieces.map { piece in
            let parameters = piece.ink.parameters(isColoured: isColoured)
            guard parameters != "0" else { return piece.text }
            return "\u{1B}[\(parameters)m\(piece.text)\u{1B}[0m"
        }
        .joined()
    }
}
