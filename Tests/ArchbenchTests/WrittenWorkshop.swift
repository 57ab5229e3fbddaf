internal import Foundation
internal import TemporaryFolders

/// The lessons that `archbench workshop --output` writes. The command runs once for all tests.
struct WrittenWorkshop {
    let outcome: Archbench.Outcome
    /// The folder of the files. It no longer exists.
    let folder: String
    /// The contents of the files by their names.
    let files: [String: Data]

    static var current: WrittenWorkshop {
        get async throws { try await written.value }
    }

    private static let written = Task {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let outcome = try await Archbench.run("workshop", "--output", folder.path)
        let files = try folder.names().map { ($0, try folder.data(of: $0)) }
        return WrittenWorkshop(
            outcome: outcome,
            folder: folder.path,
            files: Dictionary(uniqueKeysWithValues: files)
        )
    }
}
