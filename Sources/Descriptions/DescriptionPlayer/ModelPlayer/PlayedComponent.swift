internal import AppSupport
internal import Behaviours
internal import Descriptions
internal import HeadlessKit

/// A screen, or a part of one, that runs the programs of its component.
final class PlayedComponent: UIViewController {
    let component: Component
    let services: PlayedServices
    /// The flags that are set.
    let facts: Set<Name>
    /// Receives the entity that a form has saved.
    private let didSave: @MainActor (Record) -> Void

    private(set) var state: [String: Value] = [:]
    /// The entity of the component; `nil` until it has loaded.
    private(set) var entity: Record?
    let rows = PlayedRows()
    lazy var views = PlayedViews(self)

    init(
        _ component: Component,
        entity: Record? = nil,
        facts: Set<Name>,
        services: PlayedServices,
        didSave: @escaping @MainActor (Record) -> Void = { _ in }
    ) {
        self.component = component
        self.entity = entity
        self.facts = facts
        self.services = services
        self.didSave = didSave
        super.init(nibName: nil, bundle: nil)
        for variable in component.state {
            state[variable.name] = value(of: variable.first, [:], nil)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        views.add(to: view)
        observe()
        views.render()
        run(.open)
    }

    private func observe() {
        guard component.program(.changed) != nil else { return }
        services.observe { [weak self] change in
            guard let self else { return }
            run(.announced)
            switch change {
            case .changed(let record):
                let row = rows.byID[record.id]
                if !component.hasRows || row != nil {
                    run(.changed, ["entity": .record(record)], row)
                }
            case .removed(let id):
                if let row = rows.byID[id] { run(.removed, [:], row) }
            }
        }
    }

    // MARK: - Programs

    func run(_ trigger: Program.Trigger, _ given: [String: Value] = [:], _ row: PlayedRow? = nil) {
        guard let program = component.program(trigger) else { return }
        start(program.body, given, row)
    }

    /// Runs statements, and then shows their results.
    private func start(_ body: [Step], _ given: [String: Value], _ row: PlayedRow?) {
        run(body, given, row)
        views.render()
    }

    /// - Returns: false if a condition has ended the program.
    @discardableResult
    private func run(_ body: [Step], _ given: [String: Value], _ row: PlayedRow?) -> Bool {
        var given = given
        for statement in body {
            switch statement {
            case .set(let place, let expression): set(place, value(of: expression, given, row), row)
            case .require(let condition):
                guard value(of: condition, given, row).isTrue else { return false }
            case .when(let condition, let yes, let no):
                let branch = value(of: condition, given, row).isTrue ? yes : no
                guard run(branch, given, row) else { return false }
            case .on(let variable, let branches):
                let branch = branches.first { state[variable] == .plain(.choice($0.name)) }
                guard run(branch?.body ?? [], given, row) else { return false }
            case .call(let name):
                guard let procedure = component.program(.procedure(name)) else {
                    preconditionFailure("The component has no procedure '\(name)'.")
                }
                run(procedure.body, given, row)
            case .bind(let name, let expression): given[name] = value(of: expression, given, row)
            case .fetch(let name): given[name.member] = services.fetch(name)
            case .request(let request): send(request, given, row)
            case .message(let text): showToast(value(of: text, given, row).shown)
            case .ask(let question): ask(question, given, row)
            case .open(let page, let id):
                if let id = value(of: id, given, row).number {
                    services.open(Route(page: page.identifier, id: id))
                }
            case .openForm: openForm()
            case .show: break
            case .close(let expression):
                if let record = expression.flatMap({ value(of: $0, given, row).record }) {
                    didSave(record)
                }
                dismiss(animated: true)
            case .replaceRows: rows.replace(by: component)
            case .appendRows: rows.append(to: component)
            case .showRows:
                rows.show { isSelected($0) }
            case .forgetRow: row.map(rows.forget)
            }
        }
        return true
    }

    private func set(_ place: Place, _ value: Value, _ row: PlayedRow?) {
        switch place {
        case .state(let name): state[name] = value
        case .row(let name): row?.state[name] = value
        case .entity:
            guard let record = value.record else { return }
            if let row { row.entity = record } else { entity = record }
        case .field(let name):
            guard case .plain(let value) = value else { return }
            if let row { row.entity.fields[name] = value } else { entity?.fields[name] = value }
        case .fieldOfRow(let variable, let name):
            guard case .plain(let value) = value, var record = row?.state[variable]?.record else {
                return
            }
            record.fields[name] = value
            row?.state[variable] = .record(record)
        }
    }

    private func send(_ request: Request, _ given: [String: Value], _ row: PlayedRow?) {
        // The reply may arrive at once.
        views.render()
        let row = request.operation.isOfList ? nil : row
        let sent = request.staleIfChanged.map { state[$0] }
        services.send(
            request.operation,
            of: row?.entity.id,
            after: rows.loaded.last?.entity.id
        ) { [unowned self] in
            value(of: $0, given, row)
        } reply: { [weak self] reply in
            guard let self, row?.isForgotten != true,
                request.staleIfChanged.map({ state[$0] }) == sent
            else { return }
            rows.arrived = reply?.rows ?? []
            let given = given.merging(reply?.values ?? [:]) { $1 }
            start(request.reply + (reply == nil ? request.failure : request.success), given, row)
        }
    }

    private func ask(_ question: Question, _ given: [String: Value], _ row: PlayedRow?) {
        let title = value(of: question.text, given, row).shown
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        for answer in question.answers {
            let style: UIAlertAction.Style =
                switch answer.style {
                case .standard: .default
                case .cancel: .cancel
                case .destructive: .destructive
                }
            alert.addAction(
                UIAlertAction(title: answer.title, style: style) { [weak self] _ in
                    guard row?.isForgotten != true else { return }
                    self?.start(answer.body, given, row)
                }
            )
        }
        present(alert, animated: true)
    }

    private func openForm() {
        guard let form = component.form.first else { return }
        let screen = PlayedComponent(form, entity: entity, facts: facts, services: services) {
            [weak self] record in
            self?.run(.saved, ["entity": .record(record)])
        }
        screen.isModalInPresentation = true
        screen.presentationController?.delegate = screen
        present(screen, animated: true)
    }

    // MARK: - Expressions

    func value(
        of expression: Behaviours.Expression,
        _ given: [String: Value],
        _ row: PlayedRow?
    ) -> Value {
        expression.value(in: PlayedContext(component: self, row: row, given: given))
    }

    /// Returns true if the selected filter shows the row.
    func isSelected(_ row: PlayedRow) -> Bool {
        guard case .rows(_, let list) = component.scope else { return false }
        if let hiding = list.hiding, row.state[hiding]?.isTrue == true { return false }
        let filter = list.filters.first { state["filter"] == .plain(.choice($0.name)) }
        return filter?.shows(row.entity.fields) ?? true
    }
}

/// The values that the programs of a component, or of one of its rows, use.
private struct PlayedContext: ExpressionContext {
    let component: PlayedComponent
    let row: PlayedRow?
    let given: [String: Value]

    func state(_ variable: String) -> Value { component.state[variable] ?? .absent }
    func row(_ variable: String) -> Value { row?.state[variable] ?? .absent }
    func isSet(_ fact: Name) -> Bool { component.facts.contains(fact) }

    func given(_ name: String) -> Value {
        if let value = given[name] { return value }
        guard name == "id" else { return .absent }
        return .number(row?.entity.id ?? component.services.id)
    }

    var entity: Record? { row.map(\.entity) ?? component.entity }
    var rowCount: Int { component.rows.shown.count }
    var isListed: Bool { component.rows.loaded.contains { $0 === row } }
    var isShown: Bool { component.rows.shown.contains { $0 === row } }
    var isSelected: Bool { row.map(component.isSelected) ?? false }
}

extension Component {
    var hasRows: Bool { if case .rows = scope { true } else { false } }
}

extension PlayedComponent: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {
        component.closeButton.map(views.tap)
    }
}
