internal import HeadlessKit
internal import People

final class PersonCell: TableViewCell {
    private let nameLabel = Label()
    private let actionButton = Button()
    private let deleteButton = Button()
    private var viewModel: PersonCellViewModel?

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.accessibilityIdentifier = PeopleElement.Person.name
        actionButton.accessibilityIdentifier = PeopleElement.Person.action
        actionButton.addAction(
            Action { [weak self] _ in self?.viewModel?.act() },
            for: .touchUpInside
        )
        deleteButton.accessibilityIdentifier = PeopleElement.Person.delete
        deleteButton.setTitle("Delete", for: .normal)
        deleteButton.addAction(
            Action { [weak self] _ in self?.viewModel?.takeBack() },
            for: .touchUpInside
        )
        [nameLabel, actionButton, deleteButton].forEach(addSubview)
    }

    func bind(to viewModel: PersonCellViewModel) {
        self.viewModel = viewModel
        accessibilityIdentifier = viewModel.identifier
        nameLabel.text = viewModel.name
        viewModel.observer = self
        viewModel.onActionChange = { [weak self] in self?.actionButton.setTitle($0, for: .normal) }
        viewModel.onCanActChange = { [weak self] in self?.actionButton.isEnabled = $0 }
        viewModel.onRevealChange = { [weak self] in self?.deleteButton.isHidden = !$0 }
    }

    /// Another cell may show the row by now, so the cell unbinds only itself.
    override func prepareForReuse() {
        super.prepareForReuse()
        viewModel?.unbind(self)
        viewModel = nil
    }
}
