/// What a patch adds to files and takes from them, as `git diff` writes it.
struct SourcePatch {
    struct File {
        /// From the package's root.
        let path: String
        /// Whether the patch makes the file.
        var isNew = false
        var added: [String] = []
        var removed: [String] = []
        /// Runs of lines that change next to one another, each by what is added to it and taken from it.
        var places: [[String]] = []
        /// Whether a parameter of an initialiser changes that stands on a line of its own.
        var changesInitialiser = false
    }

    /// An initialiser whose parameters stand on lines of their own.
    private static var openInitialiser: Regex<Substring> {
        #/^\s*(?:package |required |override )*init\($/#
    }

    private(set) var files: [File] = []

    init(_ text: String) {
        var isInHunk = false
        var isInPlace = false
        var isInInitialiser = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("diff --git ") {
                isInHunk = false
                // A file has the same name on both sides, unless one side has none.
                let path = line.split(separator: " ").last.map { $0.dropFirst(2) } ?? ""
                files.append(File(path: String(path)))
            } else if line.hasPrefix("@@ ") {
                isInHunk = true
                isInPlace = false
                isInInitialiser = false
            } else if !files.isEmpty {
                let file = files.count - 1
                guard isInHunk else {
                    if line.hasPrefix("new file mode ") { files[file].isNew = true }
                    continue
                }
                let content = String(line.dropFirst())
                if content.contains(Self.openInitialiser) {
                    isInInitialiser = true
                } else if content.drop(while: { $0 == " " }).hasPrefix(")") {
                    isInInitialiser = false
                } else if isInInitialiser, line.first == "+" || line.first == "-" {
                    files[file].changesInitialiser = true
                }
                switch line.first {
                case "+": files[file].added.append(content)
                case "-": files[file].removed.append(content)
                default:
                    isInPlace = false
                    continue
                }
                if !isInPlace { files[file].places.append([]) }
                files[file].places[files[file].places.count - 1].append(content)
                isInPlace = true
            }
        }
    }
}
