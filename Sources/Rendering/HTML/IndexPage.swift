internal import Foundation
internal import Report

/// All pages of a report as one file for a browser, which needs nothing from elsewhere.
struct IndexPage {
    static let name = "index.html"

    let report: Report
    let documents: [Document]

    /// Nothing is fetched and nothing runs but the page's own script and style, which browsers know by
    /// these digests of ``script`` and ``style``: `scripts/check-page` says what they must be.
    private static let scriptDigest = "sha256-KludZnXy4ubCbqcoqcpsTVAXN6alTD89ImfZo0slIFw="
    private static let styleDigest = "sha256-i+PQtZA7J+TzpZHlOM0kpjAhwi0QtLN05m56Sbn/P7g="

    static let script = "\n" + String(decoding: PackageResources.page_js, as: UTF8.self)
    static let style =
        "\n" + String(decoding: PackageResources.page_css, as: UTF8.self) + ChartWriter.style + "\n"

    private static let policy = """
        default-src 'none'; base-uri 'none'; form-action 'none'; \
        script-src '\(scriptDigest)'; style-src '\(styleDigest)'
        """

    var text: String {
        let title = documents.first?.title ?? "Report"
        let views = documents.map { document in
            """
            <section class="view" id="\(document.name.markup)" aria-label="\(document.title.markup)">
            \(HTMLWriter.text(of: document))
            </section>
            """
        }
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title.markup)</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <a class="skip" href="#main">To the content</a>
            <header>
            <nav aria-label="Views"><ul>
            \(links)
            </ul></nav>
            </header>
            <main id="main">
            \(views.joined(separator: "\n"))
            </main>
            <script type="application/json" id="figures">\(data)</script>
            <script>\(Self.script)</script>
            </body>
            </html>
            """
    }

    private var links: String {
        documents.map { document in
            "<li><a href=\"#\(document.name.markup)\">\(label(of: document).markup)</a></li>"
        }
        .joined(separator: "\n")
    }

    /// What the view is called where all are listed.
    private func label(of document: Document) -> String {
        switch document.name {
        case "README": "At a glance"
        case "claims": "Claims"
        case "method": "Method"
        case Pages.noiseName: "Noise"
        default: document.title
        }
    }

    /// What the script reads. No character in it can end the element that it stands in, or move what
    /// shows it.
    private var data: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(PageFigures(report: report)) else { return "{}" }
        var result = ""
        for scalar in String(decoding: data, as: UTF8.self).unicodeScalars {
            switch scalar {
            case "<", "\u{2028}", "\u{2029}", "\u{7F}"..."\u{9F}":
                result += String(format: "\\u%04x", scalar.value)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
