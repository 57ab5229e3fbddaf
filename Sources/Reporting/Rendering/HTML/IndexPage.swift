internal import Claims
internal import Foundation
internal import Matrix
internal import Report

/// All pages of a report in one HTML file that loads no other file.
struct IndexPage: Sendable {
    static let name = "index.html"

    let report: Report
    let findings: Findings
    let documents: [Document]

    /// The script of the page. A file comes before the files that use it.
    static let script = HTMLPage.script([
        PackageResources.elements_js, PackageResources.views_js, PackageResources.controls_js,
        PackageResources.matrix_js, PackageResources.decision_js, PackageResources.mix_js,
        PackageResources.claims_js, PackageResources.sources_js, PackageResources.steps_js,
        PackageResources.slides_js, PackageResources.projector_js, PackageResources.report_js,
    ])

    var page: HTMLPage {
        let data = PageData(report: report, findings: findings)
        return HTMLPage(
            title: documents.first?.title ?? "Report",
            views: views,
            link: report.hasLessons
                ? HTMLPage.Link(label: "Workshop", address: WorkshopPage.address) : nil,
            script: Self.script,
            firstValues: [Self.values("decision") { data.decision }],
            otherValues: [
                Self.values("report") { data.overview },
                Self.values("claims") { data.claims },
                Self.values("mix") { data.mixes },
                Self.values("steps") { data.steps },
                Self.values("sources") { data.sources },
            ]
        )
    }

    /// The views. The page for a choice comes first, because that is the question of most readers.
    /// The details of features are left out: they are Markdown pages, for readers who check values.
    private var views: [HTMLPage.View] {
        let shown = documents.filter { !$0.name.hasSuffix(FeaturePage.detailsEnding) }
        let ordered =
            shown.filter { $0.name == DecisionPage.name }
            + shown.filter { $0.name != DecisionPage.name }
        return ordered.map { document in
            HTMLPage.View(
                document: document,
                label: Self.label(of: document),
                menu: menu(of: document)
            )
        }
    }

    /// Returns the name of the view in the navigation, which has room for one line.
    private static func label(of document: Document) -> String {
        switch document.name {
        case "README": "Summary"
        case DecisionPage.name: "Decide"
        case "claims": "Claims"
        case StudiesPage.name: "Studies"
        case "changes": "Changes"
        case "method": "Method"
        default: document.title
        }
    }

    /// Returns the menu of the navigation with the link to a document.
    private func menu(of document: Document) -> String? {
        switch document.name {
        case "README", DecisionPage.name, "claims", "changes": nil
        case let name where report.features.contains { $0.name == name }: "Features"
        default: "Evidence"
        }
    }

    /// Returns data for the script as JSON. It contains no character that ends its element or
    /// changes the display of the source.
    private static func values<Content: Encodable & SendableMetatype>(
        _ name: String,
        _ data: @escaping @Sendable () -> Content?
    ) -> HTMLPage.Values {
        HTMLPage.Values(name: name) {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            // Encoding fails only for numbers that JSON cannot express, and all numbers are finite.
            guard let json = data().flatMap({ try? encoder.encode($0) }) else { return nil }
            return String(decoding: escaped(json), as: UTF8.self)
        }
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
