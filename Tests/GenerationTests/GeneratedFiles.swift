internal import Descriptions
internal import Generation
internal import PackageEditing
internal import Synchronization

/// The files that the templates of the package make of descriptions. Each description is read and
/// generated once for all tests.
enum GeneratedFiles {
    private static let made = Mutex<[String: [String: String]]>([:])

    /// Returns the texts of the files by their names and the folders in which they are, such as
    /// `MVP/DicePresenter.swift`.
    static func of(_ source: String) throws -> [String: String] {
        if let files = made.withLock({ $0[source] }) { return files }
        let generator = FeatureGenerator(
            try DescriptionReader.description(from: source),
            templates: .ofPackage
        )
        let files = try generator.files.reduce(into: [:]) { files, file in
            files[file.path.split(separator: "/").suffix(2).joined(separator: "/")] = file.text
        }
        made.withLock { $0[source] = files }
        return files
    }
}
