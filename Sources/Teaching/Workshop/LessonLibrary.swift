internal import Changes
package import InputFiles

/// The lessons of a clone, in order.
package struct LessonLibrary: Sendable {
    package static let path = "Sources/Teaching/Workshop/Lessons"

    private let packageRoot: String

    /// - Parameter packageRoot: the folder of `Package.swift`.
    package init(packageRoot: String) {
        self.packageRoot = packageRoot
    }

    package func lessons() throws(ApplicationError) -> [Lesson] {
        let files = try LibraryFolder(packageRoot: packageRoot, path: Self.path).names()
        var lessons: [Lesson] = []
        for file in files {
            lessons.append(
                try LessonReader(file: file).lesson(from: try text(of: "\(Self.path)/\(file)"))
            )
        }
        return lessons.sorted { $0.number < $1.number }
    }

    /// Returns the text of a declaration in a source file and its first line number.
    ///
    /// - Parameter path: the path from the package's root.
    package func excerpt(
        of declaration: String,
        in path: String
    ) throws(ApplicationError) -> (line: Int, text: String) {
        guard let excerpt = DeclarationExcerpt(of: declaration, in: try text(of: path)) else {
            throw .unreadable(path: path, reason: "it declares no '\(declaration)'")
        }
        return (excerpt.line, excerpt.text)
    }

    private func text(of path: String) throws(ApplicationError) -> String {
        try LibraryFolder.text(of: "\(packageRoot)/\(path)", shownAs: path)
    }
}
