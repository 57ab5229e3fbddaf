internal import Claims
internal import Foundation
internal import Report

/// All pages of a report in one HTML file that loads no other file.
struct IndexPage: Sendable {
    static let name = "index.html"

    let report: Report
    let findings: Findings
    let documents: [Document]

    /// The digest of ``script`` for the content security policy; `scripts/check-page` prints the
    /// correct one.
    private static let scriptDigest = "sha256-zj5Fvp7Xix8IF9a6VJL8eAtFooL5JjhEODUN+ehNWEc="

    /// The script of the page. A file comes before the files that use it.
    static let script =
        "\n"
        + [
            PackageResources.elements_js, PackageResources.views_js, PackageResources.matrix_js,
            PackageResources.decision_js, PackageResources.mix_js, PackageResources.claims_js,
            PackageResources.sources_js,
            PackageResources.steps_js, PackageResources.projector_js, PackageResources.start_js,
        ]
        .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")

    var page: HTMLPage {
        HTMLPage(
            title: documents.first?.title ?? "Report",
            views: ordered.map { HTMLPage.View(document: $0, label: label(of: $0)) },
            scriptDigest: Self.scriptDigest,
            end: { scripts }
        )
    }

    /// The page for a choice comes first, because that is the question of most readers.
    private var ordered: [Document] {
        documents.filter { $0.name == DecisionPage.name }
            + documents.filter { $0.name != DecisionPage.name }
    }

    /// The elements with the data and the script; empty if the data cannot be encoded, because the
    /// page is complete without them.
    private var scripts: String {
        data.map { data in
            """
            <script type="application/json" id="values">\(data)</script>
            <script>\(Self.script)</script>
            """
        } ?? ""
    }

    /// Returns the name of the view in the navigation, which has room for one line.
    private func label(of document: Document) -> String? {
        switch document.name {
        case "README": "Summary"
        case DecisionPage.name: "Decide"
        case "claims": "Claims"
        case StudiesPage.name: "Studies"
        case "changes": "Changes"
        case "method": "Method"
        case let name where name.hasSuffix(FeaturePage.detailsEnding): nil
        default: document.title
        }
    }

    /// The data for the script as JSON. It contains no character that ends its element or changes
    /// the display of the source.
    private var data: String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Encoding fails only for numbers that JSON cannot express, and all numbers are finite.
        guard let data = try? encoder.encode(PageData(report: report, findings: findings)) else {
            return nil
        }
        return String(decoding: Self.escaped(data), as: UTF8.self)
    }

    /// The first bytes of characters that are escaped; the zero ends the list.
    private static let beginnings: [CChar] = [UInt8(ascii: "<"), 0x7F, 0xC2, 0xE2, 0]
        .map(CChar.init(bitPattern:))

    /// Returns the JSON with escapes for characters that begin an element, end a line or move a
    /// cursor.
    private static func escaped(_ json: Data) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(json.count)
        // JSON contains no zero byte, so the appended one is the first.
        (json + [0]).withUnsafeBytes { bytes in
            guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return }
            var index = 0
            while index < json.count {
                // The search function of C examines many bytes at a time, and there are millions.
                let next = index + strcspn(start + index, beginnings)
                result += UnsafeRawBufferPointer(rebasing: bytes[index..<next])
                index = next
                switch (bytes[index], bytes[min(index + 1, json.count)]) {
                case (0, _): break
                case (UInt8(ascii: "<"), _), (0x7F, _):
                    result += String(format: "\\u%04x", bytes[index]).utf8
                // U+0080 to U+009F.
                case (0xC2, let code) where code < 0xA0:
                    index += 1
                    result += String(format: "\\u%04x", code).utf8
                // U+2028 and U+2029.
                case (0xE2, 0x80) where [0xA8, 0xA9].contains(bytes[min(index + 2, json.count)]):
                    index += 2
                    result += String(format: "\\u20%02x", bytes[index] &- 0x80).utf8
                case (let byte, _): result.append(byte)
                }
                index += 1
            }
        }
        return result
    }
}
