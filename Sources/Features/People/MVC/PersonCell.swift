internal import HeadlessKit
internal import People

final class PersonCell: TableViewCell {
    let nameLabel = Label()
    let actionButton = Button()
    let deleteButton = Button()
    var onTapAction: (() -> Void)?
    var onTapDelete: (() -> Void)?

    required init() {
        super.init()
        nameLabel.accessibilityIdentifier = PeopleElement.Person.name
        actionButton.accessibilityIdentifier = PeopleElement.Person.action
        actionButton.onTap = { [weak self] in self?.onTapAction?() }
        deleteButton.accessibilityIdentifier = PeopleElement.Person.delete
        deleteButton.title = "Delete"
        deleteButton.onTap = { [weak self] in self?.onTapDelete?() }
        [nameLabel, actionButton, deleteButton].forEach(addSubview)
    }
}
