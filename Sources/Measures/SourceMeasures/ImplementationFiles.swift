internal import InputFiles
internal import SwiftSource

/// Reads the files of an implementation. It fails if any file cannot be read, because counts would
/// be too low.
struct ImplementationFiles {
    /// The folder that contains `Sources` and `Tests`.
    let packageRoot: String

    /// Returns the lines of each file below a folder.
    func lines(in folder: String) async throws(ApplicationError) -> [FileLines] {
        let survey = await LinesSurvey.count(try tree(of: folder))
        if let unreadable = survey.unreadable.first { throw .unreadable(unreadable) }
        if let warning = survey.warnings.first {
            throw .failed(
                "\(warning.path):\(warning.warning.line): \(warning.warning.message)"
            )
        }
        return survey.files
    }

    /// Returns the content of each file below a folder.
    func sources(in folder: String) throws(ApplicationError) -> [CopyFinder.Source] {
        let tree = try tree(of: folder)
        if let unreadable = tree.unreadable.first { throw .unreadable(unreadable) }
        var sources: [CopyFinder.Source] = []
        for file in tree.files {
            let bytes: [UInt8]
            do {
                bytes = try file.contents()
            } catch {
                throw .unreadable(error)
            }
            if let warning = LineCounter().count(bytes).warnings.first {
                throw .failed("\(file.path):\(warning.line): \(warning.message)")
            }
            sources.append((file.path, bytes))
        }
        return sources
    }

    private func tree(of folder: String) throws(ApplicationError) -> SourceTree {
        do {
            return try SourceWalk(workingFolder: packageRoot).collect(implementation: folder)
        } catch {
            throw .cannotWalk(error)
        }
    }
}
