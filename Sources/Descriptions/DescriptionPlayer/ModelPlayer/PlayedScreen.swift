internal import Behaviours
internal import Descriptions
internal import HeadlessKit

/// A feature that is played from its model: its parts below each other.
final class PlayedScreen: UIViewController {
    private let parts: [PlayedComponent]
    private let listSwitch: ListSwitch?
    private let switchButton = UIButton(type: .system)
    /// The two lists of which one is shown.
    private var lists: [PlayedComponent] { parts.filter(\.component.hasRows) }

    /// - Parameters:
    ///   - facts: the flags that are set.
    ///   - services: the services of all parts.
    init(_ model: ScreenModel, facts: Set<Name>, services: [PlayedServices]) {
        listSwitch = model.listSwitch
        parts = zip(model.parts, services).filter { part, _ in
            part.condition?.holds(in: facts) ?? true
        }.map { PlayedComponent($0.component, facts: facts, services: $1) }
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        if lists.count == 2 {
            switchButton.accessibilityIdentifier = "switch"
            switchButton.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    show(lists[0].view.isHidden ? 0 : 1)
                },
                for: .touchUpInside
            )
        }
        for part in parts {
            if part === lists.first, lists.count == 2 { view.addSubview(switchButton) }
            addChild(part)
            view.addSubview(part.view)
            part.didMove(toParent: self)
        }
        show(0)
    }

    private func show(_ shown: Int) {
        for (index, list) in lists.enumerated() { list.view.isHidden = index != shown }
        switchButton.setTitle(shown == 0 ? listSwitch?.toSecond : listSwitch?.toFirst, for: .normal)
    }
}
