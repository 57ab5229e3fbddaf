internal import HeadlessKit
internal import People

final class PersonCell: TableViewCell {
    private let nameLabel = Label()
    private let actionButton = Button()
    private let deleteButton = Button()
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

extension PersonCell: PersonCellProtocol {
    func showIdentifier(_ identifier: String) {
        accessibilityIdentifier = identifier
    }

    func showName(_ name: String) {
        nameLabel.text = name
    }

    func showAction(_ action: String, isEnabled: Bool) {
        actionButton.title = action
        actionButton.isEnabled = isEnabled
    }

    func showDelete(_ isRevealed: Bool) {
        deleteButton.isHidden = !isRevealed
    }
}
