internal import SwiftSource

/// Reads the files of an implementation. It fails if any file cannot be read, because counts would
/// be too low.
struct ImplementationFiles {
    /// The folder that contains `Sources` and `Tests`.
    let packageRoot: String

    /// Returns the lines of each file below a folder.
    func lines(in folder: String) async throws(ImplementationSourcesFailure) -> [FileLines] {
        let survey = await LinesSurvey.count(try tree(of: folder))
        if let unreadable = survey.unreadable.first { throw .unreadable(unreadable) }
        if let warning = survey.warnings.first {
            throw .unterminated(path: warning.path, warning.warning)
        }
        return survey.files
    }

    /// Returns the content of each file below a folder.
    func sources(in folder: String) throws(ImplementationSourcesFailure) -> [CopyFinder.Source] {
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
                throw .unterminated(path: file.path, warning)
            }
            sources.append((file.path, bytes))
        }
        return sources
    }

    private func tree(of folder: String) throws(ImplementationSourcesFailure) -> SourceTree {
        do {
            return try SourceWalk(workingFolder: packageRoot).collect([folder])
        } catch {
            throw .cannotWalk(error)
        }
    }
}
