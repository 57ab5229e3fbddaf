package import Descriptions
internal import Foundation
package import InputFiles

/// A generated feature in a clone of archbench: its files, and its lines in the lists of the
/// package.
package struct FeatureTree {
    private let description: Description
    /// The new files.
    package let files: [GeneratedFile]
    private let edits: [ListEdit]

    /// The link to the sources of the baseline, which are compiled again under another name for the
    /// A/A control.
    private var control: (path: String, target: String) {
        let type = description.feature.type
        return ("Sources/Subject/Baselines/\(type)", "../../Features/\(type)/MVC")
    }

    /// Creates the formatted files of a feature and its edits of lists.
    ///
    /// - Parameters:
    ///   - source: the text of the description, which is stored with the feature.
    ///   - generated: the files that were generated from the description.
    ///   - formatting: the formatter of the files.
    /// - Throws: the errors of ``Formatting/formatted(_:)``.
    package init(
        _ description: Description,
        source: String,
        generated: [GeneratedFile],
        formatting: Formatting
    ) async throws {
        self.description = description
        let type = description.feature.type
        files = try await formatting.formatted(
            [GeneratedFile(path: "Sources/Features/\(type)/\(type).feature", text: source)]
                + generated
        )
        edits = Self.edits(for: description.feature, Self.variants(of: type, in: files))
    }

    /// Returns the variants with sources, in the order of their files.
    private static func variants(of type: String, in files: [GeneratedFile]) -> [String] {
        files.compactMap { file -> String? in
            let parts = file.path.split(separator: "/").map(String.init)
            let isVariant =
                parts.count > 4 && parts[..<3] == ["Sources", "Features", type]
                && parts[3] != "Contract"
            return isVariant ? parts[3] : nil
        }
        .uniqued
    }

    /// The paths that the feature needs, relative to the root of the package: new files, and
    /// changed files.
    package var paths: (new: [String], changed: [String]) {
        (files.map(\.path) + [control.path], edits.map(\.path).uniqued)
    }

    package var feature: Name { description.feature }

    /// Returns the paths of the files that are missing or differ from the generated text.
    ///
    /// - Parameter root: the folder of `Package.swift`.
    package func editedFiles(in root: String) -> [String] {
        files.filter { file in
            FileManager.default.contents(atPath: "\(root)/\(file.path)") != Data(file.text.utf8)
        }
        .map(\.path)
    }

    /// Returns the new paths, including the link, at which a file already exists.
    package func existing(in root: String) -> [String] {
        paths.new.filter { FileManager.default.fileExists(atPath: "\(root)/\($0)") }
    }

    /// Returns the files in the folders of the feature that were not generated, and the files of
    /// other features that use its entities and services.
    private func foreignFiles(in root: String) -> [String] {
        let own = Set(files.map(\.path))
        let type = description.feature.type
        let names =
            (description.entities.map(\.name) + description.serviceNames).map(\.type)
        return ["Sources", "Tests"].flatMap { folder in
            let paths =
                (try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
            return paths.map { "\(folder)/\($0)" }.filter {
                $0.hasSuffix(".swift") && !own.contains($0)
            }
            .filter { path in
                if path.hasPrefix("Sources/Features/\(type)/")
                    || path.hasPrefix("Tests/Features/\(type)/")
                {
                    return true
                }
                guard path.hasPrefix("Sources/Features/"),
                    let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
                else { return false }
                let words = Set(text.matches(of: /\w+/).map(\.output))
                return names.contains { words.contains($0[...]) || words.contains("InMemory\($0)") }
            }
        }
        .sorted()
    }

    private static func edits(for feature: Name, _ variants: [String]) -> [ListEdit] {
        let type = feature.type
        let member = feature.member
        let names = ([type] + variants).map { "\"\($0)\"" }
        let entry = "    Feature(\(names.joined(separator: ", "))),\n"
        // The formatter breaks a line that is too long.
        let broken = "    Feature(\n        \(names.joined(separator: ",\n        "))\n    ),\n"
        return [
            ListEdit(
                path: "Package.swift",
                text: entry.count > 101 ? broken : entry,
                end: "]\n\n",
                opening: "let features = ["
            ),
            ListEdit(
                path: "Sources/Subject/Matrix/Feature.swift",
                text:
                    "        #if HAS_\(type)\n            features.append(.\(member))\n        #endif\n",
                end: "        return features\n",
                opening: "static let all: [Feature]"
            ),
        ]
    }

    // MARK: - Writing

    /// Writes the complete feature into a clone, or nothing.
    ///
    /// - Parameter root: the folder of `Package.swift`.
    package func write(to root: String) throws(ApplicationError) {
        let existing = existing(in: root)
        guard existing.isEmpty else { throw .exists(existing, advice: ApplicationError.renaming) }
        let change = TreeChange(
            new: files,
            links: [GeneratedFile(path: control.path, text: control.target)],
            changed: try editedLists(in: root)
        )
        try Self.write(change, to: root)
    }

    /// Replaces a feature that was generated from an older version of its description.
    ///
    /// - Parameter old: the feature that was generated from the older version.
    package func replace(_ old: FeatureTree, in root: String) throws(ApplicationError) {
        let present = Set(old.files.map(\.path))
        let new = files.filter { !present.contains($0.path) }
        let lists = try lists(in: root) { (edit, text) throws(ApplicationError) in
            guard let former = old.edits.first(where: { $0.path == edit.path }),
                let replaced = edit.replacing(former, in: text)
            else { throw .notListed(edit.path) }
            return replaced
        }
        let change = TreeChange(
            new: new,
            changed: files.filter { present.contains($0.path) } + lists,
            gone: present.subtracting(files.map(\.path)).sorted()
        )
        try Self.write(change, to: root)
    }

    /// Writes the new files below another folder, as a preview.
    package func writeFiles(below folder: String) throws(ApplicationError) {
        try Self.write(TreeChange(new: files), to: folder)
    }

    private static func write(_ change: TreeChange, to root: String) throws(ApplicationError) {
        try change.write(to: root)
    }

    /// Returns the files with lists, with the feature added.
    private func editedLists(in root: String) throws(ApplicationError) -> [GeneratedFile] {
        try lists(in: root) { (edit, text) throws(ApplicationError) in
            guard !text.contains(edit.text) else { throw .listed(edit.path) }
            guard let applied = edit.applied(to: text) else {
                throw .notFound(what: "the list of features", path: edit.path)
            }
            return applied
        }
    }

    /// Returns the files with lists after a change for each edit.
    private func lists(
        in root: String,
        _ change: (ListEdit, String) throws(ApplicationError) -> String
    ) throws(ApplicationError) -> [GeneratedFile] {
        var lists: [GeneratedFile] = []
        for path in edits.map(\.path).uniqued {
            guard var text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) else {
                throw .notFound(what: "the list of features", path: path)
            }
            for edit in edits where edit.path == path { text = try change(edit, text) }
            lists.append(GeneratedFile(path: path, text: text))
        }
        return lists
    }

    // MARK: - Removing

    /// Removes the files and the lines of a feature.
    ///
    /// - Parameter root: the folder of `Package.swift`.
    package func remove(from root: String) throws(ApplicationError) {
        let others = foreignFiles(in: root)
        guard others.isEmpty else { throw .used(others) }
        let lists = try lists(in: root) { (edit, text) throws(ApplicationError) in
            guard let removed = edit.removed(from: text) else { throw .notListed(edit.path) }
            return removed
        }
        let gone = (files.map(\.path) + [control.path])
        try Self.write(TreeChange(new: [], changed: lists, gone: gone), to: root)
    }
}

extension [String] {
    /// The elements without repetitions, in order.
    fileprivate var uniqued: [String] {
        reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
