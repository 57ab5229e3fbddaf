package import Matrix

/// The changes of a clone. Each is a folder: what is asked for in `change.json`, what the feature's
/// contract, scripts and description, the model and its tests become in `contract.patch`, and a patch for
/// each variant, empty where nothing of its own changes.
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

    /// The paths of the patches that change something, of what is shared first.
    package func patches(of name: String) throws(WorkshopError) -> [String] {
        var patches = [contract(of: name)]
        for variant in try change(name).feature.variants {
            let path = patch(of: name, variant)
            // git takes an empty patch for a broken one.
            if !(try text(ofPatch: path).isEmpty) { patches.append(path) }
        }
        return patches
    }

    /// What a patch says.
    package func text(ofPatch path: String) throws(WorkshopError) -> String {
        try WorkshopFolder.text(of: path, shownAs: path)
    }
}
