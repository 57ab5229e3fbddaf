internal import HeadlessKit
internal import People

final class PersonCell: TableViewCell {
    private let nameLabel = Label()
    private let actionButton = Button()
    private let deleteButton = Button()
    /// The id of the shown row.
    private(set) var rowID: Int?
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

    func show(_ row: PersonRow) {
        rowID = row.id
        accessibilityIdentifier = PeopleElement.Person.row(id: row.id)
        nameLabel.text = row.name
        actionButton.setTitle(row.action, for: .normal)
        actionButton.isEnabled = row.canAct
        deleteButton.isHidden = !row.isDeleteRevealed
    }
}
