internal import Descriptions
internal import HeadlessKit

/// The described screen of one entity, created only from the description.
final class DescribedDetailScreen: ViewController {
    private let detail: DetailScreen
    private let world: DescribedWorld
    private lazy var status = LoadingStatus(
        of: detail.entity,
        failure: detail.failure,
        in: world
    ) { [weak self] fields in
        self?.show(fields)
        self?.content.isHidden = false
    }
    private let content = View()
    private var views: [Name: View] = [:]

    /// The values that are shown; empty until the entity has loaded.
    private var fields: [Name: FieldValue] = [:]
    private var isBusy = false

    init(_ detail: DetailScreen, in world: DescribedWorld) {
        self.detail = detail
        self.world = world
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        status.add(to: view)
        for element in detail.elements { content.addSubview(made(element)) }
        content.isHidden = true
        view.addSubview(content)
        status.load()
    }

    private func made(_ element: EntityElement) -> View {
        let view: View
        switch element.kind {
        case .label, .image: view = Label()
        case .button:
            let button = Button()
            button.addAction(
                Action { [weak self] _ in self?.tap(element.name) },
                for: .touchUpInside
            )
            view = button
        }
        view.accessibilityIdentifier = element.name.identifier
        view.isHidden = detail.conditions[element.name]?.holds(in: world.facts) == false
        views[element.name] = view
        return view
    }

    private func tap(_ button: Name) {
        if let link = detail.links.first(where: { $0.element == button }),
            case .number(let number)? = fields[link.field]
        {
            return world.open(Route(page: link.page.identifier, id: number))
        }
        guard !isBusy else { return }
        let changes = detail.changes(of: button)
        if let change = changes.first, change.question == nil { return make(change) }
        let answers = changes.compactMap { change in change.question.map { ($0, making(change)) } }
        ask(answers, about: fields)
    }

    private func making(_ change: DetailChange) -> @MainActor () -> Void {
        { [weak self] in self?.make(change) }
    }

    private func make(_ change: DetailChange) {
        let original = fields
        guard let value = result(of: change) else { return }
        isBusy = true
        var changed = original
        changed[change.edit.field] = value
        show(changed)
        world.askToEdit(change.edit, to: value) { [weak self] fields in
            guard let self else { return }
            isBusy = false
            show(fields ?? original)
            let message = fields == nil ? change.failure : change.success
            if let message { showToast(message) }
        }
    }

    /// Returns the value of the field after a change; `nil` if the change is not possible.
    private func result(of change: DetailChange) -> FieldValue? {
        let field = change.edit.field
        return fields[field].flatMap { change.edit.result(of: $0, in: world.limits[field]) }
    }

    private func show(_ fields: [Name: FieldValue]) {
        self.fields = fields
        for element in detail.elements {
            let text = element.text.text(of: fields)
            (views[element.name] as? Label)?.text = text
            (views[element.name] as? Button)?.setTitle(text, for: .normal)
        }
        for button in detail.changes.map(\.button) {
            (views[button] as? Button)?.isEnabled =
                detail.changes(of: button).contains { result(of: $0) != nil }
        }
    }
}
