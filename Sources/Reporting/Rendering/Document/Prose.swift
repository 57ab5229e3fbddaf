/// Text of a page with emphasis, code and links, before a format renders it.
///
/// A literal is written in the Markdown of an author: `*emphasis*`, `**strong**`, code between
/// backticks, `[links](method)`. Interpolated text is never parsed as markup, because it may come
/// from any source. Only interpolated prose keeps its markup.
struct Prose: Hashable, Sendable {
    indirect enum Piece: Hashable, Sendable {
        /// Text of an archbench author.
        case words(String)
        /// Text from a report: a number, a name, a reason.
        case value(String)
        case code(String)
        case emphasis(Prose)
        case strong(Prose)
        /// A link to a page by its name (`method`), to a heading of the same page (`#size`) or to
        /// another file in the folder (`report.json`).
        case link(Prose, to: String)
    }

    let pieces: [Piece]

    init(_ pieces: [Piece]) {
        self.pieces = pieces
    }

    /// Creates prose from a text that is not parsed as markup.
    init(value: String) {
        self.init([.value(value)])
    }

    /// Creates prose from the text of an author, with the same markup as a literal.
    init(authored text: String) {
        var reader = ProseReader(text.map(ProseReader.Mark.character))
        self.init(reader.read())
    }

    static func code(_ text: String) -> Prose { Prose([.code(text)]) }

    /// Returns a text from a report in which code between backticks is the only markup.
    static func value(withCode text: String) -> Prose {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1 else { return Prose(value: text) }
        let pieces = parts.enumerated().map { index, part in
            index % 2 == 1 ? Piece.code(String(part)) : .value(String(part))
        }
        return Prose(pieces.filter { $0 != .code("") && $0 != .value("") })
    }

    /// The dash in place of a missing value.
    static let dash = Prose(value: Values.none)

    /// Returns a value as prose, or the dash if there is none.
    static func value(_ text: String?) -> Prose { text.map(Prose.init(value:)) ?? dash }

    static func value(_ number: Int?) -> Prose { value(number.map(String.init)) }

    /// The text without markup.
    var plain: String {
        pieces.map { piece in
            switch piece {
            case .words(let text), .value(let text), .code(let text): text
            case .emphasis(let prose), .strong(let prose), .link(let prose, _): prose.plain
            }
        }
        .joined()
    }

    static func + (left: Prose, right: Prose) -> Prose { Prose(left.pieces + right.pieces) }

    static func += (left: inout Prose, right: Prose) { left = left + right }
}

extension Prose: ExpressibleByStringInterpolation {
    init(stringLiteral text: String) {
        self.init(authored: text)
    }

    init(stringInterpolation: Interpolation) {
        var reader = ProseReader(stringInterpolation.marks)
        self.init(reader.read())
    }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var marks: [ProseReader.Mark] = []

        init(literalCapacity: Int, interpolationCount: Int) {
            marks.reserveCapacity(literalCapacity + interpolationCount)
        }

        mutating func appendLiteral(_ text: String) {
            marks += text.map(ProseReader.Mark.character)
        }

        mutating func appendInterpolation(_ value: String) { marks.append(.piece(.value(value))) }

        mutating func appendInterpolation(_ value: some BinaryInteger) {
            appendInterpolation("\(value)")
        }

        mutating func appendInterpolation(_ prose: Prose) {
            marks += prose.pieces.map(ProseReader.Mark.piece)
        }

        mutating func appendInterpolation(code text: String) { marks.append(.piece(.code(text))) }
    }
}

extension [Prose] {
    func joined(separator: Prose) -> Prose {
        guard let first else { return "" }
        return dropFirst().reduce(first) { $0 + separator + $1 }
    }
}
