internal import Foundation
internal import InputFiles
internal import Rendering
internal import Report

/// The result of one damaged copy.
enum FuzzVerdict: Hashable, Codable {
    /// It was refused with a readable message.
    case refused
    /// Its pages were rendered without forbidden content.
    case drawn
    /// The problem in words.
    case problem(String)

    /// Tests a copy.
    ///
    /// - Parameter path: a file for the copy.
    static func of(_ damage: Damage, _ original: Original, path: String) throws -> FuzzVerdict {
        let drawing = try draw(damage.data, original, path)
        switch drawing {
        case .failure(let message):
            if let problem = problem(in: message.description) { return .problem(problem) }
        case .success(let pages):
            for page in pages {
                if let problem = DrawnPage(page).problem { return .problem(problem) }
            }
        }
        if let innocent = damage.innocent {
            let plain = try draw(innocent, original, path)
            // The noise page has its own headings and tables.
            let isPage = damage.place == [.key("noisePage")]
            if !isPage, let change = firstChange(from: plain, to: drawing) {
                return .problem("the structure differs from that with a harmless text: \(change)")
            }
        }
        if case .success = drawing { return .drawn }
        return .refused
    }

    /// Renders a copy: its pages, and its comparisons with the original in both orders.
    private static func draw(
        _ data: Data,
        _ original: Original,
        _ path: String
    ) throws -> Result<[String], ApplicationError> {
        try data.write(to: URL(fileURLWithPath: path))
        let report: Report
        do {
            report = try ReportFile.read(path)
        } catch {
            return .failure(.usage(error.description.replacing(path, with: "FILE")))
        }
        let comparisons = [(report, original.report), (original.report, report)].map {
            ComparisonPage.markdown(for: ReportComparison(old: $0, new: $1))
        }
        return .success(PageFormat.files(for: report).map(\.text) + comparisons)
    }

    /// Returns the first line whose structure differs in two renderings; `nil` if there is none.
    private static func firstChange(
        from plain: Result<[String], ApplicationError>,
        to other: Result<[String], ApplicationError>
    ) -> String? {
        switch (plain, other) {
        case (.failure, .failure): return nil
        case (.failure(let message), .success), (.success, .failure(let message)):
            return "only one is rendered: \(message.description)"
        case (.success(let plain), .success(let other)):
            guard plain.count == other.count else { return "the number of pages differs" }
            let shapes = zip(plain, other).map { (DrawnPage($0).shape, DrawnPage($1).shape) }
            return shapes.first { $0 != $1 }.map { before, after in
                "\(after.difference(from: before).map { "\($0)" }.joined(separator: ", "))"
            }
        }
    }

    /// Returns the reason why a message is not readable; `nil` if it is.
    private static func problem(in message: String) -> String? {
        let foreign = [
            "The operation could not be completed", "Error Domain", "DecodingError", "CodingKey",
            "couldn’t", "Swift.", "Optional(",
        ]
        if let words = foreign.first(where: message.contains) {
            return "a message with “\(words)”: \(message.prefix(200))"
        }
        if message.count > 600 { return "a message of \(message.count) letters" }
        if message.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            return "a message with control characters: \(message.prefix(200).debugDescription)"
        }
        return message.hasPrefix("FILE is ")
            ? nil : "a message without the file: \(message.prefix(200))"
    }
}
