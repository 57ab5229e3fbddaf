internal import Descriptions
internal import HeadlessKit

/// A described header, created only from the description.
final class DescribedHeaderScreen: ViewController {
    private let header: Header
    private let facts: Set<Name>
    private let world: any DescribedEntity
    private var views: [Name: View] = [:]

    /// The values that are shown; empty until the entity has loaded.
    private var fields: [Name: FieldValue] = [:]
    /// The buttons with a running request.
    private var busy: Set<Name> = []

    /// - Parameter facts: the flags that are set.
    init(_ header: Header, facts: Set<Name>, in world: any DescribedEntity) {
        self.header = header
        self.facts = facts
        self.world = world
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in header.parts where part.condition?.holds(in: facts) ?? true {
            add(part.element)
        }
        show()
        world.askForFields { [weak self] fields in
            guard let self else { return }
            guard let fields else { return showToast(header.failure) }
            self.fields = fields
            show()
        }
    }

    private func add(_ element: EntityElement) {
        let name = element.name
        let view: View
        switch element.kind {
        case .label: view = Label()
        case .image:
            let image = ImageView()
            if let page = header.links[name]?.identifier {
                image.onTap = { [world] in world.open(Route(page: page, id: world.id)) }
            }
            view = image
        case .button:
            let button = Button()
            button.addAction(Action { [weak self] _ in self?.tap(name) }, for: .touchUpInside)
            view = button
        }
        view.accessibilityIdentifier =
            element.kind == .button
            ? name.identifier : "\(header.entity.identifier).\(name.identifier)"
        views[name] = view
        self.view.addSubview(view)
    }

    private func show() {
        for element in header.parts.map(\.element) {
            let text = element.text.text(of: fields)
            switch views[element.name] {
            case let label as Label: label.text = fields.isEmpty ? "" : text
            case let image as ImageView: image.image = Image(named: text)
            case let button as Button:
                button.setTitle(text, for: .normal)
                button.isHidden = fields.isEmpty
            default: break
            }
        }
    }

    private func tap(_ button: Name) {
        guard !busy.contains(button),
            let toggle = header.toggles.first(where: { $0.button == button })
        else { return }
        guard let question = toggle.question, toggle.asks?.holds(for: fields) ?? true else {
            return turn(toggle)
        }
        ask(question, about: fields) { [weak self] in self?.turn(toggle) }
    }

    private func turn(_ toggle: FieldToggle) {
        guard case .flag(let isSet)? = fields[toggle.field] else { return }
        busy.insert(toggle.button)
        let failure = toggle.failure.text(of: fields)
        fields[toggle.field] = .flag(!isSet)
        show()
        world.askToSet(toggle.field, to: !isSet) { [weak self] isDone in
            guard let self else { return }
            busy.remove(toggle.button)
            guard !isDone else { return }
            fields[toggle.field] = .flag(isSet)
            show()
            showToast(failure)
        }
    }
}
