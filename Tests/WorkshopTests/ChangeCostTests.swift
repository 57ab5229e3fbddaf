internal import Changes
internal import InputFiles
internal import Matrix
internal import TemporaryFolders
internal import Testing
internal import Workshop

@Suite("The cost of a change")
struct ChangeCostTests {
    /// - Parameters:
    ///   - patches: the patches by variant.
    ///   - sources: the contents of patched files; a file without an entry has the lines that its
    ///     patches expect.
    private func costs(
        _ patches: [String: [Patch]],
        sources: [String: String] = [:]
    ) async throws -> [ChangeCost] {
        let folder = "\(ChangeLibrary.path)/a-change"
        var files = [
            "\(folder)/change.json": """
            {"title": "A", "story": ["B."], "feature": "greeting", "reasons": {}}
            """,
            "\(folder)/contract.patch": "",
        ]
        for variant in Feature.greeting.variants.map(\.name) {
            files["\(folder)/\(variant).patch"] = patches[variant, default: []].map(\.text).joined()
        }
        for patch in patches.values.joined() where !patch.isNew { files[patch.path] = patch.before }
        let root = try TemporaryFolder(files.merging(sources) { $1 })
        defer { root.remove() }
        let library = ChangeLibrary(packageRoot: root.path)
        var costs: [ChangeCost] = []
        for implementation in Feature.greeting.implementations {
            costs += try await library.changes(of: implementation).changes.prefix(1).map(\.cost)
        }
        return costs
    }

    /// A change of a file.
    private struct Patch {
        let path: String
        var isNew = false
        let lines: [String]

        var text: String {
            (["diff --git a/\(path) b/\(path)"] + (isNew ? ["new file mode 100644"] : [])
                + ["--- a/\(path)", "+++ b/\(path)", "@@ -\(isNew ? "0,0" : "1,3") +1,3 @@"] + lines)
                .joined(separator: "\n") + "\n"
        }

        var before: String {
            lines.filter { $0.hasPrefix(" ") || $0.hasPrefix("-") }.map { "\($0.dropFirst())\n" }
                .joined()
        }
    }

    private func patch(_ path: String, _ lines: String...) -> Patch {
        Patch(path: path, lines: lines)
    }

    @Test("Changed code lines are counted by role, and separately for tests")
    func lines() async throws {
        let implementation = "Sources/Features/Greeting/MVP"
        let costs = try await costs([
            "mvp": [
                patch(
                    "\(implementation)/GreetingPresenter.swift",
                    " func a() {",
                    "-    old()",
                    "+    new()",
                    "+",
                    "+    // why",
                    "+    more()"
                ), patch("\(implementation)/GreetingViewController.swift", "+/// What it is.", "+"),
                patch("\(implementation)/GreetingAssembly.swift", "--- gone", "+++ come"),
                patch("Tests/Features/Greeting/MVPTests/A.swift", "+one", "+two", "-three"),
            ]
        ])
        #expect(costs.count == Feature.greeting.variants.count)
        let mvp = costs[1]
        #expect(mvp.roles.map(\.role) == [.assembly, .presenter])
        #expect(mvp.roles[1].lines.added == 2)
        #expect(mvp.roles[1].lines.removed == 1)
        #expect((mvp.lines.files, mvp.lines.added, mvp.lines.removed) == (2, 3, 2))
        #expect((mvp.tests.files, mvp.tests.added, mvp.tests.removed) == (1, 2, 1))
        #expect(mvp.interfaceChanges == 0)
        #expect(costs[0].lines == ChangeCost.Lines())
    }

    @Test("Interface changes are changed requirements, initialisers and closures, each once")
    func interfaceChanges() async throws {
        let implementation = "Sources/Features/Greeting/VIPER"
        let costs = try await costs([
            "viper": [
                patch(
                    "\(implementation)/GreetingPresenterProtocol.swift",
                    "-    func didTap()",
                    "+    func didTap(twice: Bool)",
                    "+    var count: Int { get }"
                ),
                patch(
                    "\(implementation)/GreetingInteractor.swift",
                    "-    init(personProvider: any PersonProvider) {",
                    "+    init(",
                    "+    func fetchPerson() {",
                    "+        let spy = Spy.init(a)",
                    "+    var onChange: (() -> Void)?",
                    "+    private var once = 1"
                ),
            ]
        ])
        #expect(costs[3].interfaceChanges == 4)
    }

    @Test("A changed parameter of a multi-line initialiser is an interface change")
    func longInitialisers() async throws {
        let costs = try await costs([
            "mvp": [
                patch(
                    "Sources/Features/Greeting/MVP/GreetingPresenter.swift",
                    "     init(",
                    "         name: String,",
                    "+        age: Int,",
                    "         size: Int",
                    "     ) {",
                    "+        self.age = age"
                )
            ],
            "mvc": [
                patch(
                    "Sources/Features/Greeting/MVC/GreetingViewController.swift",
                    "     init(",
                    "         name: String",
                    "     ) {",
                    "+        self.age = 1"
                )
            ],
        ])
        #expect(costs[0].interfaceChanges == 0)
        #expect(costs[1].interfaceChanges == 1)
    }

    @Test("Edit locations are runs of changed code lines in existing files")
    func places() async throws {
        let implementation = "Sources/Features/Greeting/MVC"
        let changed = "\(implementation)/GreetingController.swift"
        let costs = try await costs(
            [
                "mvc": [
                    patch(
                        changed,
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
                    ),
                    Patch(
                        path: "\(implementation)/New.swift",
                        isNew: true,
                        lines: ["+one", "+two"]
                    ),
                ]
            ],
            sources: [changed: "a\nold\nb\nc\n"]
        )
        #expect(costs[0].editLocations == 3)
        #expect(costs[0].linesInPlace == ChangeCost.Lines(files: 1, added: 3, removed: 1))
        #expect(costs[0].lines == ChangeCost.Lines(files: 2, added: 5, removed: 1))
    }

    @Test(
        "Changed types are the innermost ones, and an extension counts as its type"
    )
    func types() async throws {
        let implementation = "Sources/Features/Greeting/VIPER"
        let view = "\(implementation)/GreetingView.swift"
        let costs = try await costs(
            [
                "viper": [
                    patch(
                        view,
                        "@@ -3,3 +3,3 @@",
                        "     struct Row {",
                        "-        var old = 1",
                        "+        var new = 1",
                        "     }",
                        "@@ -9,1 +9,1 @@",
                        "     // why",
                        "+    // why not",
                        "@@ -13,2 +13,3 @@",
                        " extension GreetingView.Row {",
                        "+    func more() {}",
                        " }"
                    ),
                    Patch(
                        path: "\(implementation)/GreetingRouter.swift",
                        isNew: true,
                        lines: ["+import Model", "+protocol GreetingRouter {", "+}"]
                    ),
                ]
            ],
            sources: [
                view: """
                import Model

                class GreetingView {
                    class func make() {}
                    struct Row {
                        var old = 1
                    }
                }
                enum Other {
                    // why
                    case one
                }

                extension GreetingView.Row {
                }

                """
            ]
        )
        // GreetingView.Row and GreetingRouter.
        #expect(costs[3].types == 2)
        #expect(costs[3].lines == ChangeCost.Lines(files: 2, added: 5, removed: 1))
    }

    @Test("The error for a patch that does not fit names patch and file")
    func drifted() async throws {
        let path = "Sources/Features/Greeting/MVC/GreetingView.swift"
        let error = await #expect(throws: ApplicationError.self) {
            try await costs(["mvc": [patch(path, "-old")]], sources: [path: "new\n"])
        }
        #expect(
            error?.description
                == "a-change/mvc.patch does not fit the sources: the lines that it changes in \(path) "
                + "do not exist. 'archbench change rebase a-change' brings it to the sources"
        )
    }
}
