internal import AppSupport
internal import DataBinding
internal import HeadlessKit
internal import People

final class PersonCell: UITableViewCell {
    private let nameLabel = UILabel()
    private let actionButton = UIButton(type: .system)
    private let deleteButton = UIButton(type: .system)
    private var viewModel: PersonCellViewModel?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.accessibilityIdentifier = PeopleElement.Person.name
        actionButton.accessibilityIdentifier = PeopleElement.Person.action
        actionButton.addAction(
            UIAction { [weak self] _ in self?.viewModel?.act() },
            for: .touchUpInside
        )
        deleteButton.accessibilityIdentifier = PeopleElement.Person.delete
        deleteButton.setTitle("Delete", for: .normal)
        deleteButton.addAction(
            UIAction { [weak self] _ in self?.viewModel?.takeBack() },
            for: .touchUpInside
        )
        contentView.addStack(of: [nameLabel, actionButton, deleteButton])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func bind(to viewModel: PersonCellViewModel) {
        self.viewModel = viewModel
        accessibilityIdentifier = PeopleElement.Person.row(id: viewModel.id)
        nameLabel.text = viewModel.name
        viewModel.actionTitle.bind(to: self) { $0.actionButton.setTitle($1, for: .normal) }
        viewModel.canAct.bind(to: self) { $0.actionButton.isEnabled = $1 }
        viewModel.showsDelete.bind(to: self) { $0.deleteButton.isHidden = !$1 }
    }

    /// Ends the bindings of this cell. Another cell may show the row by now, and stays bound.
    override func prepareForReuse() {
        super.prepareForReuse()
        viewModel?.unbind(self)
        viewModel = nil
    }
}
