internal import HeadlessKit
internal import People

final class PersonCell: TableViewCell {
    /// Sends an action of the row.
    var onAction: ((PersonAction) -> Void)?

    private let nameLabel = Label()
    private let actionButton = Button()
    private let deleteButton = Button()

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.accessibilityIdentifier = PeopleElement.Person.name
        actionButton.accessibilityIdentifier = PeopleElement.Person.action
        actionButton.addAction(
            Action { [weak self] _ in self?.onAction?(.actionTapped) },
            for: .touchUpInside
        )
        deleteButton.accessibilityIdentifier = PeopleElement.Person.delete
        deleteButton.setTitle("Delete", for: .normal)
        deleteButton.addAction(
            Action { [weak self] _ in self?.onAction?(.deleteTapped) },
            for: .touchUpInside
        )
        [nameLabel, actionButton, deleteButton].forEach(addSubview)
    }

    func show(_ person: PersonState) {
        accessibilityIdentifier = PeopleElement.Person.row(id: person.id)
        nameLabel.text = person.name
        actionButton.setTitle(person.actionTitle, for: .normal)
        actionButton.isEnabled = person.canAct
        deleteButton.isHidden = !person.showsDelete
    }
}
