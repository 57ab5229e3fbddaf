internal import AppSupport
internal import HeadlessKit
internal import People

final class PersonCell: UITableViewCell {
    /// Sends an action of the row.
    var onAction: ((PersonAction) -> Void)?

    private let nameLabel = UILabel()
    private let actionButton = UIButton(type: .system)
    private let deleteButton = UIButton(type: .system)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.accessibilityIdentifier = PeopleElement.Person.name
        actionButton.accessibilityIdentifier = PeopleElement.Person.action
        actionButton.addAction(
            UIAction { [weak self] _ in self?.onAction?(.actionTapped) },
            for: .touchUpInside
        )
        deleteButton.accessibilityIdentifier = PeopleElement.Person.delete
        deleteButton.setTitle("Delete", for: .normal)
        deleteButton.addAction(
            UIAction { [weak self] _ in self?.onAction?(.deleteTapped) },
            for: .touchUpInside
        )
        contentView.addStack(of: [nameLabel, actionButton, deleteButton])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// - Parameter person: `nil` if the person is not listed any more; the cell then shows it until
    ///   the table is laid out.
    func show(_ person: PersonState?) {
        guard let person else { return }
        accessibilityIdentifier = PeopleElement.Person.row(id: person.id)
        nameLabel.text = person.name
        actionButton.setTitle(person.actionTitle, for: .normal)
        actionButton.isEnabled = person.canAct
        deleteButton.isHidden = !person.showsDelete
    }
}
