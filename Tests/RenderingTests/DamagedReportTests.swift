internal import Foundation
internal import InputFiles
internal import Report
internal import ReportSamples
internal import SeededRandom
internal import TemporaryFolders
internal import Testing

@testable internal import Rendering

@Suite("A damaged report")
struct DamagedReportTests {
    /// A text that is markup in each page format unless it is escaped.
    private static let markup =
        "<zebra x='1'>|](javascript:zebra) `|`\n# zebra\n<script>zebra</script>"

    /// JSON values that no measurement has.
    private static let values = [
        "null", "true", "-1", "0", "0.5", "1e300", "-1e300", "1e-300", "1e999", "NaN", "-0",
        "9223372036854775807", "-9223372036854775808", "18446744073709551616", "1000000000000",
        "[]", "{}", "\"\"", "[null,null]", "01", "1" + String(repeating: "0", count: 300),
        String(repeating: "[", count: 100_000),
    ]

    /// Returns damaged copies of a JSON text.
    private func copies(of text: String, count: Int) throws -> [String] {
        let json = JSONTokens(text)
        let markup = String(
            decoding: try JSONEncoder().encode(Self.markup),
            as: UTF8.self
        )
        var random = SplitMix64(seed: 1)
        return (0..<count).map { _ in
            switch random.index(below: 8) {
            case 0: json.replacing(random.element(of: json.texts), by: markup)
            case 1, 2:
                json.replacing(random.element(of: json.values), by: random.element(of: Self.values))
            case 3:
                json.replacing(
                    random.element(of: json.numbers),
                    by: random.element(of: Self.values)
                )
            case 4: json.replacing(random.element(of: json.keys), by: "\"zebra\"")
            case 5: json.duplicating(random.element(of: json.values))
            case 6: json.removing(random.element(of: json.values))
            default: String(text.prefix(random.index(below: text.count)))
            }
        }
    }

    /// Returns the pages of a report, its terminal summary and its comparisons with another report,
    /// or the error that refuses it.
    private func drawn(_ text: String, comparedWith other: Report, in folder: TemporaryFolder)
        throws
        -> Result<[(name: String, text: String)], ApplicationError>
    {
        let path = "\(folder.path)/report.json"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        let report: Report
        do {
            report = try ReportFile.read(path)
        } catch {
            return .failure(error)
        }
        let comparisons = [
            ReportComparison(old: report, new: other), ReportComparison(old: other, new: report),
        ]
        let summary = TerminalSummary(report, folder: "Reports", seconds: 1).text
        return .success(
            PageFormat.files(for: report)
                + comparisons.map { ("comparison.md", ComparisonPage.markdown(for: $0)) }
                + [("summary.txt", summary)]
        )
    }

    @Test("A damaged report is refused, or its pages escape its markup")
    func damages() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let original = try Report.sample()
        let text = String(decoding: try ReportFile.data(for: original), as: UTF8.self)
        var refused = 0
        for copy in try copies(of: text, count: 60) {
            switch try drawn(copy, comparedWith: original, in: folder) {
            case .success(let pages):
                for page in pages {
                    #expect(Markup.found(in: page.text, of: page.name) == nil, "\(page.name)")
                }
            case .failure(let error):
                refused += 1
                let message = error.description
                #expect(message.contains("report.json is "), "\(message)")
                #expect(message.count < 600, "\(message)")
                #expect(!message.contains("Swift."), "\(message)")
                #expect(!message.contains { $0.isNewline }, "\(message)")
            }
        }
        #expect(refused > 10 && refused < 55)
    }
}

/// The positions of the values of a JSON text.
private struct JSONTokens {
    private let bytes: [UInt8]
    private(set) var keys: [Range<Int>] = []
    private(set) var texts: [Range<Int>] = []
    private(set) var numbers: [Range<Int>] = []
    /// All values, with objects and lists.
    private(set) var values: [Range<Int>] = []

    /// - Parameter text: valid JSON without blanks.
    init(_ text: String) {
        bytes = Array(text.utf8)
        var open: [Int] = []
        var index = 0
        while index < bytes.count {
            let start = index
            switch bytes[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                open.append(index)
                index += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                index += 1
                values.append(open.removeLast()..<index)
            case UInt8(ascii: "\""):
                index += 1
                while bytes[index] != UInt8(ascii: "\"") {
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                index += 1
                if bytes[index] == UInt8(ascii: ":") {
                    keys.append(start..<index)
                } else {
                    texts.append(start..<index)
                    values.append(start..<index)
                }
            case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\n"): index += 1
            default:
                index = bytes[start...].firstIndex { ",]}".utf8.contains($0) } ?? bytes.count
                numbers.append(start..<index)
                values.append(start..<index)
            }
        }
    }

    func replacing(_ range: Range<Int>, by text: String) -> String {
        String(
            decoding: bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...],
            as: UTF8.self
        )
    }

    /// Returns the text with an element of a list twice, or with a key twice.
    func duplicating(_ range: Range<Int>) -> String {
        let key = keys.first { $0.upperBound + 1 == range.lowerBound }
        let whole = (key?.lowerBound ?? range.lowerBound)..<range.upperBound
        let text = String(decoding: bytes[whole], as: UTF8.self)
        return replacing(whole, by: "\(text),\(text)")
    }

    /// Returns the text without an element of a list, or without a key and its value.
    func removing(_ range: Range<Int>) -> String {
        let key = keys.first { $0.upperBound + 1 == range.lowerBound }
        var whole = (key?.lowerBound ?? range.lowerBound)..<range.upperBound
        if whole.upperBound < bytes.count, bytes[whole.upperBound] == UInt8(ascii: ",") {
            whole = whole.lowerBound..<whole.upperBound + 1
        } else if whole.lowerBound > 0, bytes[whole.lowerBound - 1] == UInt8(ascii: ",") {
            whole = whole.lowerBound - 1..<whole.upperBound
        }
        return replacing(whole, by: "")
    }
}

/// Finds unescaped markup of a damaged report in a page.
private enum Markup {
    /// Returns the line of a page in which markup is not escaped, or `nil` if there is none.
    static func found(in page: String, of name: String) -> Substring? {
        let lines = page.split(separator: "\n")
        if name.hasSuffix(".txt") { return lines.first { $0.contains("\u{1B}") } }
        guard name.hasSuffix(".md") else {
            return lines.first { $0.contains("<zebra") || $0.contains("<script>zebra") }
        }
        var isFenced = false
        for line in lines {
            if line.hasPrefix("```") { isFenced.toggle() }
            guard line.contains("zebra") else { continue }
            let text = isFenced ? String(line) : withoutCode(line)
            // A fenced block has no links, but a diagram can have HTML.
            let markup = ["<zebra", "<script"] + (isFenced ? [] : ["](javascript"])
            if markup.contains(where: text.contains) || text.hasPrefix("# zebra") { return line }
        }
        return nil
    }

    /// Returns a line without escaped characters and without code.
    private static func withoutCode(_ line: Substring) -> String {
        let unescaped = String(line).replacing(/\\[^A-Za-z0-9 ]/, with: "")
        return unescaped.replacing(/(`+)[^`].*?\1(?!`)/, with: "")
    }
}
