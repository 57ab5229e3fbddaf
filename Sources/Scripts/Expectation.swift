package import HeadlessKit
internal import Model

/// What a script says a screen must show at one point.
package enum Expectation: Hashable, Sendable {
    /// No element with this identifier is visible.
    case absent(id: String)
    /// The element is visible, and has the properties that are given.
    case present(Appearance)
    /// These elements are visible, and stand in this order, whatever stands between them.
    case order([String])
    /// These are the routes so far.
    case routes([String])
    /// The services were asked this so far.
    case requests([String])
    /// Work that the contract counts was done so often so far.
    case count(String, Int)

    /// What an element must look like; `nil` for what does not matter.
    package struct Appearance: Hashable, Sendable {
        package let id: String
        package var text: String?
        package var isEnabled: Bool?
        package var image: String?
        package var style: [AttributedText.Run]?

        package init(
            id: String,
            text: String? = nil,
            isEnabled: Bool? = nil,
            image: String? = nil,
            style: [AttributedText.Run]? = nil
        ) {
            self.id = id
            self.text = text
            self.isEnabled = isEnabled
            self.image = image
            self.style = style
        }

        fileprivate func isMet(by element: Element) -> Bool {
            (text?.isWritten(as: element.text) ?? true)
                && (isEnabled == nil || isEnabled == element.isEnabled)
                && (image == nil || image == element.image)
                && (style == nil || style == element.style)
        }

        /// An element that is as this one, and looks as it must.
        fileprivate func applied(to element: Element) -> Element {
            Element(
                id: id,
                kind: element.kind,
                text: text ?? element.text,
                isEnabled: isEnabled ?? element.isEnabled,
                image: image ?? element.image,
                style: style ?? element.style
            )
        }
    }

    /// The identifier of the element that it is about, where it is about one.
    package var element: String? {
        switch self {
        case .absent(let id): id
        case .present(let appearance): appearance.id
        case .order, .routes, .requests, .count: nil
        }
    }

    /// Why an observation does not meet this; `nil` where it does.
    package func breach(in observation: Observation) -> String? {
        switch self {
        case .routes(let expected):
            let found = observation.routes.map(\.description)
            return found == expected ? nil : "expected the routes \(expected), found \(found)"
        case .order(let expected):
            let ids = Set(expected)
            let found = observation.screen.map(\.id).filter(ids.contains)
            return found == expected ? nil : "expected the order \(expected), found \(found)"
        case .requests(let expected):
            let found = observation.requests.map(\.description)
            return found == expected ? nil : "expected the requests \(expected), found \(found)"
        case .absent(let id):
            let shown = observation.elements(id: id).first
            return shown.map { "expected no \"\(id)\", found \($0.summary)" }
        case .count(let name, let expected):
            let found = observation.counts[name] ?? 0
            return found == expected ? nil : "expected \(expected) \(name), found \(found)"
        case .present(let appearance):
            let candidates = observation.elements(id: appearance.id)
            guard let shown = candidates.first else {
                return "expected \"\(appearance.id)\", found none"
            }
            guard !candidates.contains(where: appearance.isMet) else { return nil }
            let expected = appearance.applied(to: shown)
            return "expected \(expected.summary), found \(shown.summary)"
        }
    }
}

extension Element {
    /// The element in words for a message, as `label "greeting" reading "Hello"`.
    package var summary: String {
        let isNameless = id.split(separator: ".").last.map(String.init) == Element.nameless
        var summary = kind.rawValue + (isNameless ? " without an identifier" : " \"\(id)\"")
        if hasText { summary += " reading \"\(text)\"" }
        if let image { summary += " showing \"\(image)\"" }
        if isEnabled == false { summary += " (disabled)" }
        if let style {
            let parts = style.map { "\($0.style) \"\($0.text)\"" }.joined(separator: ", ")
            summary += " in the styles \(parts.isEmpty ? "of nothing" : parts)"
        }
        return summary
    }

    private var hasText: Bool {
        switch kind {
        case .activity, .image: false
        case .row: !text.isEmpty
        case .label, .button, .alert, .toast: true
        }
    }
}
