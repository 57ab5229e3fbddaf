package import HeadlessKit
internal import Model

/// What a script says a screen must show at one point.
package enum Expectation: Hashable, Sendable {
    /// No element with this identifier is visible.
    case absent(id: String)
    /// The element is visible, and has the properties that are given.
    case present(id: String, text: String?, isEnabled: Bool?, image: String?)
    /// These are the routes so far.
    case routes([String])
    /// The services were asked this so far.
    case requests([String])

    /// The identifier of the element that it is about, where it is about one.
    package var element: String? {
        switch self {
        case .absent(let id), .present(let id, _, _, _): id
        case .routes, .requests: nil
        }
    }

    /// Why an observation does not meet this; `nil` where it does.
    package func breach(in observation: Observation) -> String? {
        switch self {
        case .routes(let expected):
            let found = observation.routes.map(\.description)
            return found == expected ? nil : "expected the routes \(expected), found \(found)"
        case .requests(let expected):
            let found = observation.requests.map(\.description)
            return found == expected ? nil : "expected the requests \(expected), found \(found)"
        case .absent(let id):
            let shown = observation.elements(id: id).first
            return shown.map { "expected no \"\(id)\", found \($0.summary)" }
        case .present(let id, let text, let isEnabled, let image):
            let candidates = observation.elements(id: id)
            guard let shown = candidates.first else { return "expected \"\(id)\", found none" }
            func meets(_ element: Element) -> Bool {
                (text?.isWritten(as: element.text) ?? true)
                    && (isEnabled == nil || isEnabled == element.isEnabled)
                    && (image == nil || image == element.image)
            }
            guard !candidates.contains(where: meets) else { return nil }
            let expected = Element(
                id: id,
                kind: shown.kind,
                text: text ?? shown.text,
                isEnabled: isEnabled ?? shown.isEnabled,
                image: image ?? shown.image
            )
            return "expected \(expected.summary), found \(shown.summary)"
        }
    }
}

extension Element {
    /// The element in words for a message, as `label "greeting" reading "Hello"`.
    package var summary: String {
        let isNameless = id.split(separator: ".").last.map(String.init) == Element.nameless
        var summary = kind.rawValue + (isNameless ? " without an identifier" : " \"\(id)\"")
        if kind != .row && kind != .activity && kind != .image { summary += " reading \"\(text)\"" }
        if let image { summary += " showing \"\(image)\"" }
        if isEnabled == false { summary += " (disabled)" }
        return summary
    }
}
