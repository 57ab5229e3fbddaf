package import Matrix

/// What a product owner asks for when the first version is there, with the patches that each variant's
/// advocate would write for it.
package struct Change: Hashable, Sendable, Codable {
    package let title: String
    /// What is wanted, in two sentences.
    package let story: [String]
    package let feature: Feature
    /// What the patches of all variants share is in the contract's. Why those are as they are: for a
    /// variant by its name, what its advocate would say.
    package let reasons: [String: String]

    /// The folders that its patches change, from the package's root.
    package var places: [String] {
        ["Sources/Features/\(feature.moduleName)", "Tests/Features/\(feature.moduleName)"]
    }
}
