internal import BlogFeed
internal import Equivalence
internal import HeadlessKit
internal import Model
internal import Scenarios
internal import StateManagement

/// A page that shows only the name of its user and marks it after a tap, with a fault in its
/// restoration.
final class InterruptedHeader: UIViewController {
    enum Fault: CaseIterable {
        case none
        /// Requests the user again when a restored screen opens.
        case loadsAgain
        /// Marks the name in the view instead of the state.
        case keepsMarkInView
        /// The archive has no state.
        case savesNothing
    }

    struct State: Equatable, Codable {
        var name = ""
        var isLoading = true
        var isMarked = false
    }

    enum Action {
        case opened, tapped
        case loaded(Result<User, ServiceError>)
    }

    private enum Effect {
        case load
    }

    private let store: Store<State, Action>
    private let fault: Fault
    private var isMarked = false
    private let nameLabel = UILabel()
    private let markButton = UIButton(type: .system)

    private init(store: Store<State, Action>, fault: Fault) {
        self.store = store
        self.fault = fault
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.accessibilityIdentifier = BlogFeedElement.userName
        markButton.accessibilityIdentifier = BlogFeedElement.follow
        markButton.addAction(UIAction { [weak self] _ in self?.mark() }, for: .touchUpInside)
        [nameLabel, markButton].forEach(view.addSubview)
        store.observe(self, \.self) { $0.show($1) }
        store.send(.opened)
    }

    private func mark() {
        isMarked = true
        store.send(.tapped)
    }

    private func show(_ state: State) {
        let isMarked = fault == .keepsMarkInView ? isMarked : state.isMarked
        nameLabel.text = isMarked ? "★ \(state.name)" : state.name
    }

    /// Returns the screen as a subject that can be restored.
    static func subject(_ fault: Fault) -> Subject {
        Subject(
            name: "Header",
            moduleNames: [],
            open: { restoration($0, fault)(StateArchive()) },
            restoration: { restoration($0, fault) }
        )
    }

    private static func restoration(
        _ opening: Opening,
        _ fault: Fault
    ) -> @MainActor (StateArchive) -> Stage {
        let environment = BlogFeedEnvironment(opening: opening)
        return { archive in
            Stage(environment: environment) { screen($0.dependencies, archive, fault) }
        }
    }

    private static func screen(
        _ dependencies: BlogFeedDependencies,
        _ archive: StateArchive,
        _ fault: Fault
    ) -> UIViewController {
        let store = Store<State, Action>(
            archive.state() ?? State(),
            reduce: { (state, action) -> [Effect] in
                switch action {
                case .opened:
                    return state.isLoading || fault == .loadsAgain ? [.load] : []
                case .tapped:
                    state.isMarked = true
                case .loaded(let result):
                    state.isLoading = false
                    state.name = (try? result.get().name) ?? ""
                }
                return []
            },
            perform: { _, send in
                dependencies.userService.user(id: dependencies.userID) { send(.loaded($0)) }
            }
        )
        if fault != .savesNothing { archive.add(store) }
        return InterruptedHeader(store: store, fault: fault)
    }
}
