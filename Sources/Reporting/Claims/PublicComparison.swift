package import InputFiles

/// One app that an author wrote in several architectures, in a public repository.
package struct PublicComparison: Hashable, Sendable {
    /// The app in one architecture, as counted with `archbench lines`. Own files are those that are
    /// not the same in all variants of the app.
    package struct Variant: Hashable, Sendable {
        /// The owner and the name of the repository on GitHub.
        package let repository: String
        /// The first characters of the counted commit.
        package let commit: String
        /// The app in a few words.
        package let feature: String
        /// The author's name of the variant.
        package let name: String
        /// The architecture, in the same words for all authors, such as `MVP`.
        package let architecture: String
        /// The counted folders and files.
        package let folders: String
        package let codeLines: Int
        package let ownCodeLines: Int
        package let ownFiles: Int
        package let ownTypes: Int
        /// The kind of the user interface, such as `UIKit, layout in code`.
        package let interface: String
        package let sameFeature: SameFeature
        /// The way in which the row was counted, and the reason of the judgement.
        package let remark: String
    }

    /// The judgement of whether a variant has the same feature as the others of its app.
    package enum SameFeature: String, Hashable, Sendable, CaseIterable {
        /// No difference was found.
        case yes
        /// An indicator, a text or a technique of layout differs.
        case mostly
        /// A screen, deleting, paging or persistence differs. The variant is not used.
        case no
    }

    /// The name: the repository, with a word if it has several apps.
    package let name: String
    /// The variants in the order of the data.
    package let variants: [Variant]

    /// The variants with the same feature; empty if there are fewer than two, or if one has fewer
    /// than ``fewestLines`` own code lines, because ratios of such sizes say little.
    package let used: [Variant]

    /// The limit was set before any median was computed.
    static let fewestLines = 50

    package init(name: String, variants: [Variant]) {
        self.name = name
        self.variants = variants
        let same = variants.filter { $0.sameFeature != .no }
        let fewest = same.map(\.ownCodeLines).min() ?? 0
        used = same.count > 1 && fewest >= Self.fewestLines ? same : []
    }

    /// Returns the used variant of an architecture, the first if there are several. MVVM with a
    /// reactive library counts as MVVM if there is no other.
    package func variant(of architecture: String) -> Variant? {
        let names = architecture == "MVVM" ? [architecture, "MVVM reactive"] : [architecture]
        return names.lazy.compactMap { name in used.first { $0.architecture == name } }.first
    }
}

// MARK: - Data

extension PublicComparison {
    /// The comparisons in `Resources/public-comparisons.tsv`, whose rows anybody can count again.
    package static let all: [PublicComparison] = {
        let text = String(decoding: PackageResources.public_comparisons_tsv, as: UTF8.self)
        do {
            return try comparisons(in: text)
        } catch {
            // The tests read the same data, so a program with other data was never tested.
            preconditionFailure("\(error)")
        }
    }()

    fileprivate static let columns = [
        "repository", "commit", "date", "feature", "comparison", "variant", "architecture",
        "folders", "files", "code lines", "own code lines", "own files", "own types",
        "own protocols", "interface", "same feature", "remark",
    ]

    /// Reads comparisons from tab-separated values with a header.
    ///
    /// - Throws: an error with the line and the column of a value that cannot be used.
    package static func comparisons(in text: String) throws(ApplicationError)
        -> [PublicComparison]
    {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
        guard lines.first?.split(separator: "\t").map(String.init) == columns else {
            throw .usage(
                "line 1 of the public comparisons must name these columns, separated by tabs: "
                    + columns.joined(separator: ", ") + "."
            )
        }
        var names: [String] = []
        var variants: [String: [Variant]] = [:]
        for (index, line) in lines.enumerated().dropFirst() {
            let row = Row(
                number: index + 1,
                values: line.split(separator: "\t", omittingEmptySubsequences: false)
                    .map(String.init)
            )
            let name = try row.text("comparison")
            if variants[name] == nil { names.append(name) }
            variants[name, default: []].append(try Variant(row))
        }
        return names.map { PublicComparison(name: $0, variants: variants[$0] ?? []) }
    }

    fileprivate struct Row {
        let number: Int
        let values: [String]

        func text(_ column: String) throws(ApplicationError) -> String {
            let columns = PublicComparison.columns
            guard values.count == columns.count, let index = columns.firstIndex(of: column) else {
                throw .usage(
                    "line \(number) of the public comparisons has \(values.count) values in place "
                        + "of \(columns.count)."
                )
            }
            guard !values[index].isEmpty || column == "remark" else {
                throw .usage("line \(number) of the public comparisons has no \(column).")
            }
            return values[index]
        }

        func count(_ column: String) throws(ApplicationError) -> Int {
            let text = try text(column)
            guard let count = Int(text), (0..<1_000_000).contains(count) else {
                throw .usage(
                    "\(column) in line \(number) of the public comparisons must be a count, but is "
                        + "'\(text)'."
                )
            }
            return count
        }
    }
}

extension PublicComparison.Variant {
    fileprivate init(_ row: PublicComparison.Row) throws(ApplicationError) {
        repository = try row.text("repository")
        commit = String(try row.text("commit").prefix(10))
        feature = try row.text("feature")
        name = try row.text("variant")
        architecture = try row.text("architecture")
        folders = try row.text("folders")
        codeLines = try row.count("code lines")
        ownCodeLines = try row.count("own code lines")
        ownFiles = try row.count("own files")
        ownTypes = try row.count("own types")
        interface = try row.text("interface")
        remark = try row.text("remark")
        let judgement = try row.text("same feature")
        guard let sameFeature = PublicComparison.SameFeature(rawValue: judgement) else {
            throw .usage(
                "same feature in line \(row.number) of the public comparisons must be yes, mostly "
                    + "or no, but is '\(judgement)'."
            )
        }
        self.sameFeature = sameFeature
        guard ownCodeLines <= codeLines else {
            throw .usage(
                "line \(row.number) of the public comparisons has more own code lines than code "
                    + "lines."
            )
        }
    }
}
