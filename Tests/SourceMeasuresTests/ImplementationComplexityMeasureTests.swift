internal import InputFiles
internal import Matrix
internal import SourceMeasures
internal import TemporaryFolders
internal import Testing

@Suite("The complexity of an implementation")
struct ImplementationComplexityMeasureTests {
    private let implementation = Implementation(feature: .greeting, variant: .mvp)
    private let folder = "Sources/Features/Greeting/MVP"

    /// Two files of the presenter, one of the view, one of protocols, one that is not Swift, and
    /// one test.
    private var files: [String: String] {
        [
            "\(folder)/GreetingPresenter.swift":
                "class A {\n func a() { b { } }\n func c() { if d && e { } } }",
            "\(folder)/Row/RowPresenter.swift": "\nfunc f() { g ? h : i { j { } }; if k { } }",
            "\(folder)/GreetingView.swift": "// if\nfunc l() { }\nfunc m() { n ?? o }",
            "\(folder)/GreetingProtocol.swift": "protocol P { func q() }",
            "\(folder)/notes.md": "func r() { if s { } }",
            "Tests/Features/Greeting/MVPTests/GreetingTests.swift": "func t() { if u { } }",
        ]
    }

    @Test("Functions are summed by role and in total, without the tests")
    func byRole() throws {
        let folder = try TemporaryFolder(files)
        defer { folder.remove() }
        let complexity = try ImplementationComplexityMeasure(packageRoot: folder.path).measure(
            implementation
        )
        #expect(complexity.implementation == implementation)
        #expect(complexity.roles.map(\.role) == [.view, .presenter])
        #expect(complexity.roles.map(\.values.functions) == [2, 3])
        #expect(complexity.roles.map(\.values.complexity) == [3, 7])
        #expect(complexity.roles.map(\.values.mean) == [1.5, 7.0 / 3])
        #expect(complexity.total.functions == 5)
        #expect(complexity.total.complexity == 10)
        #expect(complexity.total.mean == 2)
    }

    @Test("The most complex and the deepest function are named, the first of equals")
    func peaks() throws {
        let folder = try TemporaryFolder(files)
        defer { folder.remove() }
        let complexity = try ImplementationComplexityMeasure(packageRoot: folder.path).measure(
            implementation
        )
        let largest = ComplexityValues.Peak(
            value: 3,
            function: "A.c()",
            file: "\(self.folder)/GreetingPresenter.swift",
            line: 3
        )
        let deepest = ComplexityValues.Peak(
            value: 2,
            function: "f()",
            file: "\(self.folder)/Row/RowPresenter.swift",
            line: 2
        )
        #expect(complexity.total.mostComplex == largest)
        #expect(complexity.total.deepest == deepest)
        #expect(complexity.roles[0].values.mostComplex?.function == "m()")
        #expect(complexity.roles[0].values.deepest?.function == "l()")
    }

    @Test("An implementation without functions has no mean and no peaks")
    func withoutFunctions() throws {
        let folder = try TemporaryFolder(files.filter { $0.key.hasSuffix("Protocol.swift") })
        defer { folder.remove() }
        let complexity = try ImplementationComplexityMeasure(packageRoot: folder.path).measure(
            implementation
        )
        #expect(complexity.roles == [])
        #expect(complexity.total.functions == 0)
        #expect(complexity.total.mean == nil)
        #expect(complexity.total.mostComplex == nil && complexity.total.deepest == nil)
    }

    @Test("The error names a missing folder or an unterminated file")
    func failures() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let measure = ImplementationComplexityMeasure(packageRoot: folder.path)
        let missing = #expect(throws: ApplicationError.self) {
            _ = try measure.measure(implementation)
        }
        #expect(
            missing?.description == "there is no \(self.folder); is this the folder of the package?"
        )
        try folder.write("let a = 1\n/* no end\n", to: "\(self.folder)/GreetingView.swift")
        let guess = #expect(throws: ApplicationError.self) {
            _ = try measure.measure(implementation)
        }
        #expect(guess?.description.hasPrefix("\(self.folder)/GreetingView.swift:2: ") == true)
    }
}
