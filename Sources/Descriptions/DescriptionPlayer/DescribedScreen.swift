internal import Descriptions
internal import HeadlessKit

/// The screen of a described feature, created only from the description. It implements no
/// architecture; the implementations in all architectures must behave like it.
final class DescribedScreen: ViewController {
    private let content: Description
    private let world: DescribedWorld
    private var labels: [Name: Label] = [:]
    private var buttons: [Name: Button] = [:]
    /// The current values of the state.
    private var state: [Name: FieldValue]

    init(_ content: Description, in world: DescribedWorld) {
        self.content = content
        self.world = world
        state = content.firstState
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for element in content.elements {
            switch element {
            case .label(let name, let text):
                let label = Label()
                label.text = text ?? ""
                labels[name] = label
                add(label, as: name)
            case .boundLabel(let name, _):
                let label = Label()
                labels[name] = label
                add(label, as: name)
            case .button(let name, let title):
                let button = Button()
                button.setTitle(title, for: .normal)
                button.addAction(
                    Action { [weak self] _ in self?.react(to: name) },
                    for: .touchUpInside
                )
                buttons[name] = button
                add(button, as: name)
            }
        }
        showState()
    }

    private func add(_ element: View, as name: Name) {
        element.accessibilityIdentifier = name.identifier
        view.addSubview(element)
    }

    private func react(to button: Name) {
        for reaction in content.reactions where reaction.button == button {
            guard let changed = content.state(state, after: reaction) else { return }
            state = changed
            showState()
            for effect in reaction.effects {
                labels[effect.label]?.text = text(effect.text)
            }
        }
    }

    /// Shows the state in its labels, and disables the buttons of taps that are not possible.
    private func showState() {
        for label in content.boundLabels { labels[label.name]?.text = text(label.text) }
        for reaction in content.reactions {
            buttons[reaction.button]?.isEnabled = content.state(state, after: reaction) != nil
        }
    }

    private func text(_ rule: TextRule) -> String {
        rule.text { world.text(of: $0, state: state) }
    }
}
