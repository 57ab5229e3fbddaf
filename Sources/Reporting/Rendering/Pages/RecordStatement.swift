internal import Foundation

/// A sentence of a decision record, and the pages that it links.
struct RecordStatement {
    /// The names of the linked pages, without folder and extension.
    let pages: [String]
    /// The numbers of the sentence, each with the number of its line.
    let numbers: [(line: Int, number: ReportedNumber)]
    private let text: String

    /// Returns the sentences of a paragraph, which may extend over several lines.
    static func all(in paragraph: [(line: Int, text: String)]) -> [RecordStatement] {
        var sentences: [[(line: Int, text: String)]] = [[]]
        for (line, text) in paragraph {
            let parts = text.replacing(/([.!?])\s+(?=[A-Z*_“\[])/) { "\($0.output.1)\n" }
                .split(separator: "\n").map(String.init)
            for (index, part) in parts.enumerated() {
                if index > 0 { sentences.append([]) }
                sentences[sentences.count - 1].append((line, part))
            }
            if let end = text.last, ".!?".contains(end) { sentences.append([]) }
        }
        return sentences.filter { !$0.isEmpty }.map(RecordStatement.init)
    }

    private init(_ parts: [(line: Int, text: String)]) {
        let text = parts.map(\.text).joined(separator: " ")
        let links = text.matches(of: /\]\(([^)]*)\)/).map { String($0.output.1) }
        pages = links.compactMap { link in
            let file = link.split(separator: "#").first?.split(separator: "/").last
            return file.map { $0.hasSuffix(".md") ? String($0.dropLast(3)) : String($0) }
        }
        self.text = text
        numbers = parts.flatMap { line, part in
            let words = part.replacing(/\]\([^)]*\)/, with: "]").replacing(/`[^`]*`/, with: "")
            return ReportedNumber.all(in: words).map { (line, $0) }
        }
    }

    /// Returns true if the sentence has `title` as a word of its own.
    func names(_ title: String) -> Bool { Self.words(of: text).contains(title) }

    /// Returns the words of a text: each longest part of Latin letters.
    static func words(of text: String) -> Set<String> {
        Set(text.split { !($0.isASCII && $0.isLetter) }.map(String.init))
    }
}
