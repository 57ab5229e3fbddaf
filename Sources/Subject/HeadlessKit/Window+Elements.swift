extension Window {
    /// Returns the elements that the user sees, in reading order: the visible elements, then the
    /// alert with its buttons, then toasts. A presented screen covers the elements below it. A page
    /// covers them, too, and is one label with its route. The identifier of an element without one
    /// is ``Element/nameless``.
    public func elements() -> [Element] {
        var elements: [Element] = []
        if let coveringRoute {
            elements.append(Element(id: "page", kind: .label, text: coveringRoute.description))
        } else if !topViewController.view.isHidden {
            collect(topViewController.view, row: nil, into: &elements)
        }
        if let alert {
            elements.append(Element(id: "alert", kind: .alert, text: alert.title ?? ""))
            for action in alert.actions {
                let title = action.title ?? ""
                elements.append(
                    Element(id: "alert.\(title)", kind: .button, text: title, isEnabled: true)
                )
            }
        }
        forEachScreen { controller in
            for toast in controller.toasts {
                elements.append(Element(id: "toast", kind: .toast, text: toast))
            }
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
