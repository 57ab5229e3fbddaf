internal import AppSupport
internal import HeadlessKit
internal import People
internal import StateManagement

final class PersonCell: UITableViewCell {
    /// The contents of the row that the cell shows.
    var person: PersonModel? {
        didSet { setNeedsUpdateProperties() }
    }
    /// The tasks of the screen, which run the requests of the row.
    var tasks: ScreenTasks?

    private let nameLabel = UILabel()
    private let actionButton = UIButton(type: .system)
    private let deleteButton = UIButton(type: .system)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.accessibilityIdentifier = PeopleElement.Person.name
        actionButton.accessibilityIdentifier = PeopleElement.Person.action
        actionButton.addAction(
            UIAction { [weak self] _ in
                if let tasks = self?.tasks { self?.person?.act(in: tasks) }
            },
            for: .touchUpInside
        )
        deleteButton.accessibilityIdentifier = PeopleElement.Person.delete
        deleteButton.setTitle("Delete", for: .normal)
        deleteButton.addAction(
            UIAction { [weak self] _ in
                if let person = self?.person { self?.tasks?.start(person.takeBack) }
            },
            for: .touchUpInside
        )
        contentView.addStack(of: [nameLabel, actionButton, deleteButton])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func updateProperties() {
        super.updateProperties()
        guard let person else { return }
        accessibilityIdentifier = PeopleElement.Person.row(id: person.id)
        nameLabel.text = person.name
        actionButton.setTitle(person.actionTitle, for: .normal)
        actionButton.isEnabled = person.canAct
        deleteButton.isHidden = !person.showsDelete
    }
}
