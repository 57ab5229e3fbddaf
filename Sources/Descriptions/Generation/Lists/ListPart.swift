package import Descriptions

/// The larger feature of which a list is a module, and the values that it passes to the module.
package struct ListPart: Sendable {
    /// The larger feature.
    let feature: Name
    /// The parameter of the request to the service; `nil` for none.
    let given: (name: String, type: String)?
    /// The purpose of the list, in words.
    let purpose: String

    /// The name of the module of the larger feature.
    var contract: String { feature.type }

    package init(feature: Name, given: (name: String, type: String)? = nil, purpose: String) {
        self.feature = feature
        self.given = given
        self.purpose = purpose
    }
}
