package import Descriptions

/// What a list is a module of: a larger feature, and what that makes it with.
package struct ListPart: Sendable {
    /// The larger feature.
    let feature: Name
    /// What the service is asked with, as a parameter; `nil` for nothing.
    let given: (name: String, type: String)?
    /// What it lists, in words.
    let purpose: String

    /// The larger feature's module.
    var contract: String { feature.type }

    package init(feature: Name, given: (name: String, type: String)? = nil, purpose: String) {
        self.feature = feature
        self.given = given
        self.purpose = purpose
    }
}
