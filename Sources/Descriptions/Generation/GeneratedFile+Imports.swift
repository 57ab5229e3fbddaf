internal import PackageEditing

extension GeneratedFile {
    /// The file with the imports of modules that files of any kind can use, so that what writes the files
    /// need not decide it.
    var withUsedModules: GeneratedFile {
        // The API of the model and of its services is visible in the package, so its types must be, too.
        importing(
            "Foundation",
            path.hasPrefix("Sources/Subject/") ? "package" : "internal",
            if: usesFoundation
        )
        .importing("AppSupport", "internal", if: usesAppSupport)
    }

    /// Indicates whether the file uses a date or formats one as a day.
    private var usesFoundation: Bool {
        // Most files contain neither, and a regular expression is slow.
        text.contains(".iso8601") || text.contains("Date") && text.contains(#/\bDate\b/#)
    }

    /// Indicates whether the file opens pages or reads which are open, has a view controller that shows
    /// messages, arranges views, or shows texts in fields.
    private var usesAppSupport: Bool {
        ["any Navigator", "navigator.push(", "environment.routes", "addStack(of: "].contains(
            where: text.contains
        )
            || text.contains("Field.show(")
            || text.contains("showToast") && text.contains(": UIViewController {")
            || text.contains("?.showToast($0)")
    }

    /// Returns the file with the import of a module that it uses.
    private func importing(_ module: String, _ access: String, if isUsed: Bool) -> GeneratedFile {
        guard isUsed, !text.contains("import \(module)\n") else { return self }
        let line = "\(access) import \(module)"
        var lines = text.components
        let imports = lines.indices.filter {
            lines[$0].hasPrefix("internal import ") || lines[$0].hasPrefix("package import ")
        }
        guard let first = imports.first else {
            return GeneratedFile(path: path, text: "\(line)\n\n\(text)")
        }
        let next = imports.first { (lines[$0].split(separator: " ").last ?? "") > module }
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
