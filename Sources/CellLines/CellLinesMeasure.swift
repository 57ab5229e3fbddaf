package import Catalogue
package import Lines

/// Counts the lines of cells.
package struct CellLinesMeasure: Sendable {
    /// What went wrong.
    package enum Failure: Error, CustomStringConvertible {
        case cannotWalk(SourceWalkError)
        /// A file could not be read, so that a count would be too low.
        case unreadable(UnreadablePath)
        /// A file has a comment or string without an end, so that its count is a guess.
        case unterminated(path: String, LineWarning)

        package var description: String {
            switch self {
            case .cannotWalk(.noSuchPath(let path)):
                "there is no \(path); is this the folder of the package?"
            case .unreadable(let path):
                "\(path.path) cannot be read: \(path.reason)"
            case .unterminated(let path, let warning):
                "\(path):\(warning.line): \(warning.message)"
            }
        }
    }

    private let packageRoot: String

    /// - Parameter packageRoot: the folder that holds `Sources` and `Tests`.
    package init(packageRoot: String) {
        self.packageRoot = packageRoot
    }

    /// Counts the lines of one cell.
    package func measure(_ cell: Cell) async throws(Failure) -> CellLines {
        let sources = try await files(in: cell.sourcePath)
        let tests = try await files(in: cell.testPath)
        let byRole = Dictionary(grouping: sources) { Role(file: $0.path, variant: cell.variant) }
        return CellLines(
            cell: cell,
            roles: Role.allCases.compactMap { role in
                byRole[role].map { CellLines.OfRole(role: role, lines: TotalLines($0)) }
            },
            sources: TotalLines(sources),
            tests: TotalLines(tests)
        )
    }

    private func files(in folder: String) async throws(Failure) -> [FileLines] {
        let tree: SourceTree
        do {
            tree = try SourceWalk(workingFolder: packageRoot).collect([folder])
        } catch {
            throw .cannotWalk(error)
        }
        let survey = await LinesSurvey.count(tree)
        if let unreadable = survey.unreadable.first { throw .unreadable(unreadable) }
        if let warning = survey.warnings.first {
            throw .unterminated(path: warning.path, warning.warning)
        }
        return survey.files
    }
}
