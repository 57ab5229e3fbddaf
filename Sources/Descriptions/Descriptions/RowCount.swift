/// A button of a row that increases numbers of the row's entity by one. The row shows the new
/// numbers when the reply of the service arrives. While the request is running, further taps on the
/// button do nothing.
package struct RowCount: Hashable, Sendable {
    package let button: Name
    package let field: Name
    /// The numbers that the service increases at the same time.
    package let others: [Name]
    /// The question before the change; `nil` for none.
    package let question: ChangeQuestion?
    /// The yes-or-no field that becomes yes and then disables the button; `nil` if the button can
    /// be tapped repeatedly.
    package let once: Name?
    /// The value of `field` from which on the button is disabled; `nil` for no limit.
    package let most: Int?
    /// The message after success; `nil` for none.
    package let success: String?
    /// The message after a failure.
    package let failure: String

    package init(
        button: Name,
        field: Name,
        others: [Name] = [],
        question: ChangeQuestion? = nil,
        once: Name? = nil,
        most: Int? = nil,
        success: String? = nil,
        failure: String
    ) {
        self.button = button
        self.field = field
        self.others = others
        self.question = question
        self.once = once
        self.most = most
        self.success = success
        self.failure = failure
    }
}

extension RowCount {
    /// All numbers that increase.
    package var numbers: [Name] { [field] + others }

    /// The name of the counted numbers: `likes`, or `likes and views`.
    package var name: Name { Name(joining: numbers) }

    /// Returns true if the button is enabled in the row of an entity.
    package func isPossible(for entity: [Name: FieldValue]) -> Bool {
        if let once { return entity[once] != .flag(true) }
        guard let most, case .number(let number)? = entity[field] else { return true }
        return number < most
    }
}
