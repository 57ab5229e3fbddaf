internal import Foundation
internal import Statistics

/// A number as a page or a record prints it.
struct ReportedNumber: Hashable {
    let text: String
    private let value: Double
    /// The number of digits after the point.
    private let digits: Int

    private init?(_ text: Substring) {
        let plain = text.replacing(",", with: "")
        guard let value = Double(plain) else { return nil }
        self.text = String(text)
        self.value = value
        digits = plain.split(separator: ".").dropFirst().first?.count ?? 0
    }

    static func all(in text: String) -> [ReportedNumber] { all(in: [text]) }

    /// Returns the numbers of texts that are not parts of words or dates.
    static func all(in texts: [String]) -> [ReportedNumber] {
        // A regular expression is compiled when it is first used, which is slow.
        let (date, word, number) = (
            /\d{4}-\d{2}-\d{2}/, /[\w.,]+/, /(\d[\d,]*?(?:\.\d+)?)[.,]*/
        )
        return texts.flatMap { text in
            text.replacing(date, with: " ").matches(of: word)
                .compactMap { word in
                    word.output.wholeMatch(of: number).flatMap { ReportedNumber($0.output.1) }
                }
        }
    }

    /// Returns true if `other` is this number, or is rounded to it.
    func agrees(with other: ReportedNumber) -> Bool {
        guard other.digits >= digits else { return value == other.value }
        return DecimalText.text(other.value, digits: digits)
            == DecimalText.text(value, digits: digits)
    }

    /// Returns the numbers of blocks that are about some variants: columns and rows of tables with
    /// their titles, and sentences that name them. Without variants it returns all numbers.
    static func all(in blocks: [Block], about variants: [String]) -> Set<ReportedNumber> {
        func names(_ text: String) -> Bool {
            variants.isEmpty || !RecordStatement.words(of: text).isDisjoint(with: variants)
        }
        var texts: [String] = []
        var numbers: Set<ReportedNumber> = []
        for block in blocks {
            switch block {
            case .table(let table):
                let columns = table.columns.indices.filter { names(table.columns[$0].title.plain) }
                for row in table.rows.map({ $0.map(\.plain) }) {
                    texts += row.contains(where: names) ? row : columns.map { row[$0] }
                }
            case .paragraph(let prose), .quotation(let prose):
                texts += prose.plain.split(separator: ". ").map(String.init).filter(names)
            case .items(let items), .numbered(let items):
                texts += items.map(\.plain).filter(names)
            case .folded(_, let blocks): numbers.formUnion(all(in: blocks, about: variants))
            case .heading, .listings, .charts, .diagram: break
            }
        }
        return numbers.union(all(in: texts))
    }
}
