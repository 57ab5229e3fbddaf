internal import Matrix
internal import Structure
internal import Testing

@Suite("The structure of an implementation")
struct ImplementationStructureTests {
    private static let view = """
        @MainActor
        final class GreetingView: View {
            let label = Label()
            weak var presenter: GreetingPresenter?

            // Not a line of code.
            enum State { case idle, busy }
        }
        extension GreetingView: GreetingViewProtocol {
            func show(_ name: String) { label.text = name }
        }
        """

    private static let presenter = """
        @MainActor final class GreetingPresenter {
            var view: GreetingView?
            func tap(_ provider: any PersonProvider) { view?.show(provider.person.firstName) }
        }
        public enum GreetingKind { case long }
        extension String { var loud: String { uppercased() } }
        """

    private static let files = [
        "GreetingView": view,
        "GreetingPresenter": presenter,
        "GreetingViewProtocol":
            "@MainActor protocol GreetingViewProtocol { func show(_ name: String) }",
    ]

    /// Two types of another module that depend on the implementation, one of them through an
    /// extension.
    private static let screen = """
        import GreetingMVP
        import Model
        struct Screen { let kind: GreetingKind }
        extension Person { var kind: GreetingKind { .long } }
        """

    /// The structure of a small presenter and view, which is used by a screen outside of them.
    private static let structure = Task {
        let package = try await CompiledPackage()
        defer { package.remove() }
        _ = try await package.violations(
            in: .mvp,
            files,
            imports: "package import HeadlessKit; import Model"
        )
        try await package.compile(
            "Screens",
            ["Sources/Screens/Screen.swift": screen]
        )
        let structures = try package.measure.measure([
            Implementation(feature: .greeting, variant: .mvp)
        ])
        return try #require(structures.first)
    }

    @Test("Declarations are counted by role and in total")
    func counts() async throws {
        let structure = try await Self.structure.value
        #expect(structure.roles.map(\.role) == [.view, .presenter, .protocols])
        let view = structure.roles[0].counts
        #expect([view.classes, view.enums, view.functions, view.properties] == [1, 1, 1, 2])
        #expect(structure.total.types == 4)
        #expect(structure.total.protocols == 1)
        #expect(structure.total.functions == 3)
        #expect(structure.total.properties == 4)
    }

    @Test("Carrying lines declare or name a part of the notification mechanism")
    func carrying() async throws {
        let package = try await CompiledPackage()
        defer { package.remove() }
        let implementation = Implementation(feature: .binding, variant: .delegate)
        let state = """
            @MainActor final class FollowState {
                // Who hears of a change.
                weak var delegate: (any FollowStateDelegate)?
                var count = 0
                func add() {
                    count += 1
                    if let delegate {
                        delegate.didChange(count)
                    }
                }
            }
            """
        let view = """
            @MainActor final class BindingViewController {
                let state = FollowState()
                func load() {
                    state.delegate = self
                }
                func show(_ other: any FollowStateDelegate) {
                    state.add()
                }
            }

            extension BindingViewController: FollowStateDelegate {
                // A change.

                func didChange(_ count: Int) {
                    state.count = 0
                }
            }
            """
        _ = try await package.violations(
            in: implementation,
            [
                "FollowState": state, "BindingViewController": view,
                "FollowStateDelegate":
                    "@MainActor\nprotocol FollowStateDelegate: AnyObject {\nfunc didChange(_ count: Int)\n}",
            ],
            imports: "import Binding"
        )
        let structure = try #require(try package.measure.measure([implementation]).first)
        #expect(
            structure.carrying == [
                CarryingLines(
                    file: "BindingViewController.swift",
                    lines: [5...5, 7...7, 12...18],
                    code: 7
                ),
                CarryingLines(file: "FollowState.swift", lines: [4...4, 8...10], code: 4),
                CarryingLines(file: "FollowStateDelegate.swift", lines: [2...5], code: 4),
            ]
        )
        #expect(structure.carryingLines == 15)
    }

    @Test("An implementation outside of the lab Binding has no carrying lines")
    func notCarrying() async throws {
        #expect(try await Self.structure.value.carrying == [])
    }

    @Test("References between roles are counted once per place, without the standard library")
    func roleReferences() async throws {
        let counts = try await Self.structure.value.roleReferences.map {
            "\($0.from.title) → \($0.to.title): \($0.count)"
        }
        #expect(
            counts == [
                // presenter
                "View → Presenter: 1",
                // the protocol of the extension
                "View → Protocol: 1",
                // View, Label(), and the text of a label
                "View → HeadlessKit: 3",
                // view?.show, whose type is inferred, and the property's type
                "Presenter → View: 2",
                // PersonProvider, its person, and that one's firstName
                "Presenter → Model: 3",
            ]
        )
    }

    @Test("Each type has its fan-in, its fan-out and its code lines")
    func types() async throws {
        let structure = try await Self.structure.value
        #expect(
            structure.types.map(\.name) == [
                "GreetingKind", "GreetingPresenter", "GreetingView", "GreetingViewProtocol",
            ]
        )
        #expect(structure.types.map(\.fanIn) == [0, 1, 1, 1])
        // The presenter: view, provider, person. The view: presenter, protocol, View, Label.
        #expect(structure.types.map(\.fanOut) == [0, 3, 4, 0])
        // Extensions and nested types belong to the type. Comments and blank lines are not code
        // lines.
        #expect(structure.types.map(\.codeLines) == [1, 4, 9, 1])
        #expect(structure.largestType?.name == "GreetingView")
        // Three lines of imports, and the extension of String.
        #expect(structure.codeLines == 19)
        #expect(structure.largestShare == 9.0 / 19)
        #expect(structure.largestFanOut?.name == "GreetingView")
        #expect(structure.cycles == [["GreetingPresenter", "GreetingView"]])
        let share = try #require(structure.evenness)
        #expect(abs(share - (try #require(Evenness.pielou([10, 7, 2])))) < 1e-12)
    }

    @Test("Statements outside of a view that set its contents are counted")
    func viewAssignments() async throws {
        let package = try await CompiledPackage()
        defer { package.remove() }
        let view = """
            final class GreetingView: View {
                let label = Label()
                let button = Button()
                var title = ""
                var onTap: (() -> Void)?
                // Inside of the view.
                func show() { label.text = "a"; title = "b"; accessibilityIdentifier = "b" }
                func name() { button.setTitle("c", for: .normal) }
            }
            """
        let controller = """
            @MainActor final class GreetingViewController {
                let greetingView = GreetingView()
                var state = 0
                func load() {
                    greetingView.title = "c"
                    greetingView.title += greetingView.label.text
                    greetingView.label.text = "d"
                    greetingView.button.setTitle("d", for: .normal)
                    greetingView.onTap = { [weak self] in
                        self?.greetingView.label.text = "e"
                    }
                    greetingView.show()
                    // Not counted: no view is set, or nothing visible is set.
                    state = 1
                    greetingView.label.accessibilityIdentifier = greetingView.title
                }
            }
            """
        _ = try await package.violations(
            in: .mvc,
            ["GreetingView": view, "GreetingViewController": controller]
        )
        let implementation = Implementation(feature: .greeting, variant: .mvc)
        let structure = try #require(try package.measure.measure([implementation]).first)
        #expect(structure.viewAssignments == 6)
        #expect(structure.elements == 2)
    }

    @Test("Statements in the type of the view are not counted as assignments")
    func viewAssignmentsInside() async throws {
        let package = try await CompiledPackage()
        defer { package.remove() }
        let controller = """
            @MainActor final class GreetingViewController: View {
                let label = Label()
                var presenter: (any GreetingPresenterProtocol)?
                func load() { label.text = "a" }
            }
            extension GreetingViewController: GreetingViewProtocol {
                func show(_ text: String) { label.text = text; load() }
            }
            """
        let presenter = """
            @MainActor final class GreetingPresenter {
                weak var view: (any GreetingViewProtocol)?
                func tap() {
                    view?.show("b")
                    view?.show("c")
                }
            }
            """
        _ = try await package.violations(
            in: .mvp,
            [
                "GreetingViewController": controller,
                "GreetingPresenter": presenter,
                "GreetingPresenterProtocol": "protocol GreetingPresenterProtocol {}",
                "GreetingViewProtocol":
                    "@MainActor protocol GreetingViewProtocol: AnyObject { func show(_ t: String) }",
            ]
        )
        let implementation = Implementation(feature: .greeting, variant: .mvp)
        let structure = try #require(try package.measure.measure([implementation]).first)
        #expect(structure.viewAssignments == 2)
    }

    @Test(
        "Values that a view binds and closures that it assigns to a view model are bindings"
    )
    func viewBindings() async throws {
        let package = try await CompiledPackage()
        defer { package.remove() }
        let button = """
            final class GreetingButtonView: View {
                var onTap: (() -> Void)?
            }
            """
        let controller = """
            @MainActor final class GreetingViewController: View {
                let label = Label()
                let button = GreetingButtonView()
                let viewModel = GreetingViewModel()
                func load() {
                    viewModel.text.bind(to: self) { $0.label.text = $1 }
                    viewModel.onEnd = nil
                    viewModel.text.unbind(self)
                    button.onTap = { [weak self] in self?.viewModel.end() }
                }
            }
            """
        let viewModel = """
            @MainActor final class GreetingViewModel {
                let text = Bindable("")
                var onEnd: (() -> Void)?
                func end() {}
            }
            """
        _ = try await package.violations(
            in: .mvvm,
            [
                "GreetingButtonView": button, "GreetingViewController": controller,
                "GreetingViewModel": viewModel,
            ],
            imports: "import DataBinding; import Greeting; import HeadlessKit"
        )
        let implementation = Implementation(feature: .greeting, variant: .mvvm)
        let structure = try #require(try package.measure.measure([implementation]).first)
        #expect(structure.viewBindings == 2)
    }

    @Test("Coupling counts types on both sides of the module boundary")
    func coupling() async throws {
        let coupling = try await Self.structure.value.coupling
        #expect(coupling.afferent == 2)
        // View and presenter use the kit and the model.
        #expect(coupling.efferent == 2)
        #expect(coupling.instability == 0.5)
        // One protocol, two classes, two enums.
        #expect(coupling.abstractness == 0.2)
        #expect(abs(coupling.distance - 0.3) < 1e-12)
    }

    @Test("A module without coupling has the instability 0")
    func withoutCoupling() {
        let alone = Coupling(afferent: 0, efferent: 0, abstractness: 0)
        #expect(alone.instability == 0)
        #expect(alone.distance == 1)
        let used = Coupling(afferent: 3, efferent: 1, abstractness: 0.5)
        #expect(used.instability == 0.25)
        #expect(used.distance == 0.25)
    }
}
