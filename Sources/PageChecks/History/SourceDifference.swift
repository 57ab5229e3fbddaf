internal import Foundation

/// The changed code lines of each file between two commits.
package struct SourceDifference: Sendable {
    /// The folders of code that are shared by all implementations of all features.
    static let shared = ["DataBinding", "HeadlessKit", "Model", "ModelFormatting"]
        .map { "Sources/\($0)" }
    /// The folders of the code that counts lines and instructions and measures latency.
    static let measurement = ["Benches", "Latency", "LatencyProbe", "Lines", "Statistics"]
        .map { "Sources/\($0)" }
    /// The folders whose differences are needed.
    package static let folders =
        ["Sources/Features", "Tests/Features"] + shared + measurement

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

    /// Returns the number of changed lines of Swift code below a folder, except in some folders.
    func lines(below folder: String, except excluded: [String] = []) -> Int {
        let folder = folder.lowercased() + "/"
        return changedLines.filter { path, _ in
            path.hasPrefix(folder) && path.hasSuffix(".swift")
                && !excluded.contains { path.hasPrefix(folder + $0.lowercased() + "/") }
        }.values.reduce(0, +)
    }
}
