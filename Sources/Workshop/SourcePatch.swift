/// What a patch adds to files and takes from them, as `git diff` writes it.
struct SourcePatch {
    struct File {
        /// From the package's root.
        let path: String
        var added: [String] = []
        var removed: [String] = []
    }

    private(set) var files: [File] = []

    init(_ text: String) {
        var isInHunk = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("diff --git ") {
                isInHunk = false
                // A file has the same name on both sides, unless one side has none.
                let path = line.split(separator: " ").last.map { $0.dropFirst(2) } ?? ""
                files.append(File(path: String(path)))
            } else if line.hasPrefix("@@ ") {
                isInHunk = true
            } else if isInHunk, !files.isEmpty {
                let content = String(line.dropFirst())
                switch line.first {
                case "+": files[files.count - 1].added.append(content)
                case "-": files[files.count - 1].removed.append(content)
                default: break
                }
            }
        }
    }
}
