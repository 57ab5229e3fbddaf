internal import Foundation
package import Matrix

/// The changes of a clone. Each is a folder with the request in `change.json`, the changes of the
/// contract, the scenarios, the feature description, the model and its tests in `contract.patch`, a patch
/// per variant, which is empty if none of its own files change, and build results in `build.json`.
package struct ChangeLibrary: Sendable {
    package static let path = "Sources/Workshop/Changes"

    let folder: WorkshopFolder

    /// - Parameter packageRoot: the folder of `Package.swift`.
    package init(packageRoot: String) {
        folder = WorkshopFolder(packageRoot: packageRoot, path: Self.path)
    }

    /// Returns the names, ordered by feature and then alphabetically.
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

    /// Returns the path of the patch that all variants share.
    package func contract(of name: String) -> String { folder.path(of: "\(name)/contract.patch") }

    /// Returns the path of the patch of a variant.
    package func patch(of name: String, _ variant: Variant) -> String {
        folder.path(of: "\(name)/\(variant.name).patch")
    }

    /// Returns the paths of the patches that are not empty, the shared one first.
    package func patches(of name: String) throws(WorkshopError) -> [String] {
        var patches = [contract(of: name)]
        for variant in try change(name).feature.variants {
            let path = patch(of: name, variant)
            // git takes an empty patch for a broken one.
            if !(try text(ofPatch: path).isEmpty) { patches.append(path) }
        }
        return patches
    }

    /// Returns the cost of the change in an implementation, counted in its patch.
    func cost(of name: String, in cell: Cell) throws(WorkshopError) -> ChangeCost {
        ChangeCost(try patchedFiles(of: name, in: cell), of: cell)
    }

    /// Returns the lines of an implementation that a change adds or modifies, numbered as after the change,
    /// by file name.
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
                throw drifted("\(file.path) does not exist")
            }
            let source =
                file.isNew ? "" : try WorkshopFolder.text(of: place, shownAs: file.path)
            guard let patched = PatchedFile(file, source: source) else {
                throw drifted("the lines that it changes in \(file.path) do not exist")
            }
            files.append(patched)
        }
        return files
    }

    /// Returns the build and test results of a change by variant name; empty if they were not measured.
    package func builds(of name: String) throws(WorkshopError) -> [String: BuildCost] {
        let file = buildFile(of: name)
        guard folder.exists(file) else { return [:] }
        return try folder.value(of: file, as: [String: BuildCost].self)
    }

    /// Saves the build and test results of a change.
    ///
    /// - Returns: the path of the file, from the package's root.
    package func write(
        _ builds: [String: BuildCost],
        of name: String
    ) throws(WorkshopError) -> String {
        try folder.write(builds, to: buildFile(of: name))
    }

    private func buildFile(of name: String) -> String { "\(name)/build.json" }

    /// Returns the text of a patch.
    package func text(ofPatch path: String) throws(WorkshopError) -> String {
        try WorkshopFolder.text(of: path, shownAs: path)
    }
}
