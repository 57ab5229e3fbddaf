internal import Descriptions

/// The state and the methods of the object that controls a screen of one entity.
extension DetailCellFiles {
    /// The property of the service.
    var stored: String {
        let service = plan.service.name
        return plan.lines(["private let \(service.member): any \(service.type)"], indented: 4)
    }

    /// The properties of the loaded entity and the running request; empty if the screen changes
    /// nothing.
    var state: String {
        guard !plan.taps.isEmpty else { return "" }
        return """
                /// `nil` until it has loaded.
                private var \(plan.item): \(plan.itemType)?
                /// Indicates whether a change request runs. Until it ends, no other change starts.
                private var isBusy = false

            """
    }

    /// The statement that stores the loaded entity; empty if the screen changes nothing.
    var keeping: [String] { plan.taps.isEmpty ? [] : ["self.\(plan.item) = \(plan.item)"] }

    var initialiser: String {
        let service = plan.service.name
        return """
                init(\(service.member): any \(service.type)) {
                    self.\(service.member) = \(service.member)
                }

            """
    }

    /// Returns the method that loads the entity.
    ///
    /// - Parameters:
    ///   - head: the declaration of the method.
    ///   - loading: the statement that shows that loading runs.
    ///   - success: the statements for the loaded entity, one per line.
    ///   - failure: the statement that shows a failure.
    func loading(
        _ head: String,
        loading: String,
        success: [String],
        failure: String
    ) -> String {
        """

            \(head) {
                \(loading)
                \(plan.request) { [weak self] result in
                    guard let self else { return }
                    switch result {
                    case .success(let \(plan.item)):
        \(plan.lines(success, indented: 16))            case .failure:
                        \(failure)
                    }
                }
            }

        """
    }

    /// Returns the method for a tap: it shows the change at once and sends the request.
    ///
    /// - Parameters:
    ///   - head: the declaration of the method.
    ///   - end: the statements for the result, one per line.
    func changing(_ head: String, _ tap: DetailTap, end: [String]) -> String {
        let item = plan.item
        let argument = tap.argument(item)
        let call = "\(plan.service.name.member).\(tap.request)(\(argument)) { [weak self] result in"
        return SwiftText.method(
            head,
            [
                "guard let original = \(item), !isBusy else { return }", "var \(item) = original",
                tap.edit(item), "beginChange(to: \(item))", call,
            ] + end.map { "    " + $0 } + ["}"]
        )
    }

    /// Returns the methods that all changes share if the same object also shows them.
    ///
    /// - Parameter toast: the method that shows a message, such as `view?.showToast`.
    func changes(toast: String) -> String {
        let item = plan.item
        let tells = plan.tellsSuccess
        let parameters =
            [
                "_ result: Result<\(plan.itemType), ServiceError>",
                "from original: \(plan.itemType)",
            ] + (tells ? ["success: String?"] : []) + ["failure: String"]
        let success =
            tells
            ? """
                    case .success(let \(item)):
                        show(\(item))
                        if let success { \(toast)(success) }
            """
            : """
                    case .success(let \(item)):
                        show(\(item))
            """
        return """

                /// Shows a change before the service has confirmed it.
                private func beginChange(to \(item): \(plan.itemType)) {
                    isBusy = true
                    show(\(item))
                }

            \(SwiftText.call("private func endChange", parameters, " {", indented: 4))
                    isBusy = false
                    switch result {
            \(success)
                    case .failure:
                        show(original)
                        \(toast)(failure)
                    }
                }

            """
    }

    /// Returns the call that ends a change if the same object also shows it.
    func endChange(_ tap: DetailTap) -> [String] {
        let arguments =
            ["result", "from: original"]
            + (plan.tellsSuccess ? ["success: \(tap.success ?? "nil")"] : [])
            + ["failure: \(tap.failure)"]
        return [SwiftText.call("self?.endChange", arguments, indented: 0)]
    }
}
