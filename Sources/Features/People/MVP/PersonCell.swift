internal import AppSupport
internal import HeadlessKit
internal import People

final class PersonCell: UITableViewCell {
    private let nameLabel = UILabel()
    private let actionButton = UIButton(type: .system)
    private let deleteButton = UIButton(type: .system)
    private var presenter: (any PersonCellPresenterProtocol)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.accessibilityIdentifier = PeopleElement.Person.name
        actionButton.accessibilityIdentifier = PeopleElement.Person.action
        actionButton.addAction(
            UIAction { [weak self] _ in self?.presenter?.didTapAction() },
            for: .touchUpInside
        )
        deleteButton.accessibilityIdentifier = PeopleElement.Person.delete
        deleteButton.setTitle("Delete", for: .normal)
        deleteButton.addAction(
            UIAction { [weak self] _ in self?.presenter?.didTapDelete() },
            for: .touchUpInside
        )
        contentView.addStack(of: [nameLabel, actionButton, deleteButton])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

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
