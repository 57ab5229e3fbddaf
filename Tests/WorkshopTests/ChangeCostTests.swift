internal import Matrix
internal import TemporaryFolders
internal import Testing
internal import Workshop

@Suite("What a change costs")
struct ChangeCostTests {
    /// - Parameter patches: by variant.
    private func costs(_ patches: [String: String]) throws -> [ChangeCost] {
        let folder = "\(ChangeLibrary.path)/a-change"
        var files = [
            "\(folder)/change.json": """
            {"title": "A", "story": ["B."], "feature": "greeting", "reasons": {}, "named": {}}
            """
        ]
        for variant in ["mvc", "mvp", "mvvm", "viper"] {
            files["\(folder)/\(variant).patch"] = patches[variant] ?? ""
        }
        let root = try TemporaryFolder(files)
        defer { root.remove() }
        let library = ChangeLibrary(packageRoot: root.path)
        return try Feature.greeting.cells.compactMap { cell in
            try library.changes(of: cell).changes.first?.cost
        }
    }

    private func patch(_ path: String, _ lines: String...) -> String {
        (["diff --git a/\(path) b/\(path)", "--- a/\(path)", "+++ b/\(path)", "@@ -1,3 +1,3 @@"]
            + lines)
            .joined(separator: "\n") + "\n"
    }

    @Test("Lines count by role, tests apart, without blank lines and comments")
    func lines() throws {
        let cell = "Sources/Features/Greeting/MVP"
        let costs = try costs([
            "mvp": patch(
                "\(cell)/GreetingPresenter.swift",
                " func a() {",
                "-    old()",
                "+    new()",
                "+",
                "+    // why",
                "+    more()"
            ) + patch("\(cell)/GreetingViewController.swift", "+/// What it is.", "+")
                + patch("\(cell)/GreetingAssembly.swift", "--- gone", "+++ come")
                + patch("Tests/Features/Greeting/MVPTests/A.swift", "+one", "+two", "-three")
        ])
        #expect(costs.count == 4)
        let mvp = costs[1]
        #expect(mvp.roles.map(\.role) == [.assembly, .presenter])
        #expect(mvp.roles[1].lines.added == 2)
        #expect(mvp.roles[1].lines.removed == 1)
        #expect((mvp.lines.files, mvp.lines.added, mvp.lines.removed) == (2, 3, 2))
        #expect((mvp.tests.files, mvp.tests.added, mvp.tests.removed) == (1, 2, 1))
        #expect(mvp.borders == 0)
        #expect(costs[0].lines == ChangeCost.Lines())
    }

    @Test("Borders are what protocols require, initialisers and closures, each once")
    func borders() throws {
        let cell = "Sources/Features/Greeting/VIPER"
        let costs = try costs([
            "viper": patch(
                "\(cell)/GreetingPresenterProtocol.swift",
                "-    func didTap()",
                "+    func didTap(twice: Bool)",
                "+    var count: Int { get }"
            )
                + patch(
                    "\(cell)/GreetingInteractor.swift",
                    "-    init(personProvider: any PersonProvider) {",
                    "+    init(",
                    "+    func fetchPerson() {",
                    "+        let spy = Spy.init(a)",
                    "+    var onChange: (() -> Void)?",
                    "+    private var once = 1"
                )
        ])
        #expect(costs[3].borders == 4)
    }

    @Test("An initialiser whose parameters stand on lines of their own is a border as any other")
    func longInitialisers() throws {
        let costs = try costs([
            "mvp": patch(
                "Sources/Features/Greeting/MVP/GreetingPresenter.swift",
                "     init(",
                "         name: String,",
                "+        age: Int,",
                "         size: Int",
                "     ) {",
                "+        self.age = age"
            ),
            "mvc": patch(
                "Sources/Features/Greeting/MVC/GreetingViewController.swift",
                "     init(",
                "         name: String",
                "     ) {",
                "+        self.age = 1"
            ),
        ])
        #expect(costs[0].borders == 0)
        #expect(costs[1].borders == 1)
    }

    @Test("Places are runs of lines of code, in files that were there; new files are told apart")
    func places() throws {
        let cell = "Sources/Features/Greeting/MVC"
        let new = "\(cell)/NewController.swift"
        let costs = try costs([
            "mvc": patch(
                "\(cell)/GreetingController.swift",
                " a",
                "-old",
                "+new",
                "+",
                " b",
                "+// why",
                " c",
                "+more",
                "@@ -30,3 +31,3 @@",
                "+last"
            ) + """
                diff --git a/\(new) b/\(new)
                new file mode 100644
                --- /dev/null
                +++ b/\(new)
                @@ -0,0 +1,2 @@
                +one
                +two

                """
        ])
        #expect(costs[0].places == 3)
        #expect(costs[0].linesInPlace == ChangeCost.Lines(files: 1, added: 3, removed: 1))
        #expect(costs[0].lines == ChangeCost.Lines(files: 2, added: 5, removed: 1))
    }
}
