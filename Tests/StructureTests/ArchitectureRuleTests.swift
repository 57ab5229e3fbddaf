internal import Matrix
internal import Structure
internal import Testing

@Suite("The rules of the architectures")
struct ArchitectureRuleTests {
    /// Files that break one rule, and what a breach of it says; `#` stands for the beginning of
    /// names.
    private struct Wrong {
        let rule: String
        let variant: Variant
        let files: [String: String]
        let from: String
        let to: String
    }

    private static let presenterProtocol = "@MainActor protocol #PresenterProtocol {}"
    private static let interactorProtocol = "@MainActor protocol #InteractorProtocol {}"

    private static let common = [
        Wrong(
            rule: "cell-to-others",
            variant: .mvvm,
            files: [
                "#ViewModel": "struct #ViewModel { let world: GreetingEnvironment }"
            ],
            from: "#ViewModel",
            to: "Greeting.GreetingEnvironment"
        ),
        Wrong(
            rule: "cell-to-others",
            variant: .mvc,
            files: ["#Assembly": "import Scripts\nlet stage# = 1"],
            from: "#Assembly.swift",
            to: "the module Scripts"
        ),
        Wrong(
            rule: "part-to-dependencies",
            variant: .mvc,
            files: [
                "#ViewController":
                    "struct #ViewController { let all: GreetingDependencies }"
            ],
            from: "#ViewController",
            to: "Greeting.GreetingDependencies"
        ),
        Wrong(
            rule: "part-to-assembly",
            variant: .mvvm,
            files: [
                "#Assembly": "enum #Assembly { static func screen() {} }",
                "#View":
                    "final class #View: View { func f() { #Assembly.screen() } }",
            ],
            from: "#View",
            to: "#Assembly"
        ),
        Wrong(
            rule: "module-to-navigation",
            variant: .mvvm,
            files: [
                "#ViewModel": "final class #ViewModel { var navigator: (any Navigator)? }"
            ],
            from: "#ViewModel",
            to: "HeadlessKit.Navigator"
        ),
    ]

    private static let mvc = [
        Wrong(
            rule: "mvc-view-to-controller",
            variant: .mvc,
            files: [
                "#View":
                    "final class #View: View { var owner: #ViewController? }",
                "#ViewController": "final class #ViewController: View {}",
            ],
            from: "#View",
            to: "#ViewController"
        ),
        Wrong(
            rule: "mvc-view-to-model",
            variant: .mvc,
            files: [
                "#View": "import Model\nfinal class #View: View { var p: Person? }"
            ],
            from: "#View",
            to: "Model.Person"
        ),
    ]

    private static let mvp = [
        Wrong(
            rule: "mvp-view-to-model",
            variant: .mvp,
            files: [
                "#View": "import Model\nfinal class #View: View { var p: Person? }"
            ],
            from: "#View",
            to: "Model.Person"
        ),
        Wrong(
            rule: "mvp-border-to-model",
            variant: .mvp,
            files: [
                "#ViewProtocol":
                    "import Model\nprotocol #ViewProtocol { func f(_ p: Person) }"
            ],
            from: "#ViewProtocol",
            to: "Model.Person"
        ),
        Wrong(
            rule: "mvp-view-to-presenter",
            variant: .mvp,
            files: [
                "#ViewController":
                    "final class #ViewController { var presenter: #Presenter? }",
                "#Presenter": "final class #Presenter {}",
            ],
            from: "#ViewController",
            to: "#Presenter"
        ),
        Wrong(
            rule: "mvp-presenter-to-view",
            variant: .mvp,
            files: [
                "#ViewController": "final class #ViewController {}",
                "#Presenter":
                    "final class #Presenter { weak var view: #ViewController? }",
            ],
            from: "#Presenter",
            to: "#ViewController"
        ),
        Wrong(
            rule: "mvp-presenter-to-kit",
            variant: .mvp,
            files: ["#Presenter": "final class #Presenter { var label: Label? }"],
            from: "#Presenter",
            to: "HeadlessKit.Label"
        ),
    ]

    private static let mvvm = [
        Wrong(
            rule: "mvvm-view-to-model",
            variant: .mvvm,
            files: [
                "#View": "import Model\nfinal class #View: View { var p: Person? }"
            ],
            from: "#View",
            to: "Model.Person"
        ),
        Wrong(
            rule: "mvvm-view-model-to-view",
            variant: .mvvm,
            files: [
                "#View": "final class #View: View {}",
                "#ViewModel": "final class #ViewModel { var view: #View? }",
            ],
            from: "#ViewModel",
            to: "#View"
        ),
        Wrong(
            rule: "mvvm-view-model-to-kit",
            variant: .mvvm,
            files: ["#ViewModel": "final class #ViewModel { var label: Label? }"],
            from: "#ViewModel",
            to: "HeadlessKit.Label"
        ),
    ]

    private static let viper = [
        Wrong(
            rule: "viper-entity",
            variant: .viper,
            files: [
                "#Presenter":
                    "import Model\nfinal class #Presenter { var p: Person? }"
            ],
            from: "#Presenter",
            to: "Model.Person"
        ),
        Wrong(
            rule: "viper-view-to-presenter",
            variant: .viper,
            files: [
                "#View":
                    "final class #View: View { var presenter: #Presenter? }",
                "#Presenter": "final class #Presenter {}",
            ],
            from: "#View",
            to: "#Presenter"
        ),
        Wrong(
            rule: "viper-view-to-inside",
            variant: .viper,
            files: [
                "#View":
                    "final class #View: View { var i: (any #InteractorProtocol)? }",
                "#InteractorProtocol": interactorProtocol,
            ],
            from: "#View",
            to: "#InteractorProtocol"
        ),
        Wrong(
            rule: "viper-presenter-to-neighbour",
            variant: .viper,
            files: [
                "#Presenter": "final class #Presenter { var i: #Interactor? }",
                "#Interactor": "final class #Interactor {}",
            ],
            from: "#Presenter",
            to: "#Interactor"
        ),
        Wrong(
            rule: "viper-presenter-to-kit",
            variant: .viper,
            files: ["#Presenter": "final class #Presenter { var label: Label? }"],
            from: "#Presenter",
            to: "HeadlessKit.Label"
        ),
        Wrong(
            rule: "viper-interactor-to-outside",
            variant: .viper,
            files: [
                "#Interactor":
                    "final class #Interactor { var o: (any #PresenterProtocol)? }",
                "#PresenterProtocol": presenterProtocol,
            ],
            from: "#Interactor",
            to: "#PresenterProtocol"
        ),
        Wrong(
            rule: "viper-router-to-inside",
            variant: .viper,
            files: [
                "#Router":
                    "final class #Router { var i: (any #InteractorProtocol)? }",
                "#InteractorProtocol": interactorProtocol,
            ],
            from: "#Router",
            to: "#InteractorProtocol"
        ),
    ]

    private static let rules = Cell.all.filter { $0.feature.axis == .architecture }
        .flatMap(\.rules).map(\.identifier)

    @Test("For each rule whoever breaks it alone is found out, with file and line")
    func wrongCells() async throws {
        let wrongs = Self.common + Self.mvc + Self.mvp + Self.mvvm + Self.viper
        #expect(Set(wrongs.map(\.rule)) == Set(Self.rules))
        let package = try await CompiledPackage()
        defer { package.remove() }
        try await package.compileStandIns()
        for variant in Variant.architectures {
            // All in one cell, since compiling takes its time.
            let ofVariant = wrongs.filter { $0.variant == variant }
            var files: [String: String] = [:]
            for (index, wrong) in ofVariant.enumerated() {
                for (name, text) in wrong.files {
                    files[Self.filled(name, index)] = Self.filled(text, index)
                }
            }
            let breaches = try await package.breaches(in: variant, files)
            for (index, wrong) in ofVariant.enumerated() {
                check(wrong, index, breaches.filter { $0.file.contains("/Part\(index)") })
            }
        }
    }

    private static func filled(_ text: String, _ index: Int) -> String {
        text.replacing("#", with: "Part\(index)")
    }

    private func check(_ wrong: Wrong, _ index: Int, _ breaches: [ArchitectureBreach]) {
        let from = Self.filled(wrong.from, index)
        let found = breaches.first { $0.from == from && $0.to == Self.filled(wrong.to, index) }
        #expect(found?.rule.identifier == wrong.rule, "\(wrong) \(breaches)")
        #expect(Set(breaches.map(\.rule.identifier)) == [wrong.rule], "\(wrong) \(breaches)")
        let file = from.replacing(".swift", with: "") + ".swift"
        #expect(found?.file.hasSuffix("/\(file)") == true, "\(wrong)")
        // Each file begins with a line of imports, and some with another.
        let importsModel = wrong.files.values.contains { $0.hasPrefix("import Model") }
        #expect(found?.line == (importsModel ? 3 : 2), "\(wrong) \(breaches)")
    }

    @Test("A breach tells place, both types, the rule and why")
    func description() async throws {
        let package = try await CompiledPackage()
        defer { package.remove() }
        try await package.compileStandIns()
        let breaches = try await package.breaches(
            in: .mvc,
            [
                "GreetingView": "final class GreetingView { var owner: GreetingViewController? }",
                "GreetingViewController": "final class GreetingViewController {}",
            ]
        )
        #expect(
            breaches.map(\.description) == [
                """
                Sources/Features/Greeting/MVC/GreetingView.swift:2: GreetingView refers to \
                GreetingViewController
                  mvc-view-to-controller: A view tells its controller through closures, so that any \
                controller can use it.
                """
            ]
        )
    }

    @Test("Assemblies and scenes may know all of their cell")
    func assemblies() async throws {
        let package = try await CompiledPackage()
        defer { package.remove() }
        try await package.compileStandIns()
        let assembly = """
            import Model
            @MainActor enum GreetingAssembly {
                static func screen(_ all: GreetingDependencies, _ person: Person, _ to: Route) {
                    GreetingPresenter().view = GreetingView()
                }
            }
            """
        let breaches = try await package.breaches(
            in: .viper,
            [
                "GreetingAssembly": assembly,
                "GreetingScene": "final class GreetingScene: View { let view = GreetingView() }",
                "GreetingView": "final class GreetingView: View, GreetingViewProtocol {}",
                "GreetingViewProtocol": "protocol GreetingViewProtocol: AnyObject {}",
                "GreetingPresenter":
                    "@MainActor final class GreetingPresenter { weak var view: (any GreetingViewProtocol)? }",
            ]
        )
        #expect(breaches == [])
    }

    @Test("A cell that is not in the index is not taken for a good one")
    func notIndexed() async throws {
        let package = try await CompiledPackage()
        defer { package.remove() }
        try await package.compileStandIns()
        #expect(throws: StructureFailure.self) {
            try package.measure.breaches(in: [Cell(feature: .greeting, variant: .mvp)])
        }
    }
}
