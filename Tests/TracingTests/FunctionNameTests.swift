internal import Matrix
internal import Testing
internal import Tracing

/// The names are those that compiler and demangler produce for implementations of this package.
@Suite("The name of a function")
struct FunctionNameTests {
    @Test(
        "A written function is named by its type, name and labels",
        arguments: [
            ("BlogFeedMVP.BlogsPresenter.viewDidLoad() -> ()", "BlogsPresenter.viewDidLoad()"),
            (
                "BlogFeedMVP.BlogsPresenter.didTapLike(at: Swift.Int) -> ()",
                "BlogsPresenter.didTapLike(at:)"
            ),
            (
                "BlogFeedMVP.BlogCell.showLikes(Swift.String) -> ()",
                "BlogCell.showLikes(_:)"
            ),
            (
                "BlogFeedMVP.BlogsPresenter.(countText in _1E573B2A)(Swift.Int, Swift.String) -> "
                    + "Swift.String",
                "BlogsPresenter.countText(_:_:)"
            ),
            (
                "BlogFeedMVP.BlogsPresenter.(updateBlog in _1E573B2A)(id: Swift.Int, _: (inout "
                    + "Model.Blog) -> ()) -> ()",
                "BlogsPresenter.updateBlog(id:_:)"
            ),
            (
                "BlogFeedMVP.BlogsViewController.tableView(_: HeadlessKit.TableView, cellForRowAt: "
                    + "Swift.Int) -> HeadlessKit.TableViewCell",
                "BlogsViewController.tableView(_:cellForRowAt:)"
            ),
            (
                "BlogFeedMVP.BlogsPresenter.init(userID: Swift.Int, blogService: Model.BlogService) "
                    + "-> BlogFeedMVP.BlogsPresenter",
                "BlogsPresenter.init(userID:blogService:)"
            ),
            (
                "static BlogFeedMVP.BlogsAssembly.module(BlogFeed.BlogFeedDependencies) -> "
                    + "HeadlessKit.ViewController",
                "BlogsAssembly.module(_:)"
            ),
            ("BlogFeedMVP.BlogsPresenter.name.didset : Swift.String", "BlogsPresenter.name.didSet"),
            ("BlogFeedMVP.BlogsView.name.willset : Swift.String", "BlogsView.name.willSet"),
            (
                "BlogFeedMVP.BlogsPresenter.(Row in _1E573B2A).fill<A where A: Model.Blog>(A.Type, "
                    + "of: (a: Swift.Int, b: [A])) -> A",
                "BlogsPresenter.Row.fill(_:of:)"
            ),
            (
                "static BlogFeedMVP.BlogsPresenter.< infix(BlogFeedMVP.BlogsPresenter, "
                    + "BlogFeedMVP.BlogsPresenter) -> Swift.Bool",
                "BlogsPresenter.<(_:_:)"
            ),
            (
                "BlogFeedMVP.BlogsPresenter.load(then: (Swift.Int) -> (), at: Swift.Int) -> ()",
                "BlogsPresenter.load(then:at:)"
            ),
            (
                "(extension in BlogFeedMVP):BlogFeedMVP.BlogsPresenter.a() -> ()",
                ""
            ),
        ]
    )
    func written(demangled: String, name: String) {
        let tree = Recorded(demangled).interaction.calls
        #expect(tree.map(\.function) == (name.isEmpty ? [] : [name]))
    }

    @Test(
        "A closure is named after its enclosing function",
        arguments: [
            (
                "closure #1 @Swift.MainActor @Sendable () -> () in BlogFeedMVP.BlogCell.init() -> "
                    + "BlogFeedMVP.BlogCell",
                "closure in BlogCell.init()"
            ),
            (
                "closure #1 (inout Model.Blog) -> () in closure #1 @Swift.MainActor @Sendable "
                    + "(Swift.Result<Swift.Int, Model.ServiceError>) -> () in "
                    + "BlogFeedMVP.BlogsPresenter.didTapLike(at: Swift.Int) -> ()",
                "closure in BlogsPresenter.didTapLike(at:)"
            ),
            (
                "closure #2 (BlogFeedMVP.(Row in _1E57)) -> () in static "
                    + "BlogFeedMVP.BlogsAssembly.module(BlogFeed.BlogFeedDependencies) -> ()",
                "closure in BlogsAssembly.module(_:)"
            ),
            (
                "closure #1 () -> Swift.Int in variable initialization expression of "
                    + "BlogFeedMVP.BlogsPresenter.(count in _1E57) : Swift.Int",
                "closure in BlogsPresenter.count"
            ),
            (
                "closure #1 () -> Swift.Int in BlogFeedMVP.BlogsPresenter.count.getter : Swift.Int",
                "closure in BlogsPresenter.count"
            ),
            (
                "add #1 (Swift.Int) -> () in BlogFeedMVP.BlogsPresenter.viewDidLoad() -> ()",
                "add in BlogsPresenter.viewDidLoad()"
            ),
        ]
    )
    func closures(demangled: String, name: String) {
        #expect(Recorded(demangled).interaction.calls.map(\.function) == [name])
    }

    @Test(
        "Accessors and functions of the compiler are excluded from the tree",
        arguments: [
            "BlogFeedMVP.BlogsPresenter.rowCount.getter : Swift.Int",
            "BlogFeedMVP.BlogsPresenter.view.setter : Swift.Optional<BlogFeedMVP.BlogsViewProtocol>",
            "BlogFeedMVVM.BlogsViewModel.rows.modify : Swift.Array<BlogFeedMVVM.BlogCellViewModel>",
            "BlogFeedMVP.BlogsPresenter.rows.modify : Swift.Array<Model.Blog> with unmangled suffix "
                + "\".resume.0\"",
            "BlogFeedMVP.BlogsPresenter.subscript.read : (Swift.Int) -> Model.Blog",
            "BlogFeedMVP.BlogsPresenter.page.unsafeMutableAddressor : Swift.Int",
            "BlogFeedMVP.BlogsPresenter.__allocating_init(userID: Swift.Int) -> "
                + "BlogFeedMVP.BlogsPresenter",
            "BlogFeedMVP.BlogsPresenter.deinit",
            "BlogFeedMVP.BlogsPresenter.__deallocating_deinit",
            "BlogFeedMVP.BlogsPresenter.__ivar_destroyer",
            "static BlogFeedMVP.BlogsPresenter.__derived_struct_equals(BlogFeedMVP.BlogsPresenter, "
                + "BlogFeedMVP.BlogsPresenter) -> Swift.Bool",
            "protocol witness for BlogFeedMVP.BlogsPresenterProtocol.viewDidLoad() -> () in "
                + "conformance BlogFeedMVP.BlogsPresenter : BlogFeedMVP.BlogsPresenterProtocol in "
                + "BlogFeedMVP",
            "partial apply forwarder for closure #1 () -> () in "
                + "BlogFeedMVP.BlogsViewController.viewDidLoad() -> ()",
            "implicit closure #1 (HeadlessKit.View) -> () in BlogFeedMVP.BlogCell.init() -> "
                + "BlogFeedMVP.BlogCell",
            "reabstraction thunk helper from @escaping @callee_guaranteed () -> () to @escaping "
                + "@callee_guaranteed () -> (@out ())",
            "outlined copy of Swift.Optional<BlogFeedMVP.BlogsPresenter>",
            "outlined init with copy of Model.Blog",
            "initializeWithCopy value witness for Model.Blog",
            "type metadata accessor for BlogFeedMVP.BlogCell",
            "lazy protocol witness table accessor for type Swift.Array<Model.Blog> and conformance "
                + "Swift.Array<A> : Swift.Sequence in Swift",
            "default argument 1 of BlogFeedMVP.BlogsPresenter.show(a: Swift.Int, b: Swift.Int) -> ()",
            "variable initialization expression of BlogFeedMVP.BlogsPresenter.page : Swift.Int",
            "one-time initialization function for shared",
            "key path getter for BlogFeedMVP.BlogCell.isHidden : Swift.Bool : BlogFeedMVP.BlogCell",
            "dispatch thunk of BlogFeedMVP.BlogsPresenter.viewDidLoad() -> ()",
            "merged BlogFeedMVP.BlogsPresenter.viewDidLoad() -> ()",
            "BlogFeedMVP.start() -> ()",
            "(extension in BlogFeedMVP):Model.BlogPage.(contains in _5D1E)(Swift.Int) -> Swift.Bool",
            "Swift._finalizeUninitializedArray<A>(__owned Swift.Array<A>) -> Swift.Array<A>",
            "main", "$s", "", "a b", "A.B", "A.B.c(", "A.(B in _", "closure #1 in",
            "closure #1 (", "A.B.(x in y).c() -> ()", "A.B.c<D", " : ", "A..b() -> ()",
        ]
    )
    func added(demangled: String) {
        #expect(Recorded(demangled).interaction.calls == [])
        // The calls of an excluded function belong to its caller.
        let tree = Recorded(
            """
            BlogFeedMVP.BlogsPresenter.viewDidLoad() -> ()
              \(demangled.isEmpty ? "?" : demangled)
                BlogFeedMVP.BlogsView.showRows() -> ()
            """
        ).tree
        #expect(tree == "BlogsPresenter.viewDidLoad() [Presenter]\n  BlogsView.showRows() [View]")
    }

    @Test(
        "The role of a call follows from the name of the outermost type",
        arguments: [
            (Variant.mvc, "BlogsViewController.a() -> ()", "Controller"),
            (.mvp, "BlogsViewController.a() -> ()", "View"),
            (.mvc, "BlogCell.a() -> ()", "View"),
            (.mvc, "BlogFeedScene.a() -> ()", "Scene"),
            (.mvvm, "BlogsViewModel.Footer.init() -> ()", "ViewModel"),
            (.viper, "BlogsInteractor.a() -> ()", "Interactor"),
            (.viper, "BlogsRouter.a() -> ()", "Router"),
            (.viper, "BlogSummary.init() -> ()", "DTO"),
            (.viper, "BlogsAssembly.a() -> ()", "Assembly"),
        ]
    )
    func role(variant: Variant, name: String, role: String) {
        let module = Implementation(feature: .blogFeed, variant: variant).moduleName
        let calls = Recorded("\(module).\(name)", variant: variant).interaction.calls
        #expect(calls.map(\.participant.title) == [role])
        #expect(calls.map(\.module) == [module])
    }

    @Test("Functions of another implementation are excluded")
    func otherImplementation() {
        #expect(Recorded("BlogFeedMVC.BlogCell.a() -> ()", variant: .mvp).interaction.calls == [])
    }
}
