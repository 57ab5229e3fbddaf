internal import Foundation
package import Matrix

/// The changes of a clone. Each is a folder: what is asked for in `change.json`, what the feature's
/// contract, scripts and description, the model and its tests become in `contract.patch`, a patch for each
/// variant, empty where nothing of its own changes, and what builds and tests tell of it in `build.json`.
package struct ChangeLibrary: Sendable {
    package static let path = "Sources/Workshop/Changes"

    let folder: WorkshopFolder

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

    /// What the change takes in a cell, as its patch tells.
    func cost(of name: String, in cell: Cell) throws(WorkshopError) -> ChangeCost {
        ChangeCost(try patchedFiles(of: name, in: cell), of: cell)
    }

    /// The lines of a cell that a change adds or alters, as they are numbered behind it: by the name of
    /// the file, which no other file of the cell has.
    package func changedLines(
        of name: String,
        in cell: Cell
    ) throws(WorkshopError) -> [String: Set<Int>] {
        var lines: [String: Set<Int>] = [:]
        for file in try patchedFiles(of: name, in: cell)
        where file.path.hasPrefix("\(cell.sourcePath)/") {
            let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
            lines[name] = Set(file.after.changed)
        }
        return lines
    }

    private func patchedFiles(
        of name: String,
        in cell: Cell
    ) throws(WorkshopError) -> [PatchedFile] {
        let path = patch(of: name, cell.variant)
        var files: [PatchedFile] = []
        for file in SourcePatch(try text(ofPatch: path)).files {
            func drifted(_ reason: String) -> WorkshopError {
                .drifted(patch: "\(name)/\(cell.variant.name).patch", reason: reason)
            }
            let place = "\(folder.packageRoot)/\(file.path)"
            guard file.isNew || FileManager.default.fileExists(atPath: place) else {
                throw drifted("\(file.path) is not there")
            }
            let source =
                file.isNew ? "" : try WorkshopFolder.text(of: place, shownAs: file.path)
            guard let patched = PatchedFile(file, source: source) else {
                throw drifted("what it changes in \(file.path) is not there")
            }
            files.append(patched)
        }
        return files
    }

    /// What builds and tests told of a change, by the names of variants; empty where nobody has asked them.
    package func builds(of name: String) throws(WorkshopError) -> [String: BuildCost] {
        let file = buildFile(of: name)
        guard folder.exists(file) else { return [:] }
        return try folder.value(of: file, as: [String: BuildCost].self)
    }

    /// Keeps what builds and tests told of a change.
    ///
    /// - Returns: the path of the file, from the package's root.
    package func write(
        _ builds: [String: BuildCost],
        of name: String
    ) throws(WorkshopError) -> String {
        try folder.write(builds, to: buildFile(of: name))
    }

    private func buildFile(of name: String) -> String { "\(name)/build.json" }

    /// What a patch says.
    package func text(ofPatch path: String) throws(WorkshopError) -> String {
        try WorkshopFolder.text(of: path, shownAs: path)
    }
}
