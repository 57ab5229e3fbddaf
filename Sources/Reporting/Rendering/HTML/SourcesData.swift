internal import Matrix
internal import Mutation
internal import Report
internal import SourceMeasures
internal import Structure

/// The measured sources for the page's script. Many lines occur in several variants, so that each
/// distinct line is stored once.
struct SourcesData: Encodable {
    /// The sources of one implementation.
    struct OfImplementation: Encodable {
        let files: [File]
        /// The mutants that no test kills.
        let survivors: [Survivor]
    }

    struct File: Encodable {
        let name: String
        /// The folder of the file; `null` if the file is in no subfolder.
        let module: String?
        let role: String
        /// The indices of the file's lines in ``SourcesData/lines``.
        let lines: [Int]
        /// The types that refer to the file's type, with the number of references.
        let users: [String: Int]
    }

    struct Survivor: Encodable {
        let file: String
        let line: Int
        /// The change in words.
        let change: String
    }

    /// The distinct lines, the most frequent first, so that most indices are short.
    let lines: [String]
    /// The sources by feature, in the order of its variants.
    let features: [String: [OfImplementation]]

    /// - Returns: `nil` if sources were not stored.
    init?(_ report: Report) {
        let sources = report.sources.value ?? []
        guard !sources.isEmpty else { return nil }
        var counts: [Substring: Int] = [:]
        for line in sources.flatMap(\.files).flatMap({ Self.lines(of: $0.text) }) {
            counts[line, default: 0] += 1
        }
        let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        let indices = Dictionary(uniqueKeysWithValues: zip(ordered, ordered.indices))
        lines = ordered.map(String.init)
        let features = report.features.map { feature in
            let implementations = report.implementations(of: feature).compactMap {
                implementation in
                sources.first { $0.implementation == implementation }.map { sources in
                    OfImplementation(sources, report) { text in
                        Self.lines(of: text).compactMap { indices[$0] }
                    }
                }
            }
            return (feature.name, implementations)
        }
        self.features = Dictionary(uniqueKeysWithValues: features.filter { !$0.1.isEmpty })
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}

extension SourcesData.OfImplementation {
    /// - Parameter lines: returns the indices of the lines of a text.
    fileprivate init(_ text: ImplementationText, _ report: Report, lines: (String) -> [Int]) {
        let implementation = text.implementation
        let order = implementation.feature.axis.roles
        let references = report.structure(of: implementation)?.typeReferences ?? []
        files = text.files
            .map { file in (file: file, role: implementation.architecture.role(ofFile: file.path)) }
            .sorted { one, other in
                let places = [one, other].map { order.firstIndex(of: $0.role) ?? order.count }
                return (places[0], one.file.path) < (places[1], other.file.path)
            }
            .map { file, role in
                let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
                let type = name.prefix { $0 != "+" }.replacing(".swift", with: "")
                let users = references.filter { $0.to == type }
                    .map { ($0.from.drawable, $0.count) }
                return SourcesData.File(
                    name: name,
                    module: file.module,
                    role: role.title,
                    lines: lines(file.text),
                    users: Dictionary(users, uniquingKeysWith: &+)
                )
            }
        survivors = (report.mutation(of: implementation)?.survivors ?? []).map { mutant in
            SourcesData.Survivor(
                file: mutant.file.drawable,
                line: mutant.line,
                change: "\(mutant.mutationOperator.rawValue): \(mutant.code)".drawable
            )
        }
    }
}
