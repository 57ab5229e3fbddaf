internal import Matrix
internal import Testing

@Suite("The sources of an implementation")
struct SourceMeasuresTests {
    @Test("Each source file has a known role", arguments: Implementation.all)
    func roles(implementation: Implementation) {
        let files = PackageTree.swiftFiles(under: implementation.sourcePath)
        #expect(!files.isEmpty)
        #expect(files.filter { implementation.architecture.role(ofFile: $0) == .unknown } == [])
    }

    @Test(
        "An implementation has a file for each role of its variant",
        arguments: Implementation.all
    )
    func makings(implementation: Implementation) {
        let makings: Set<Role> =
            switch implementation.variant {
            case .mvc: [.controller, .view]
            case .mvp: [.view, .presenter, .protocols]
            case .mvvm: [.view, .viewModel]
            case .viper: [.view, .interactor, .presenter, .protocols]
            default: []
            }
        let files = PackageTree.swiftFiles(under: implementation.sourcePath)
        let found = Set(files.map { implementation.architecture.role(ofFile: $0) })
        #expect(found.isSuperset(of: makings))
        #expect(found.contains(.assembly))
    }

    @Test(
        "An implementation imports only its contract, shared modules and reused modules",
        arguments: Implementation.all
    )
    func imports(implementation: Implementation) throws {
        let allowed = Set(
            [implementation.feature.moduleName, "Foundation", "Observation"]
                + SharedModule.allCases.map(\.moduleName) + implementation.taken.map(\.moduleName)
        )
        var found: Set<String> = []
        for file in PackageTree.swiftFiles(under: implementation.sourcePath) {
            let imports = try PackageTree.imports(of: file)
            #expect(Set(imports).subtracting(allowed) == [], "\(file)")
            found.formUnion(imports)
        }
        // A screen always needs these two, so their absence is a parsing error.
        #expect(found.isSuperset(of: [implementation.feature.moduleName, "HeadlessKit"]))
    }

    /// Returns the number of code lines of the files of a shared module.
    private func codeLineCount(
        of module: SharedModule,
        in isIncluded: (String) -> Bool = { _ in true }
    ) throws -> Int {
        try PackageTree.swiftFiles(under: module.sourcePath).filter(isIncluded)
            .flatMap { try PackageTree.text(of: $0).split(whereSeparator: \.isNewline) }
            .count { line in
                let text = line.drop { $0 == " " }
                return !text.isEmpty && !text.hasPrefix("//")
            }
    }

    @Test("A design decision of MVVM states the code lines of the bindable type")
    func bindableLines() throws {
        let count = try codeLineCount(of: .binding)
        let decision = try #require(Architecture.mvvm.designDecisions.first).decision
        #expect(decision.contains("(\(count) code lines)"))
    }

    @Test("Design decisions of Store and Observable state the code lines of their shared module")
    func stateManagementLines() throws {
        let count = try codeLineCount(of: .state)
        let storeCount = try codeLineCount(of: .state) {
            $0.hasSuffix("/Store.swift") || $0.hasSuffix("/StateArchive.swift")
        }
        for (architecture, part) in [
            (Architecture.store, storeCount), (.observable, count - storeCount),
        ] {
            let text = "(\(part) of \(count) code lines)"
            #expect(architecture.designDecisions.contains { $0.decision.contains(text) })
        }
    }

    @Test(
        "The role of a file follows from the end of its name",
        arguments: [
            ("BlogsPresenterProtocol.swift", Variant.viper, Role.protocols),
            ("Blogs/BlogsPresenter.swift", .mvp, .presenter),
            ("BlogsViewController.swift", .mvc, .controller),
            ("BlogsViewController.swift", .mvp, .view),
            ("BlogCellController.swift", .mvc, .controller),
            ("BlogsViewModel.swift", .mvvm, .viewModel),
            ("BlogsView.swift", .mvvm, .view),
            ("BlogCell", .viper, .view), ("Blogs/BlogsView+Rows.swift", .viper, .view),
            ("BlogsInteractor.swift", .viper, .interactor),
            ("BlogsRouter.swift", .viper, .router),
            ("BlogSummary.swift", .viper, .transport),
            ("BlogFeedScene.swift", .mvc, .scene),
            ("BlogFeedAssembly.swift", .mvc, .assembly),
        ]
    )
    func role(file: String, variant: Variant, role: Role) {
        #expect(
            Implementation(feature: .blogFeed, variant: variant).architecture.role(ofFile: file)
                == role
        )
    }
}
