internal import PackageEditing

/// The files of an implementation in one of the variants, for any kind of screen.
protocol VariantFiles: Sendable {
    /// The variant, which is also the name of the folder.
    static var variant: String { get }
    /// The folder of the files, relative to the root of the package.
    var folder: String { get }
    /// The files of the implementation, by the names of their types.
    var sources: [(name: String, text: String)] { get }
}

extension VariantFiles {
    /// The files with their paths in the package.
    var files: [GeneratedFile] {
        sources.map { GeneratedFile(path: "\(folder)/\($0.name).swift", text: $0.text) }
    }

    /// Returns a protocol of the implementation.
    ///
    /// - Parameter imports: the code before the protocol.
    func border(
        _ comment: String,
        _ name: String,
        isClass: Bool,
        _ requirements: [String],
        imports: String = ""
    ) -> (name: String, text: String) {
        let text = """
            \(imports)\(SwiftText.comment(comment))
            @MainActor
            protocol \(name)\(isClass ? ": AnyObject" : "") {
            \(SwiftText.lines(requirements, indented: 4))}

            """
        return (name, text)
    }
}
