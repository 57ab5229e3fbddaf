extension Window {
    /// What a person sees, in reading order: the visible elements, then the alert with its
    /// buttons, then toasts. What can be seen but has no identifier is there as
    /// ``Element/nameless``, since a person sees it too.
    public func elements() -> [Element] {
        var elements: [Element] = []
        if !rootViewController.view.isHidden {
            collect(rootViewController.view, row: nil, into: &elements)
        }
        if let alert {
            elements.append(Element(id: "alert", kind: .alert, text: alert.title))
            for action in alert.actions {
                elements.append(
                    Element(
                        id: "alert.\(action.title)",
                        kind: .button,
                        text: action.title,
                        isEnabled: true
                    )
                )
            }
        }
        for toast in rootViewController.toasts {
            elements.append(Element(id: "toast", kind: .toast, text: toast))
        }
        return elements
    }

    private func collect(_ view: View, row: String?, into elements: inout [Element]) {
        let own = view.accessibilityIdentifier ?? Element.nameless
        let id = row.map { "\($0).\(own)" } ?? own
        if let element = view.element(id: id) { elements.append(element) }
        let row = view is TableViewCell ? id : row
        for subview in view.visibleSubviews { collect(subview, row: row, into: &elements) }
    }
}
