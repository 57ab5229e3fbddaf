package import Matrix

/// A change request after the first version, with a patch per variant as its proponents would write
/// it.
package struct Change: Hashable, Sendable, Codable {
    package let title: String
    /// The request, in two sentences.
    package let story: [String]
    package let feature: Feature
    /// The explanations of the patches, by the names of the variants. Changes that all variants
    /// share are in the patch of the contract.
    package let reasons: [String: String]
    /// The words that make new files of existing ones, by the words that they replace; `nil` if the
    /// change copies no file. Each file of a variant whose path in the folder of the variant or its
    /// tests contains one of the words is copied, with the words replaced in its path and text.
    package let copies: [String: String]?
    /// The folders that its patches may change, from the package's root: the services of
    /// descriptions, the feature, the shared model with its formatting, and the tests.
    package var places: [String] {
        [
            "Sources/Descriptions/DescriptionPlayer", "Sources/Features/\(feature.moduleName)",
            SharedModule.model.sourcePath, SharedModule.formatting.sourcePath,
            SharedModule.state.sourcePath, "Tests",
        ]
    }
}
