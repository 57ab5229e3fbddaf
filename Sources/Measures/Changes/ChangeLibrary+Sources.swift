internal import Foundation
package import InputFiles
package import Matrix
internal import SwiftSource
internal import Toolchain

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
