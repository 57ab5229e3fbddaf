internal import PackageEditing

/// What a cell consists of, in one of the variants, whatever its screen is.
protocol VariantFiles: Sendable {
    /// As its folder is called.
    static var variant: String { get }
    /// Where its files stand in the package.
    var folder: String { get }
    /// The files of the cell, by the names of their types.
    var sources: [(name: String, text: String)] { get }
}

extension VariantFiles {
    /// With their places in the package.
    var files: [GeneratedFile] {
        sources.map { GeneratedFile(path: "\(folder)/\($0.name).swift", text: $0.text) }
    }

    /// A protocol of the cell.
    ///
    /// - Parameter imports: what stands in front of it.
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
