internal import Toolchain

/// The frame of an HTML page that loads no other file.
struct HTMLPage: Sendable {
    /// A view of the page, to which the navigation links.
    struct View: Sendable {
        let document: Document
        /// The name in the navigation; `nil` if only other views link to it.
        let label: String?
    }

    let title: String
    let views: [View]
    /// The digest of the page's script, in the form of a content security policy; `nil` if the page
    /// has no script.
    var scriptDigest: String?
    /// Returns the markup after all views.
    var end: @Sendable () -> String = { "" }

    /// The digest of the style for the content security policy. The policy permits only the page's
    /// own script and style, and no requests; `scripts/check-page` prints the correct digests.
    private static let styleDigest = "sha256-vtWMFtmorZcBFWMCNa5Idi7ltkOEoyOOQQ0vDBeYEU8="

    static let style =
        "\n" + String(decoding: PackageResources.page_css, as: UTF8.self) + ChartWriter.style + "\n"

    private var policy: String {
        """
        default-src 'none'; base-uri 'none'; form-action 'none'; \
        script-src '\(scriptDigest ?? "none")'; style-src '\(Self.styleDigest)'
        """
    }

    /// The markup of the page, rendered on all processors.
    var text: String { text(parts.concurrentMap { $0() }) }

    /// The parts of the page: all views, and the markup after them.
    var parts: [@Sendable () -> String] {
        views.map { view in { @Sendable in section(view) } } + [end]
    }

    /// - Parameter parts: the rendered parts.
    func text(_ parts: [String]) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(title.markup)</title>
        <style>\(Self.style)</style>
        </head>
        <body>
        <a class="skip" href="#main">To the content</a>
        <header>
        <nav aria-label="Views"><ul>
        \(views.compactMap(link).joined(separator: "\n"))
        </ul></nav>
        </header>
        <main id="main">
        \(parts.dropLast().joined(separator: "\n"))
        </main>
        \(parts.last ?? "")
        </body>
        </html>
        """
    }

    private func link(to view: View) -> String? {
        view.label.map { label in
            "<li><a href=\"#\(view.document.name.markup)\">\(label.markup)</a></li>"
        }
    }

    private func section(_ view: View) -> String {
        let document = view.document
        return """
            <section class="view" id="\(document.name.markup)" aria-label="\(document.title.markup)">
            \(HTMLWriter.text(of: document))
            </section>
            """
    }
}
