internal import Descriptions

/// What whoever decides on a screen keeps and does.
extension DetailCellFiles {
    /// The service, and what is known, as properties.
    var stored: String {
        let service = plan.service.name
        return plan.lines(["private let \(service.member): any \(service.type)"], indented: 4)
    }

    /// What has come, and what runs; nothing where it is only shown.
    var state: String {
        guard !plan.taps.isEmpty else { return "" }
        return """
                /// `nil` until it has loaded.
                private var \(plan.item): \(plan.itemType)?
                /// Whether a change request runs. Until it ends, no other change starts.
                private var isBusy = false

            """
    }

    /// Keeps what has come, where it can be changed, as a statement.
    var keeping: [String] { plan.taps.isEmpty ? [] : ["self.\(plan.item) = \(plan.item)"] }

    var initialiser: String {
        let service = plan.service.name
        return """
                init(\(service.member): any \(service.type)) {
                    self.\(service.member) = \(service.member)
                }

            """
    }

    /// Loads the shown values.
    ///
    /// - Parameters:
    ///   - head: the method's.
    ///   - loading: how loading is shown.
    ///   - success: what is done with what has come, a line each.
    ///   - failure: how a failure is shown.
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

    /// What a tap does: changes at once, and asks the service.
    ///
    /// - Parameters:
    ///   - head: the method's.
    ///   - end: what is done with the result, a line each.
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

    /// What all changes share where the same object shows them.
    ///
    /// - Parameter toast: as `view?.showToast`.
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

    /// The call that ends a change where the same object shows it.
    func endChange(_ tap: DetailTap) -> [String] {
        let arguments =
            ["result", "from: original"]
            + (plan.tellsSuccess ? ["success: \(tap.success ?? "nil")"] : [])
            + ["failure: \(tap.failure)"]
        return [SwiftText.call("self?.endChange", arguments, indented: 0)]
    }
}
