internal import AppSupport
package import HeadlessKitDriver
internal import Model

/// An expectation of a scenario about the screen or the services.
package enum Expectation: Hashable, Sendable {
    /// No element with this identifier is visible.
    case absent(id: String)
    /// The element is visible, and has the properties that are given.
    case present(Appearance)
    /// These elements are visible in this order; others may be between.
    case order([String])
    /// The screen has opened these routes so far.
    case routes([String])
    /// The services have received these requests so far.
    case requests([String])
    /// A counter of the contract has this value.
    case count(String, Int)

    /// The expected properties of an element; `nil` for any value.
    package struct Appearance: Hashable, Sendable {
        package let id: String
        package var text: String?
        package var isEnabled: Bool?
        package var image: String?
        package var style: [Element.Run]?

        package init(
            id: String,
            text: String? = nil,
            isEnabled: Bool? = nil,
            image: String? = nil,
            style: [Element.Run]? = nil
        ) {
            self.id = id
            self.text = text
            self.isEnabled = isEnabled
            self.image = image
            self.style = style
        }

        fileprivate func isMet(by element: Element) -> Bool {
            (text.map { $0 == element.text } ?? true)
                && (isEnabled == nil || isEnabled == element.isEnabled)
                && (image == nil || image == element.image)
                && (style == nil || style == element.style)
        }

        /// Returns the element with the expected properties.
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

    /// The identifier of the expected element, if it is about one.
    package var element: String? {
        switch self {
        case .absent(let id): id
        case .present(let appearance): appearance.id
        case .order, .routes, .requests, .count: nil
        }
    }

    /// Returns the reason why an observation does not meet the expectation; `nil` if it does.
    package func violation(in observation: Observation) -> String? {
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
    /// The element in words for a message, such as `label "greeting" reading "Hello"`.
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
        case .label, .button, .alert, .toast, .field, .switch: true
        }
    }
}
