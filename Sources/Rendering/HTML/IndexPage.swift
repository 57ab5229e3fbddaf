internal import Foundation
internal import Report

/// All pages of a report as one file for a browser, which needs nothing from elsewhere.
struct IndexPage {
    static let name = "index.html"

    let report: Report
    let documents: [Document]

    /// As browsers know ``script``: `scripts/check-page` says what it must be.
    private static let scriptDigest = "sha256-NqrlEGfUhxN6zrh7UEA3iwc0mxqiWcbp2h9CFas2FrI="

    /// What is used stands before what uses it.
    static let script =
        "\n"
        + [
            PackageResources.elements_js, PackageResources.views_js, PackageResources.matrix_js,
            PackageResources.mix_js, PackageResources.claims_js, PackageResources.sources_js,
            PackageResources.steps_js, PackageResources.projector_js, PackageResources.start_js,
        ]
        .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")

    var text: String {
        HTMLPage(
            title: documents.first?.title ?? "Report",
            views: documents.map { HTMLPage.View(document: $0, label: label(of: $0)) },
            scriptDigest: Self.scriptDigest,
            end: { scripts }
        )
        .text
    }

    /// Nothing where figures cannot be told; the page is whole without.
    private var scripts: String {
        data.map { data in
            """
            <script type="application/json" id="figures">\(data)</script>
            <script>\(Self.script)</script>
            """
        } ?? ""
    }

    /// What the view is called where all are listed.
    private func label(of document: Document) -> String {
        switch document.name {
        case "README": "At a glance"
        case "claims": "Claims"
        case "changes": "Changes"
        case "method": "Method"
        case Pages.noiseName: "Noise"
        default: document.title
        }
    }

    /// What the script reads. No character in it can end the element that it stands in, or move what
    /// shows it.
    private var data: String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Encoding fails only for numbers that JSON cannot hold, and all are finite.
        guard let data = try? encoder.encode(PageFigures(report: report)) else { return nil }
        return String(decoding: data.withUnsafeBytes(Self.escaped), as: UTF8.self)
    }

    /// The same JSON without what begins an element, ends a line or moves a cursor. By bytes, since there
    /// are millions.
    private static func escaped(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        func holds(_ others: [UInt8]) -> Bool {
            index + others.count < bytes.count
                && others.indices.allSatisfy {
                    bytes[index + 1 + $0] == others[$0]
                }
        }
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "<"), 0x7F:
                result += String(format: "\\u%04x", byte).utf8
            // U+0080 to U+009F.
            case 0xC2 where index + 1 < bytes.count && bytes[index + 1] < 0xA0:
                index += 1
                result += String(format: "\\u%04x", bytes[index]).utf8
            case 0xE2 where holds([0x80, 0xA8]) || holds([0x80, 0xA9]):
                index += 2
                result += String(format: "\\u20%02x", bytes[index] &- 0x80).utf8
            default: result.append(byte)
            }
            index += 1
        }
        return result
    }
}
