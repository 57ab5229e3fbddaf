package import Matrix

/// The changes of a clone. Each is a folder: what is asked for in `change.json`, what the feature's
/// contract, scripts and description become in `contract.patch`, and a patch for each variant.
package struct ChangeLibrary: Sendable {
    package static let path = "Sources/Workshop/Changes"

    private let folder: WorkshopFolder

    /// - Parameter packageRoot: the folder of `Package.swift`.
    package init(packageRoot: String) {
        folder = WorkshopFolder(packageRoot: packageRoot, path: Self.path)
    }

    /// Their names, in the order of features, then of the alphabet.
    package func names() throws(WorkshopError) -> [String] {
        var places: [(name: String, feature: Int)] = []
        for name in try folder.names() {
            let feature = try change(name).feature
            places.append((name, Feature.all.firstIndex(of: feature) ?? 0))
        }
        return places.sorted { ($0.feature, $0.name) < ($1.feature, $1.name) }.map(\.name)
    }

    package func change(_ name: String) throws(WorkshopError) -> Change {
        try folder.value(of: "\(name)/change.json", as: Change.self)
    }

    /// The path of what all variants share.
    package func contract(of name: String) -> String { folder.path(of: "\(name)/contract.patch") }

    /// The path of what one variant changes.
    package func patch(of name: String, _ variant: Variant) -> String {
        folder.path(of: "\(name)/\(variant.name).patch")
    }

    /// What a patch says.
    package func text(ofPatch path: String) throws(WorkshopError) -> String {
        try WorkshopFolder.text(of: path, shownAs: path)
    }
}
