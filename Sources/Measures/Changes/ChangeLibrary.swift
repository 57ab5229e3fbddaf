internal import Foundation
package import InputFiles
package import Matrix

/// The changes of a clone. Each is a folder. Its `change.json` has the request, `contract.patch`
/// has the changes of the contract, the scenarios, the feature description, the model and its
/// tests, and `build.json` has build results. A patch per variant is empty if none of the variant's
/// own files change. The new files of `contract.patch` are in the folder `contract`, with their
/// paths from the package's root, and those of a variant in the folder of its name. New files that
/// are copies (``Change/copies``) are not stored; the patch of the variant edits them like existing
/// files.
package struct ChangeLibrary: Sendable {
    /// A part of a change.
    package enum Part: Hashable, Sendable {
        /// The changes of the contract and the model, which all variants share.
        case shared
        case variant(Variant)

        package var name: String {
            switch self {
            case .shared: "contract"
            case .variant(let variant): variant.name
            }
        }
    }

    package static let path = "Sources/Teaching/Workshop/Changes"

    let folder: LibraryFolder

    /// - Parameter packageRoot: the folder of `Package.swift`.
    package init(packageRoot: String) {
        folder = LibraryFolder(packageRoot: packageRoot, path: Self.path)
    }

    /// Returns the names, ordered by feature and then alphabetically.
    package func names() throws(ApplicationError) -> [String] {
        var places: [(name: String, feature: Int)] = []
        for name in try folder.names() {
            let feature = try change(name).feature
            places.append((name, Feature.all.firstIndex(of: feature) ?? 0))
        }
        return places.sorted { ($0.feature, $0.name) < ($1.feature, $1.name) }.map(\.name)
    }

    package func change(_ name: String) throws(ApplicationError) -> Change {
        try folder.value(of: "\(name)/change.json", as: Change.self)
    }

    /// Returns the parts of a change, the shared one first.
    package func parts(of name: String) throws(ApplicationError) -> [Part] {
        [.shared] + (try change(name).feature.variants.map { .variant($0) })
    }

    /// Returns the path of the patch of a part, which edits existing files and copies. It is empty if
    /// the part has only new files or none.
    package func patch(of name: String, _ part: Part) -> String {
        folder.path(of: "\(name)/\(part.name).patch")
    }

    /// Returns the stored new files of a part by their paths from the package's root.
    func newFiles(of name: String, _ part: String) throws(ApplicationError) -> [String: String] {
        let root = folder.path(of: "\(name)/\(part)")
        guard let below = FileManager.default.enumerator(atPath: root) else { return [:] }
        var files: [String: String] = [:]
        while let file = below.nextObject() as? String {
            guard below.fileAttributes?[.type] as? FileAttributeType == .typeRegular else {
                continue
            }
            files[file] = try LibraryFolder.text(of: "\(root)/\(file)", shownAs: file)
        }
        return files
    }

    /// Returns the copies of a part's existing files.
    func copiedFiles(
        of name: String,
        _ part: Part,
        in root: String
    ) throws(ApplicationError) -> CopiedFiles {
        let change = try change(name)
        guard let words = change.copies, case .variant(let variant) = part else {
            return CopiedFiles()
        }
        let implementation = Implementation(feature: change.feature, variant: variant)
        return CopiedFiles(words, of: implementation, in: root)
    }

    /// Returns a part for display: a patch with context and with its new files. If it does not fit
    /// the sources, it is returned in its stored form.
    package func text(of name: String, _ part: Part) async throws(ApplicationError) -> String {
        let files: [PatchedFile]
        do throws(ApplicationError) {
            files = try patchedFiles(of: name, part, in: folder.packageRoot)
        } catch {
            guard error.kind == .drifted else { throw error }
            return try text(ofPatch: patch(of: name, part))
        }
        return try await PatchWriter(context: .readable)
            .patch(Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.texts) }))
    }

    /// Applies parts of a change to sources: all of their files or none.
    ///
    /// - Parameter root: the folder of the sources; by default the clone.
    package func apply(
        _ name: String,
        _ parts: [Part],
        to root: String? = nil
    ) throws(ApplicationError) {
        let root = root ?? folder.packageRoot
        var files: [PatchedFile] = []
        for part in parts { files += try patchedFiles(of: name, part, in: root) }
        for file in files {
            let path = "\(root)/\(file.path)"
            if file.patch.isNew, FileManager.default.fileExists(atPath: path) {
                throw .drifted(patch: name, reason: "\(file.path) exists already")
            }
        }
        let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.texts.after) })
        let links = LinkedFiles(in: root)
        try links.replaceByCopies(
            links.targets.filter { texts[$0.key] != texts[$0.value] }.map(\.key)
        )
        for file in files {
            let path = "\(root)/\(file.path)"
            if file.patch.isDeleted {
                try? FileManager.default.removeItem(atPath: path)
            } else {
                try LibraryFolder.write(file.after.text, to: path, shownAs: file.path)
            }
        }
    }

    /// Returns the files that a part of a change edits or creates, from the package's root.
    package func files(of name: String, _ part: Part) throws(ApplicationError) -> [String] {
        try patchedFiles(of: name, part, in: folder.packageRoot).map(\.path)
    }

    /// Returns the cost of the change in an implementation, counted in its patch.
    func cost(of name: String, in implementation: Implementation) throws(ApplicationError)
        -> ChangeCost
    {
        ChangeCost(
            try patchedFiles(of: name, .variant(implementation.variant), in: folder.packageRoot),
            of: implementation
        )
    }

    /// Returns the lines of an implementation that a change adds or modifies, numbered as after the
    /// change, by file name.
    package func changedLines(
        of name: String,
        in implementation: Implementation
    ) throws(ApplicationError) -> [String: Set<Int>] {
        var lines: [String: Set<Int>] = [:]
        for file in try patchedFiles(
            of: name,
            .variant(implementation.variant),
            in: folder.packageRoot
        )
        where file.path.hasPrefix("\(implementation.sourcePath)/") {
            let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
            lines[name] = Set(file.after.changed)
        }
        return lines
    }

    func patchedFiles(
        of name: String,
        _ part: Part,
        in root: String
    ) throws(ApplicationError) -> [PatchedFile] {
        var new = try newFiles(of: name, part.name)
        let copies = try copiedFiles(of: name, part, in: root)
        for (path, original) in copies.originals {
            new[path] = copies.copied(
                try LibraryFolder.text(of: "\(root)/\(original)", shownAs: original)
            )
        }
        var files: [PatchedFile] = []
        for file in SourcePatch(try text(ofPatch: patch(of: name, part))).files {
            func drifted(_ reason: String) -> ApplicationError {
                .drifted(
                    patch: "\(name)/\(part.name).patch",
                    reason: "\(reason). 'archbench change rebase \(name)' brings it to the sources"
                )
            }
            let copy = new[file.path]
            let place = "\(root)/\(file.path)"
            guard file.isNew || copy != nil || FileManager.default.fileExists(atPath: place) else {
                throw drifted("\(file.path) does not exist")
            }
            let source =
                if let copy { copy } else if file.isNew { "" } else {
                    try LibraryFolder.text(of: place, shownAs: file.path)
                }
            guard let patched = PatchedFile(file, source: source) else {
                throw drifted("the lines that it changes in \(file.path) do not exist")
            }
            if copy == nil { files.append(patched) } else { new[file.path] = patched.after.text }
        }
        for (path, text) in new.sorted(by: { $0.key < $1.key }) {
            files.append(PatchedFile(new: path, text))
        }
        return files
    }

    /// Returns the build and test results of a change by variant name; empty if they were not
    /// measured.
    package func builds(of name: String) throws(ApplicationError) -> [String: BuildCost] {
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
    ) throws(ApplicationError) -> String {
        try folder.write(builds, to: buildFile(of: name))
    }

    private func buildFile(of name: String) -> String { "\(name)/build.json" }

    /// Returns the text of a patch.
    package func text(ofPatch path: String) throws(ApplicationError) -> String {
        try LibraryFolder.text(of: path, shownAs: path)
    }
}
