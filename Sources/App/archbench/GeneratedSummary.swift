internal import CommandLineArguments
internal import Matrix
internal import PackageEditing

/// The number of generated files and lines by variant and role.
struct GeneratedSummary {
    let files: [GeneratedFile]

    var text: String {
        let rows = parts.compactMap { part -> String? in
            let found = files.filter { $0.path.hasPrefix(part.folder) }
            guard !found.isEmpty else { return nil }
            let counts = row(part.title, found)
            let roles = part.architecture.map { Self.roles(of: found, in: $0) } ?? ""
            if roles.isEmpty { return counts }
            let list = wrapped(roles, width: 80, indentation: counts.count + 2)
            return counts + list.joined(separator: "\n").dropFirst(counts.count)
        }
        return (rows + [row("total", files)]).joined(separator: "\n")
    }

    private func row(_ title: String, _ files: [GeneratedFile]) -> String {
        let lines = files.reduce(0) { $0 + Self.lines(of: $1) }
        return "\(padded(title, 17)) \(right(files.count, 3)) files \(right(lines, 5)) lines"
    }

    private struct Part {
        let title: String
        let folder: String
        var architecture: Architecture?
    }

    private var parts: [Part] {
        let feature =
            files.first { $0.path.hasSuffix(".feature") }?.path.split(separator: "/")
            .dropLast().joined(separator: "/") ?? ""
        let tests = feature.replacing("Sources", with: "Tests", maxReplacements: 1)
        let architectures: [Architecture] = [.mvc, .mvp, .mvvm, .viper, .store, .observable]
        return [
            Part(title: "Model", folder: "Sources/Subject/Model/"),
            Part(title: "Contract", folder: "\(feature)/Contract/"),
            // The services as asynchronous functions.
            Part(title: "Services", folder: "Sources/Subject/StateManagement/"),
        ]
            + architectures.map {
                Part(
                    title: $0.variant.title,
                    folder: "\(feature)/\($0.variant.title)/",
                    architecture: $0
                )
            }
            + architectures.map {
                Part(
                    title: "\($0.variant.title), tests",
                    folder: "\(tests)/\($0.variant.title)Tests/"
                )
            }
    }

    private static func roles(of files: [GeneratedFile], in architecture: Architecture) -> String {
        let counts = Role.all.compactMap { role -> String? in
            let lines = files.filter { architecture.role(ofFile: $0.path) == role }
                .reduce(0) { $0 + Self.lines(of: $1) }
            return lines == 0 ? nil : "\(role.title) \(lines)"
        }
        return counts.joined(separator: ", ")
    }

    private static func lines(of file: GeneratedFile) -> Int {
        file.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.count, 0))
    }

    private func right(_ number: Int, _ width: Int) -> String {
        String(repeating: " ", count: max(width - String(number).count, 0)) + String(number)
    }
}
