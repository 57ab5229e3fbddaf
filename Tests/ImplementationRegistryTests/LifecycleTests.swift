internal import Matrix
internal import Testing

/// Verifies UIKit's requirements of overrides and containers, which the kit cannot check.
@Suite("Lifecycle calls")
struct LifecycleTests {
    /// Returns each line of an implementation without indentation, with the following line.
    private func lines(of implementation: Implementation) throws -> [(line: String, next: String)] {
        try PackageTree.swiftFiles(under: implementation.sourcePath).flatMap { file in
            let lines = try PackageTree.text(of: file).split(separator: "\n")
                .map { String($0.drop { $0 == " " }) }
            return Array(zip(lines, lines.dropFirst())).map { (line: $0, next: $1) }
        }
    }

    @Test("An override begins with a call of super", arguments: Implementation.all)
    func callsSuper(implementation: Implementation) throws {
        for method in ["viewDidLoad()", "prepareForReuse()"] {
            let overrides = try lines(of: implementation).filter {
                $0.line == "override func \(method) {"
            }
            #expect(overrides.allSatisfy { $0.next == "super.\(method)" })
        }
    }

    @Test("A container calls didMove(toParent:) for each child", arguments: Implementation.all)
    func movesParts(implementation: Implementation) throws {
        let lines = try lines(of: implementation).map(\.line)
        let added = lines.count { $0.hasPrefix("addChild(") }
        #expect(lines.count { $0.hasSuffix(".didMove(toParent: self)") } == added)
    }
}
