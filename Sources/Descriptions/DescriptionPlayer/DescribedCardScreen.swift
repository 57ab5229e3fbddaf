package import Descriptions
package import HeadlessKit

/// A described card. Its button opens the described form.
package final class DescribedCardScreen: ViewController {
    private let card: Card
    private let form: Form
    /// Indicates whether the screens are notified of changes made elsewhere.
    private let observes: Bool
    private let world: any DescribedRecord
    private var views: [Name: View] = [:]
    private lazy var status = LoadingStatus(
        of: card.entity,
        failure: card.failure,
        in: world
    ) { [weak self] fields in
        self?.show(fields)
    }

    /// The values that are shown; empty until the entity has loaded.
    private var fields: [Name: FieldValue] = [:]

    /// Creates a screen from the card and the form of a description.
    ///
    /// - Parameter description: a description of a card with a form.
    package init(_ description: Description, in world: any DescribedRecord) {
        guard let card = description.card, let form = description.form else {
            preconditionFailure("The description has no form.")
        }
        self.card = card
        self.form = form
        observes = description.announcesChanges
        self.world = world
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        for element in card.elements { add(element) }
        status.add(to: view)
        show()
        if observes { observe() }
        status.load()
    }

    private func add(_ element: EntityElement) {
        let view: View
        switch element.kind {
        case .label, .image:
            view = Label()
            view.accessibilityIdentifier = "\(card.entity.identifier).\(element.name.identifier)"
        case .button:
            let button = Button()
            button.addAction(Action { [weak self] _ in self?.openForm() }, for: .touchUpInside)
            view = button
            view.accessibilityIdentifier = element.name.identifier
        }
        views[element.name] = view
        self.view.addSubview(view)
    }

    private func observe() {
        world.addObserver { [weak self] fields in
            // Before the entity has loaded, the reply contains the change.
            guard let self, !self.fields.isEmpty else { return }
            show(fields)
        }
    }

    private func show(_ fields: [Name: FieldValue]) {
        self.fields = fields
        show()
    }

    private func show() {
        for element in card.elements {
            let text = element.text.text(of: fields)
            (views[element.name] as? Label)?.text = fields.isEmpty ? "" : text
            (views[element.name] as? Button)?.setTitle(text, for: .normal)
            (views[element.name] as? Button)?.isHidden = fields.isEmpty
        }
    }

    private func openForm() {
        let screen = DescribedFormScreen(form, fields, in: world) { [weak self] saved in
            self?.show(saved)
        }
        if observes { screen.observe() }
        present(screen, animated: true)
    }
}
