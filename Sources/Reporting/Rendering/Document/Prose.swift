/// Words of a page, with what is set apart in them, before a format draws them.
///
/// A literal is written as an author of Markdown would: `*emphasis*`, `**strong**`, code between
/// backticks, `[links](method)`. What is interpolated stands for itself, whatever it holds, since it
/// may come from anywhere; only prose in prose keeps what is set apart in it.
struct Prose: Hashable, Sendable {
    indirect enum Piece: Hashable, Sendable {
        /// What an author of archbench wrote.
        case words(String)
        /// What a report says: a figure, a name, a reason.
        case value(String)
        case code(String)
        case emphasis(Prose)
        case strong(Prose)
        /// A link to a page by its name (`method`), to a heading of the same page (`#size`) or to a
        /// file beside the pages (`report.json`).
        case link(Prose, to: String)
    }

    let pieces: [Piece]

    init(_ pieces: [Piece]) {
        self.pieces = pieces
    }

    /// What stands for itself.
    init(value: String) {
        self.init([.value(value)])
    }

    /// What an author wrote elsewhere, as he would in a literal.
    init(authored text: String) {
        var reader = ProseReader(text.map(ProseReader.Mark.character))
        self.init(reader.read())
    }

    static func code(_ text: String) -> Prose { Prose([.code(text)]) }

    /// The dash that stands where a figure does not exist.
    static let dash = Prose(value: Figures.none)

    /// A figure, or the dash where there is none.
    static func figure(_ text: String?) -> Prose { text.map(Prose.init(value:)) ?? dash }

    static func figure(_ number: Int?) -> Prose { figure(number.map(String.init)) }

    /// The words without anything that sets them apart.
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
