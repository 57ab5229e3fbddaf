internal import HeadlessKit
internal import People

final class PersonCell: TableViewCell {
    private let nameLabel = Label()
    private let actionButton = Button()
    private let deleteButton = Button()
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

extension PersonCell: PersonCellProtocol {
    func showIdentifier(_ identifier: String) {
        accessibilityIdentifier = identifier
    }

    func showName(_ name: String) {
        nameLabel.text = name
    }

    func showAction(_ action: String, isEnabled: Bool) {
        actionButton.setTitle(action, for: .normal)
        actionButton.isEnabled = isEnabled
    }

    func showDelete(_ isRevealed: Bool) {
        deleteButton.isHidden = !isRevealed
    }
}
