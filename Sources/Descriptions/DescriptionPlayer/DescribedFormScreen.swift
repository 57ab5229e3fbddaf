internal import Descriptions
internal import HeadlessKit

/// A described form.
final class DescribedFormScreen: ViewController {
    private let form: Form
    private let world: any DescribedRecord
    private let didSave: @MainActor ([Name: FieldValue]) -> Void
    private var textFields: [Name: TextField] = [:]
    private var switches: [Name: Switch] = [:]
    private var errorLabels: [Name: Label] = [:]
    private var counterLabels: [Name: Label] = [:]
    private var buttons: [Name: Button] = [:]
    private let indicator = ActivityIndicatorView()

    /// The values of the entity, without the edits of the user.
    private var original: [Name: FieldValue]
    /// The values in the form.
    private var values: [Name: FieldValue]
    /// The inputs that the user has edited.
    private var editedInputs: Set<Name> = []
    private var wasSaved = false
    private var isSaving = false
    /// The values after a change that was made elsewhere while the form was being saved.
    private var waitingChange: [Name: FieldValue]?

    /// - Parameter didSave: a closure that receives the saved values before the form closes.
    init(
        _ form: Form,
        _ fields: [Name: FieldValue],
        in world: any DescribedRecord,
        didSave: @escaping @MainActor ([Name: FieldValue]) -> Void
    ) {
        self.form = form
        self.world = world
        self.didSave = didSave
        original = fields
        values = fields
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for element in form.elements {
            let view = view(of: element)
            view.accessibilityIdentifier = element.identifier
            self.view.addSubview(view)
        }
        indicator.accessibilityIdentifier = Form.saving.identifier
        view.addSubview(indicator)
        show()
    }

    /// Starts to show changes made elsewhere.
    func observe() {
        world.addObserver { [weak self] fields in self?.change(to: fields) }
    }

    private func view(of element: Form.Element) -> View {
        switch element {
        case .field(let name, let edited):
            let field = TextField()
            field.addAction(
                Action { [weak self] _ in
                    guard let self else { return }
                    edit(name, edited, .text(textFields[name]?.text ?? ""))
                },
                for: .editingChanged
            )
            textFields[name] = field
            return field
        case .toggle(let name, let edited):
            let control = Switch()
            control.addAction(
                Action { [weak self] _ in
                    guard let self else { return }
                    toggle(name, edited)
                },
                for: .valueChanged
            )
            switches[name] = control
            return control
        case .error(let field, _):
            let label = Label()
            errorLabels[field] = label
            return label
        case .counter(let field, _):
            let label = Label()
            counterLabels[field] = label
            return label
        case .button(let name, let title):
            let button = Button()
            button.setTitle(title, for: .normal)
            button.addAction(Action { [weak self] _ in self?.tap(name) }, for: .touchUpInside)
            buttons[name] = button
            return button
        }
    }

    // MARK: - Editing

    private func edit(_ input: Name, _ field: Name, _ value: FieldValue) {
        editedInputs.insert(input)
        values[field] = value
        show()
    }

    private func toggle(_ name: Name, _ field: Name) {
        let isOn = switches[name]?.isOn == true
        guard !isOn, let question = form.questions[name] else {
            return edit(name, field, .flag(isOn))
        }
        // The switch is on until the user confirms.
        show()
        ask(question) { [weak self] in self?.edit(name, field, .flag(false)) }
    }

    private func change(to fields: [Name: FieldValue]) {
        guard !isSaving else {
            waitingChange = fields
            return
        }
        original = fields
        let kept = Set(editedInputs.compactMap(form.edited(by:)))
        values = fields.merging(values.filter { kept.contains($0.key) }) { $1 }
        show()
    }

    // MARK: - Showing

    private func show() {
        for element in form.elements {
            switch element {
            case .field(let name, let field):
                textFields[name]?.text = values[field]?.shown
                textFields[name]?.isEnabled = !isSaving
            case .toggle(let name, let field):
                switches[name]?.isOn = values[field] == .flag(true)
                switches[name]?.isEnabled = !isSaving
            case .error(let name, let text):
                let isShown = wasSaved || editedInputs.contains(name)
                let isWrong = isShown && !form.isValid(name, in: values)
                errorLabels[name]?.text = isWrong ? text : ""
            case .counter(let name, let limit):
                let text = form.edited(by: name).flatMap { values[$0] }?.shown ?? ""
                counterLabels[name]?.text = "\(text.count) of \(limit)"
            case .button(let name, _):
                buttons[name]?.isEnabled =
                    !isSaving && (name != form.save?.button || canBeSaved)
            }
        }
        if isSaving { indicator.startAnimating() } else { indicator.stopAnimating() }
    }

    private var canBeSaved: Bool {
        hasChanges && form.rules.allSatisfy { form.isValid($0.field, in: values) }
    }

    private var hasChanges: Bool { form.trimmed(values) != form.trimmed(original) }

    // MARK: - Buttons

    private func tap(_ button: Name) {
        if button == form.save?.button { save() }
        if button == form.close?.button { close() }
    }

    private func save() {
        wasSaved = true
        isSaving = true
        show()
        world.askToSave(form.trimmed(values)) { [weak self] saved in
            guard let self else { return }
            isSaving = false
            if let saved {
                didSave(saved)
                return dismiss(animated: true)
            }
            change(to: waitingChange ?? original)
            waitingChange = nil
            if let save = form.save { showToast(save.failure) }
        }
    }

    private func close() {
        guard hasChanges, let question = form.close?.question else {
            return dismiss(animated: true)
        }
        ask(question) { [weak self] in self?.dismiss(animated: true) }
    }
}
