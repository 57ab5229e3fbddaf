internal import Foundation
internal import Toolchain

/// The frame of an HTML page that loads no other file.
///
/// The first view is complete before the rest of the file is loaded: its markup comes first, then
/// the script and the data that it needs, and then all other views and data.
struct HTMLPage: Sendable {
    /// A view of the page, to which the navigation links.
    struct View: Sendable {
        let document: Document
        /// The name in the navigation.
        let label: String
        /// The title of the menu that contains the link; `nil` if it is in no menu.
        var menu: String?
    }

    /// A link of the navigation to another page.
    struct Link: Sendable {
        let label: String
        let address: String
    }

    /// Data for the script, which parses them when it first needs them.
    struct Values: Sendable {
        let name: String
        /// Returns JSON without characters that end an element; `nil` if there are no data.
        let text: @Sendable () -> String?
    }

    let title: String
    let views: [View]
    /// The link to the other page; `nil` if there is none.
    let link: Link?
    /// The script of the page.
    let script: String
    /// The data for the first view.
    var firstValues: [Values] = []
    /// The data for the other views.
    var otherValues: [Values] = []

    /// The style of the page and its charts. The page's own rules come last, so that its colours
    /// apply to the charts, too.
    static let style =
        "\n" + ChartWriter.style + "\n" + String(decoding: PackageResources.page_css, as: UTF8.self)

    /// Returns a script of several files. A file comes before the files that use it.
    static func script(_ files: [[UInt8]]) -> String {
        "\n" + files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    /// The content security policy, which permits only the page's own script and style, and no
    /// requests.
    private var policy: String {
        """
        default-src 'none'; base-uri 'none'; form-action 'none'; \
        script-src \(Self.source(script)); style-src \(Self.source(Self.style))
        """
    }

    /// Returns the digest of an element's content, in the form of a content security policy.
    private static func source(_ content: String) -> String {
        "'sha256-\(Data(SHA256.digest(of: content)).base64EncodedString())'"
    }

    /// The markup of the page, rendered on all processors.
    var text: String { text(parts.concurrentMap { $0() }) }

    /// The parts of the page in their order.
    var parts: [@Sendable () -> String] {
        let names = Set(views.map(\.document.name))
        let sections = views.map { view in { @Sendable in Self.section(view, in: names) } }
        let first = firstValues.map { values in { @Sendable in Self.element(values) } }
        let other = otherValues.map { values in { @Sendable in Self.element(values) } }
        let script = { @Sendable in "<script>\(self.script)</script>" }
        return Array(sections.prefix(1)) + first + [script] + Array(sections.dropFirst()) + other
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
        \(navigation.joined(separator: "\n"))
        </ul></nav>
        </header>
        <main id="main">
        \(parts.filter { !$0.isEmpty }.joined(separator: "\n"))
        </main>
        </body>
        </html>
        """
    }

    /// The items of the navigation. The views of a menu are together, where the last of them is.
    private var navigation: [String] {
        var items: [String] = []
        for (index, view) in views.enumerated() {
            guard let menu = view.menu else {
                items.append(Self.link(to: view))
                continue
            }
            guard !views[(index + 1)...].contains(where: { $0.menu == menu }) else { continue }
            items.append("<li><details name=\"menu\"><summary>\(menu.markup)</summary><ul>")
            items += views.filter { $0.menu == menu }.map(Self.link)
            items.append("</ul></details></li>")
        }
        if let link {
            items.append("<li><a href=\"\(link.address.markup)\">\(link.label.markup)</a></li>")
        }
        return items
    }

    private static func link(to view: View) -> String {
        "<li><a href=\"#\(view.document.name.markup)\">\(view.label.markup)</a></li>"
    }

    private static func section(_ view: View, in pages: Set<String>) -> String {
        let document = view.document
        return """
            <section class="view" id="\(document.name.markup)" aria-label="\(document.title.markup)">
            \(HTMLWriter.text(of: document, in: pages))
            </section>
            """
    }

    /// Returns the element with data for the script; empty if there are no data.
    private static func element(_ values: Values) -> String {
        values.text().map { text in
            "<script type=\"application/json\" id=\"\(values.name)-values\">\(text)</script>"
        } ?? ""
    }
}
