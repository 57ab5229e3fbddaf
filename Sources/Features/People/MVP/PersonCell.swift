internal import HeadlessKit
internal import People

final class PersonCell: TableViewCell {
    private let nameLabel = Label()
    private let actionButton = Button()
    private let deleteButton = Button()
    private var presenter: (any PersonCellPresenterProtocol)?

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.accessibilityIdentifier = PeopleElement.Person.name
        actionButton.accessibilityIdentifier = PeopleElement.Person.action
        actionButton.addAction(
            Action { [weak self] _ in self?.presenter?.didTapAction() },
            for: .touchUpInside
        )
        deleteButton.accessibilityIdentifier = PeopleElement.Person.delete
        deleteButton.setTitle("Delete", for: .normal)
        deleteButton.addAction(
            Action { [weak self] _ in self?.presenter?.didTapDelete() },
            for: .touchUpInside
        )
        [nameLabel, actionButton, deleteButton].forEach(addSubview)
    }

    func bind(to presenter: any PersonCellPresenterProtocol) {
        self.presenter = presenter
        accessibilityIdentifier = PeopleElement.Person.row(id: presenter.id)
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
