/// What a list is a module of: a larger feature, and what that makes it with.
package struct ListPart: Sendable {
    /// The larger feature's module.
    let contract: String
    /// What the service is asked with, as a parameter.
    let given: (name: String, type: String)
    /// What it lists, in words.
    let purpose: String

    package init(contract: String, given: (name: String, type: String), purpose: String) {
        self.contract = contract
        self.given = given
        self.purpose = purpose
    }
}
