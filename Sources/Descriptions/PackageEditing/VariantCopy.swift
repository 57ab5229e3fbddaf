internal import Foundation
package import InputFiles

/// A new variant of a feature, created as a copy of the most similar one.
package struct VariantCopy {
    /// The name of the feature, which is also the name of its folder and the prefix of its modules:
    /// `Greeting`.
    package let feature: String
    /// The name of the variant that is copied: `MVP`.
    package let original: String
    /// The name of the new variant: `MVX`.
    package let name: String

    /// - Throws: ``ApplicationError`` if the name is invalid.
    package init(feature: String, original: String, name: String) throws(ApplicationError) {
        guard name.count <= 20, name.wholeMatch(of: /[A-Z][A-Za-z]*/) != nil else {
            throw .badName(name)
        }
        self.feature = feature
        self.original = original
        self.name = name
    }

    /// Returns the files to write, without writing them.
    ///
    /// - Parameter root: the folder of `Package.swift`.
    package func change(in root: String) throws(ApplicationError) -> TreeChange {
        let tree = CloneSources(root: root)
        try checkName(tree)
        var new: [GeneratedFile] = []
        for (from, to) in folders {
            guard !tree.exists(to) else { throw .exists(to) }
            for file in tree.files(below: from) {
                guard let text = tree.text("\(from)/\(file)") else { continue }
                new.append(GeneratedFile(path: "\(to)/\(file)", text: renamed(text)))
            }
        }
        guard !new.isEmpty else { throw .notFound(what: "files to copy", path: folders[0].from) }
        let architecture = "Sources/Subject/Matrix/Architectures/\(name).swift"
        // If another feature already has the variant, its architecture remains as it is.
        if !tree.exists(architecture) {
            new.append(GeneratedFile(path: architecture, text: try architectureText(tree)))
        }
        return TreeChange(new: new, changed: try lists(tree))
    }

    /// Checks that the name of the variant can also be a part of module names and the name of a
    /// constant.
    private func checkName(_ tree: CloneSources) throws(ApplicationError) {
        let manifest = tree.text("Package.swift") ?? ""
        let taken = [
            ("Sources/Subject/Baselines/\(feature)", "Control"),
            ("Sources/Features/\(feature)/Card", "Card"),
            ("Sources/Features/\(feature)/Contract", "Contract"),
        ]
        if let (path, _) = taken.first(where: { $0.1 == name }) { throw .exists(path) }
        guard !manifest.contains("\"\(feature)\(original)\": [") else {
            throw .notFound(
                what: "a target for the copy, because the variant is composed of other variants",
                path: "Package.swift"
            )
        }
        let variants = tree.text("Sources/Subject/Matrix/Variant.swift") ?? ""
        let isDeclared = variants.contains("static let \(member) = ")
        let hasStyle = tree.exists("Sources/Subject/Matrix/Architectures/\(name).swift")
        let keywords = [
            "default", "self", "all", "init", "in", "is", "as", "case", "class", "import",
        ]
        guard !keywords.contains(member), !isDeclared || hasStyle else { throw .badName(name) }
    }

    private var folders: [(from: String, to: String)] {
        let sources = "Sources/Features/\(feature)"
        return [
            ("\(sources)/\(original)", "\(sources)/\(name)"),
            ("\(sources)/Card/\(original)", "\(sources)/Card/\(name)"),
            (
                "Tests/Features/\(feature)/\(original)Tests",
                "Tests/Features/\(feature)/\(name)Tests"
            ),
        ]
    }

    /// Returns the text with the module name of the copy.
    private func renamed(_ text: String) -> String {
        text.replacing("\(feature)\(original)", with: "\(feature)\(name)")
    }

    private var member: String { name.lowercased() }
    private var originalMember: String { original.lowercased() }

    // MARK: - Architecture

    /// Returns the text of the architecture, with one rule that every implementation violates until its
    /// rules are written.
    private func architectureText(_ tree: CloneSources) throws(ApplicationError) -> String {
        let path = "Sources/Subject/Matrix/Architectures/\(original).swift"
        guard let text = tree.text(path), let endings = text.firstMatch(of: /endings: \[[^\]]*\]/)
        else { throw .notFound(what: "the endings of \(original)", path: path) }
        return """
            extension Architecture {
                /// \(name): describe the architecture in a sentence.
                package static let \(member) = Architecture(
                    .\(member),
                    \(endings.output),
                    rules: \(member)Rules,
                    designDecisions: \(member)DesignDecisions
                )

                /// The dependency rules, with their reasons. This one is a placeholder that every implementation
                /// violates until the rules are written.
                private static let \(member)Rules = [
                    ArchitectureRule(
                        "\(member)-rules-are-not-written",
                        from: .all(Axis.architectureRoles),
                        to: [.model, .dependencies, .contract, .userInterface],
                        "Write the dependency rules of \(name) in Sources/Subject/Matrix/Architectures/\(name).swift."
                    )
                ]

                /// The design decisions that other proponents would make differently.
                private static let \(member)DesignDecisions: [DesignDecision] = []
            }

            extension Variant {
                package static let \(member) = Variant("\(name)")
            }

            """
    }

    // MARK: - Lists

    private func lists(_ tree: CloneSources) throws(ApplicationError) -> [GeneratedFile] {
        let featureMember = MemberName.of(feature)
        return [
            try list(
                "Package.swift",
                tree,
                begins: "\"\(feature)\",",
                ends: ")",
                adding: ", \"\(name)\""
            ),
            try list(
                "Sources/Subject/Matrix/Feature+\(feature).swift",
                tree,
                begins: "static let \(featureMember) = Feature(",
                ends: "]",
                adding: ", .\(member)"
            ),
            try registry(tree),
        ]
    }

    /// Returns the file with a text inserted at the end of a list.
    private func list(
        _ path: String,
        _ tree: CloneSources,
        begins: String,
        ends: String,
        adding text: String
    ) throws(ApplicationError) -> GeneratedFile {
        guard let source = tree.text(path), let start = source.firstRange(of: begins)?.upperBound,
            let end = source[start...].firstRange(of: ends)?.lowerBound
        else { throw .notFound(what: "the list of \(feature)’s variants", path: path) }
        let listed = source[start..<end].split { !$0.isLetter && !$0.isNumber }
        guard !listed.contains(where: { [", .\($0)", ", \"\($0)\""].contains(text) }) else {
            throw .exists("\(name) in \(path)")
        }
        // The last element may already have a comma.
        let last = source[..<end].lastIndex { !$0.isWhitespace } ?? end
        let addition = source[last] == "," ? text.dropFirst() + "," : Substring(text)
        let place = source.index(after: last)
        return GeneratedFile(
            path: path,
            text: String(source[..<place] + addition + source[place...])
        )
    }

    /// Returns the file of the registry with a copy after each block of lines for the original.
    private func registry(_ tree: CloneSources) throws(ApplicationError) -> GeneratedFile {
        let path = "Sources/Subject/ImplementationRegistry/ImplementationRegistry+\(feature).swift"
        guard let source = tree.text(path) else {
            throw .notFound(what: "the screens of \(feature)", path: path)
        }
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var copied: [String] = []
        var block: [String]?
        for line in lines {
            copied.append(line)
            let directive = line.trimmingCharacters(in: .whitespaces)
            if directive == "#if HAS_\(feature)\(original)" { block = [] }
            block?.append(renamed(line).replacing("[.\(originalMember)]", with: "[.\(member)]"))
            if directive == "#endif", let lines = block {
                copied += lines
                block = nil
            }
        }
        guard copied.count > lines.count else {
            throw .notFound(what: "a screen of \(original)", path: path)
        }
        return GeneratedFile(path: path, text: copied.joined(separator: "\n"))
    }
}

/// The source files of a clone.
private struct CloneSources {
    let root: String

    func text(_ path: String) -> String? {
        try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(root)/\(path)")
    }

    /// Returns the paths of the Swift files, relative to the folder.
    func files(below folder: String) -> [String] {
        let paths =
            (try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted()
    }
}
