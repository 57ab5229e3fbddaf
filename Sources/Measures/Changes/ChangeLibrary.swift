internal import Foundation
package import InputFiles
package import Matrix
internal import SwiftSource
internal import Toolchain

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

    /// Returns the parts of a change, the shared one first. A variant whose patch is not written yet
    /// has no part.
    package func parts(of name: String) throws(ApplicationError) -> [Part] {
        [.shared]
            + (try change(name).feature.variants.map { .variant($0) }
                .filter { folder.exists("\(name)/\($0.name).patch") })
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

extension ChangeLibrary {
    /// Merges the patches of a change with the current sources.
    ///
    /// - Parameters:
    ///   - parts: the parts to merge.
    ///   - continues: indicates whether the user has resolved the conflicts of an earlier run.
    package func rebase(
        _ name: String,
        _ parts: [Part],
        continues: Bool
    ) async throws(ApplicationError) -> RebasedPatches {
        let rebase = PatchRebase(
            of: name,
            packageRoot: folder.packageRoot,
            continues: continues
        )
        var rebased = RebasedPatches()
        for part in parts {
            rebased.add(part.name, try await rebase.merge(try self.part(part, of: name)))
        }
        return rebased
    }

    /// Writes the patches and new files of a change.
    ///
    /// - Returns: the patches that differ from the previous ones.
    package func write(
        _ rebased: RebasedPatches,
        of name: String
    ) async throws(ApplicationError) -> [String] {
        var written: [String] = []
        for part in try parts(of: name) {
            guard let result = rebased.parts.first(where: { $0.name == part.name })?.result else {
                continue
            }
            let new = result.texts.filter { $0.value.before == nil }
            let edited = result.texts.filter { $0.value.before != nil }
            let originals = try copiedFiles(of: name, part, in: folder.packageRoot).originals
            let text = try await PatchWriter(context: .smallest).patch(
                edited,
                bases: originals.compactMapValues {
                    GitHash.digest(ofFile: "\(folder.packageRoot)/\($0)")
                }
            )
            var isChanged = try LibraryFolder.replace(patch(of: name, part), by: text)
            let overlay = folder.path(of: "\(name)/\(part.name)")
            for file in try newFiles(of: name, part.name).keys where new[file]?.after == nil {
                try? FileManager.default.removeItem(atPath: "\(overlay)/\(file)")
                isChanged = true
            }
            for (file, texts) in new {
                guard let text = texts.after else { continue }
                if try LibraryFolder.replace("\(overlay)/\(file)", by: text) { isChanged = true }
            }
            if isChanged { written.append(part.name) }
        }
        PatchRebase(of: name, packageRoot: folder.packageRoot, continues: false).clear()
        return written
    }

    private func part(_ part: Part, of name: String) throws(ApplicationError) -> PatchPart {
        var files: [String: SourcePatch.File] = [:]
        let copies = try copiedFiles(of: name, part, in: folder.packageRoot)
        for path in copies.originals.keys { files[path] = SourcePatch.File(path: path) }
        for file in SourcePatch(try text(ofPatch: patch(of: name, part))).files {
            files[file.path] = file
        }
        for (path, text) in try newFiles(of: name, part.name) {
            files[path] = SourcePatch.File(creating: path, text)
        }
        return PatchPart(name: part.name, files: files, copies: copies)
    }
}

extension ChangeLibrary {
    /// Returns the digests of the sources on which the build and test results of changes depend:
    /// the implementation with its tests, contract and model, before and after the change, without
    /// comments. Descriptions are not compiled.
    package func sources(
        of names: [String],
        in implementation: Implementation
    ) async throws(ApplicationError) -> [String] {
        let before = try content(before: implementation)
        var contents: [Data] = []
        for name in names {
            var content = before
            for part in [Part.shared, .variant(implementation.variant)] {
                for file in try patchedFiles(of: name, part, in: folder.packageRoot)
                where file.path.hasSuffix(".swift") {
                    let text = file.patch.isDeleted ? "" : file.after.text
                    content += Self.content(of: file.path, text)
                }
            }
            contents.append(content)
        }
        return contents.map(GitHash.digest)
    }

    private func content(before implementation: Implementation) throws(ApplicationError) -> Data {
        let places =
            [
                SharedModule.model.sourcePath, SharedModule.formatting.sourcePath,
                SharedModule.binding.sourcePath,
                "Sources/Features/\(implementation.feature.moduleName)/Contract",
                implementation.testPath,
            ]
            + ([implementation] + implementation.taken).map(\.sourcePath)
        var content = Data()
        for place in places {
            for path in LibraryFolder.swiftFiles(below: place, in: folder.packageRoot) {
                content += Self.content(
                    of: path,
                    try LibraryFolder.text(of: "\(folder.packageRoot)/\(path)", shownAs: path)
                )
            }
        }
        return content
    }

    private static func content(of path: String, _ text: String) -> Data {
        let code = SourceCode.withoutComments(in: Array(text.utf8)).droppingLines
        return Data("\(path)\n\(code.count)\n".utf8) + code
    }
}
