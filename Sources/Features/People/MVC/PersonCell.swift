internal import HeadlessKit
internal import People

final class PersonCell: TableViewCell {
    let nameLabel = Label()
    let actionButton = Button()
    let deleteButton = Button()
    var onTapAction: (() -> Void)?
    var onTapDelete: (() -> Void)?

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.accessibilityIdentifier = PeopleElement.Person.name
        actionButton.accessibilityIdentifier = PeopleElement.Person.action
        actionButton.addAction(
            Action { [weak self] _ in self?.onTapAction?() },
            for: .touchUpInside
        )
        deleteButton.accessibilityIdentifier = PeopleElement.Person.delete
        deleteButton.setTitle("Delete", for: .normal)
        deleteButton.addAction(
            Action { [weak self] _ in self?.onTapDelete?() },
            for: .touchUpInside
        )
        [nameLabel, actionButton, deleteButton].forEach(addSubview)
    }
}
