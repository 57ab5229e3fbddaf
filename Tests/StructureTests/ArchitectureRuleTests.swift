internal import InputFiles
internal import Matrix
internal import Structure
internal import Testing

@Suite("The dependency rules of the architectures")
struct ArchitectureRuleTests {
    private static let rules = Implementation.all.filter { $0.feature.axis == .architecture }
        .flatMap(\.rules).map(\.identifier)

    @Test("A violation of each rule alone is found, with file and line")
    func wrongImplementations() async throws {
        let wrongs =
            WrongImplementation.common + WrongImplementation.mvc + WrongImplementation.mvp
            + WrongImplementation.mvvm + WrongImplementation.viper
            + WrongImplementation.mvcmodel + WrongImplementation.mvcp + WrongImplementation.mvcvm
            + WrongImplementation.massive
            + WrongImplementation.mixed + WrongImplementation.store + WrongImplementation.observable
        // A variant of one's own may have no wrong implementations yet.
        let tested = Set(wrongs.map { $0.rule.prefix { $0 != "-" } })
        #expect(
            Set(wrongs.map(\.rule))
                == Set(Self.rules.filter { tested.contains($0.prefix { $0 != "-" }) })
        )
        #expect(tested.count > 10)
        let package = try await CompiledPackage()
        defer { package.remove() }
        for variant in Set(wrongs.map(\.variant)) {
            let implementation = try #require(CompiledPackage.implementation(in: variant))
            // All in one implementation, because compiling takes time.
            let ofVariant = wrongs.filter { $0.variant == variant }
            var files: [String: String] = [:]
            for (index, wrong) in ofVariant.enumerated() {
                for (name, text) in wrong.files {
                    files[Self.filled(name, index)] = Self.filled(text, index)
                }
            }
            let violations = try await package.violations(
                in: implementation,
                files,
                imports: "import \(implementation.feature.moduleName); import HeadlessKit"
            )
            for (index, wrong) in ofVariant.enumerated() {
                check(wrong, index, violations.filter { $0.file.contains("/Part\(index)") })
            }
        }
    }

    private static func filled(_ text: String, _ index: Int) -> String {
        text.replacing("#", with: "Part\(index)")
    }

    private func check(
        _ wrong: WrongImplementation,
        _ index: Int,
        _ violations: [ArchitectureViolation]
    ) {
        let from = Self.filled(wrong.from, index)
        let found = violations.first { $0.from == from && $0.to == Self.filled(wrong.to, index) }
        #expect(found?.rule.identifier == wrong.rule, "\(wrong) \(violations)")
        #expect(Set(violations.map(\.rule.identifier)) == [wrong.rule], "\(wrong) \(violations)")
        let file = from.replacing(".swift", with: "") + ".swift"
        #expect(found?.file.hasSuffix("/\(file)") == true, "\(wrong)")
        // Each file begins with a line of imports, and some have a second one.
        let importsModel = wrong.files.values.contains { $0.hasPrefix("import Model") }
        #expect(found?.line == (importsModel ? 3 : 2), "\(wrong) \(violations)")
    }

    @Test("The description of a violation has place, types, rule and reason")
    func description() async throws {
        let package = try await CompiledPackage()
        defer { package.remove() }
        let violations = try await package.violations(
            in: .mvc,
            [
                "GreetingView": "final class GreetingView { var owner: GreetingViewController? }",
                "GreetingViewController": "final class GreetingViewController {}",
            ]
        )
        #expect(
            violations.map(\.description) == [
                """
                Sources/Features/Greeting/MVC/GreetingView.swift:2: GreetingView refers to \
                GreetingViewController
                  mvc-view-to-controller: A view reports to its controller through closures, so that any \
                controller can use it.
                """
            ]
        )
    }

    @Test("Assemblies and scenes may use all types of their implementation")
    func assemblies() async throws {
        let package = try await CompiledPackage()
        defer { package.remove() }
        let assembly = """
            import Model
            @MainActor enum GreetingAssembly {
                static func screen(_ all: GreetingDependencies, _ person: Person, _ to: Route) {
                    GreetingPresenter().view = GreetingView()
                }
            }
            """
        let violations = try await package.violations(
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
        #expect(violations == [])
    }

    @Test("Checking an implementation that is not in the index fails")
    func notIndexed() async throws {
        let package = try await CompiledPackage()
        defer { package.remove() }
        #expect(throws: ApplicationError.self) {
            try package.measure.violations(in: [Implementation(feature: .greeting, variant: .mvp)])
        }
    }
}
