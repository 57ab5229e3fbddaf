internal import Foundation
internal import Mutation
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@Suite("Mutants that do not compile")
struct StillbornMutantTests {
    private let presenter = "Sources/Features/Greeting/MVP/GreetingPresenter.swift"

    /// Returns the mutants that the compiler rejects, each as its operator and its first line.
    private func stillborn(in source: String) async throws -> [String] {
        let toolchain = try await SwiftToolchain.find(
            path: ProcessInfo.processInfo.environment["PATH"] ?? ""
        )
        let package = try FakePackage(
            build: """
                echo 'func isMutant(_ number: Int) -> Bool { number < 0 }' >isMutant.swift
                '\(try toolchain.tool("swiftc"))' -emit-sil -parse-as-library -module-name M \
                    isMutant.swift 'scratch/mutants/\(presenter)' 2>&1 >/dev/null
                exit
                """,
            presenter: source
        )
        defer { package.folder.remove() }
        let values = try #require(try await package.values())
        var stillborn = mutants(of: source).map { $0.prefix { $0 != "\n" } }
        #expect(values.stillborn == stillborn.count - values.total.mutants + 1)
        for mutant in values.survivors where mutant.file == "GreetingPresenter.swift" {
            let text = "\(mutant.mutationOperator.rawValue): \(mutant.code)"
            if let index = stillborn.firstIndex(of: text[...]) { stillborn.remove(at: index) }
        }
        return stillborn.map(String.init)
    }

    /// A source with `|` where a line can break.
    private static let source = """
        func show(_ text: String) {| print(text)| }
        func load(_ action: () -> Void) {| action()| }
        func exits(_ steps: [Int]) {
            load {| guard steps.count == 4 else {| fatalError("inner")| };| show("a")| }
            guard steps.count == 3 else {| fatalError("outer")| };| show("b")
        }
        func cases(_ a: Int) -> Int {
            switch a {| case 1:| fatalError("one");| case 2:| show("c");| return 2
            default:| preconditionFailure("d")| }
        }
        func branches(_ a: Bool) -> Int {
            if a {| fatalError()| } else {| load {| show("e")| };| return 5| }
        }
        func late(_ a: Bool) -> Int {
            let b: Int;| if a {| b = 1;| show("f")| } else {| b = 2| };| show("\\(b)");| return b
        }
        struct Value {
            var c: Int
            init(_ a: Bool) {| if a {| c = 3;| show("g")| } else {| self.c = 4| }| }
        }
        func closures() -> Int {
            let c: (Int) -> Int = {| d in| guard d > 6 else {| fatalError("h")| };| return d| }
            let e: Character =| "i";| let f: [Int8] = [| 127,| 7| ]
            return c(8) + f.count + (e == "j"| ? 9| : 10)
        }

        """

    @Test("Each excludes only itself, however the source is formatted", arguments: [" ", "\n"])
    func formatting(separator: String) async throws {
        let source = Self.source.replacing("| ", with: separator)
        let found = try await stillborn(in: source)
        #expect(
            found == [
                #"statement deleted: fatalError("inner")"#,
                #"statement deleted: fatalError("outer")"#,
                #"statement deleted: fatalError("one")"#,
                #"statement deleted: preconditionFailure("d")"#,
                "statement deleted: fatalError()",
                "statement deleted: b = 1", "statement deleted: b = 2",
                "statement deleted: c = 3", "statement deleted: self.c = 4",
                #"statement deleted: fatalError("h")"#,
                #"literal replaced: "i""#, "literal replaced: 127", #"literal replaced: "j""#,
            ]
        )
    }
}
