internal import Descriptions
internal import HeadlessKit

/// The screen of a described feature, created only from the description. It implements no
/// architecture; the implementations in all architectures must behave like it.
final class DescribedScreen: ViewController {
    private let content: Description
    private let world: DescribedWorld
    private var labels: [Name: Label] = [:]

    init(_ content: Description, in world: DescribedWorld) {
        self.content = content
        self.world = world
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
            case .button(let name, let title):
                let button = Button()
                button.setTitle(title, for: .normal)
                button.addAction(
                    Action { [weak self] _ in self?.react(to: name) },
                    for: .touchUpInside
                )
                add(button, as: name)
            }
        }
    }

    private func add(_ element: View, as name: Name) {
        element.accessibilityIdentifier = name.identifier
        view.addSubview(element)
    }

    private func react(to button: Name) {
        for reaction in content.reactions where reaction.button == button {
            for effect in reaction.effects {
                labels[effect.label]?.text = effect.text.text(world.text)
            }
        }
    }
}
