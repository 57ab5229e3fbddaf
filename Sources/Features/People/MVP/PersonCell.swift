internal import HeadlessKit
internal import People

final class PersonCell: TableViewCell {
    private let nameLabel = Label()
    private let actionButton = Button()
    private let deleteButton = Button()
    private var presenter: (any PersonCellPresenterProtocol)?

    required init() {
        super.init()
        nameLabel.accessibilityIdentifier = PeopleElement.Person.name
        actionButton.accessibilityIdentifier = PeopleElement.Person.action
        actionButton.onTap = { [weak self] in self?.presenter?.didTapAction() }
        deleteButton.accessibilityIdentifier = PeopleElement.Person.delete
        deleteButton.title = "Delete"
        deleteButton.onTap = { [weak self] in self?.presenter?.didTapDelete() }
        [nameLabel, actionButton, deleteButton].forEach(addSubview)
    }

    func bind(to presenter: any PersonCellPresenterProtocol) {
        self.presenter = presenter
        presenter.attach(self)
    }

    /// Another cell may show the row by now, so the cell detaches only itself.
    override func prepareForReuse() {
        super.prepareForReuse()
        presenter?.detach(self)
        presenter = nil
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
