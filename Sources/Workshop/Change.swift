package import Matrix

/// What a product owner asks for when the first version is there, with the patches that each variant's
/// advocate would write for it.
package struct Change: Hashable, Sendable, Codable {
    package let title: String
    /// What is wanted, in two sentences.
    package let story: [String]
    package let feature: Feature
    /// Why the patches are as they are: for a variant by its name, what its advocate would say. What the
    /// patches of all variants share is in the contract's.
    package let reasons: [String: String]
    /// The folders that its patches may change, from the package's root: the feature's, those of the
    /// model that all features share, and the tests.
    package var places: [String] {
        ["Sources/Features/\(feature.moduleName)", "Sources/Model", "Tests"]
    }
}
