internal import Foundation

/// The changed code lines of each file between two commits.
package struct SourceDifference: Sendable {
    /// The modules that all implementations of all features share.
    static let shared = [
        "DataBinding", "HeadlessKit", "Model", "ModelFormatting", "StateManagement",
    ]
    /// The modules that count lines and instructions and measure latency.
    static let measurement = [
        "Benches", "Benchmarks", "Latency", "LatencyProbe", "Lines", "Statistics", "SwiftSource",
    ]
    /// The arguments of `git diff` that precede the two commits. A file that was only moved is not
    /// changed.
    package static let options = [
        "--unified=0", "--no-color", "--no-ext-diff", "--find-renames=100%", "-l0",
        "--src-prefix=a/", "--dst-prefix=b/",
    ]
    /// The folders whose differences are needed.
    package static let folders = ["Sources", "Tests/Features"]

    /// The removed and added lines of code by path in lower case, without comments and blank lines.
    let changedLines: [String: Int]

    /// - Parameter diff: the output of `git diff --unified=0`.
    package init(diff: String) {
        var changed: [String: Int] = [:]
        var path = ""
        var remaining = 0
        for line in diff.split(separator: "\n", omittingEmptySubsequences: false) {
            if remaining > 0, let mark = line.first, mark == "+" || mark == "-" {
                remaining -= 1
                let code = line.dropFirst().trimmingCharacters(in: .whitespaces)
                if !code.isEmpty, !code.hasPrefix("//") { changed[path, default: 0] += 1 }
            } else if let hunk = line.firstMatch(of: /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/) {
                remaining =
                    (hunk.output.1.flatMap { Int($0) } ?? 1)
                    + (hunk.output.2.flatMap { Int($0) } ?? 1)
            } else if let file = line.firstMatch(of: /^(?:---|\+\+\+) [ab]\/(.*)$/) {
                path = file.output.1.lowercased()
            }
        }
        changedLines = changed
    }

    /// Returns true if code of the module `name` changed. The module's folder is in `Sources`, or
    /// in a group of modules in `Sources`.
    func changesModule(_ name: String) -> Bool {
        changedLines.contains { path, lines in
            let folders = path.split(separator: "/").dropLast().prefix(3)
            return lines > 0 && path.hasSuffix(".swift") && folders.first == "sources"
                && folders.dropFirst().first != "features"
                && folders.dropFirst().contains { $0 == name.lowercased() }
        }
    }

    /// Returns the number of changed lines of Swift code below a folder, except in some folders.
    func lines(below folder: String, except excluded: [String] = []) -> Int {
        let folder = folder.lowercased() + "/"
        return changedLines.filter { path, _ in
            path.hasPrefix(folder) && path.hasSuffix(".swift")
                && !excluded.contains { path.hasPrefix(folder + $0.lowercased() + "/") }
        }.values.reduce(0, +)
    }
}
