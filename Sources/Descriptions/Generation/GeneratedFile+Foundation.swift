internal import PackageEditing

extension GeneratedFile {
    /// The file with an import of Foundation if it uses a date or formats one as a day.
    var importingFoundation: GeneratedFile {
        // Most files contain neither, and a regular expression is slow.
        guard text.contains("Date") || text.contains(".iso8601"),
            text.contains(".iso8601") || text.contains(#/\bDate\b/#),
            !text.contains("import Foundation")
        else { return self }
        // The API of the model and of its services is visible in the package, so its types must be, too.
        let access = path.hasPrefix("Sources/Subject/") ? "package" : "internal"
        let line = "\(access) import Foundation"
        var lines = text.components
        let imports = lines.indices.filter {
            lines[$0].hasPrefix("internal import ") || lines[$0].hasPrefix("package import ")
        }
        guard let first = imports.first else {
            return GeneratedFile(path: path, text: "\(line)\n\n\(text)")
        }
        let next = imports.first { (lines[$0].split(separator: " ").last ?? "") > "Foundation" }
        lines.insert(line, at: next ?? first + imports.count)
        return GeneratedFile(path: path, text: lines.joined(separator: "\n"))
    }
}

extension String {
    /// The lines, including empty ones.
    fileprivate var components: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
