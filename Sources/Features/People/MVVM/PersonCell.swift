internal import HeadlessKit
internal import People

final class PersonCell: TableViewCell {
    private let nameLabel = Label()
    private let actionButton = Button()
    private let deleteButton = Button()
    private var viewModel: PersonCellViewModel?

    required init() {
        super.init()
        nameLabel.accessibilityIdentifier = PeopleElement.Person.name
        actionButton.accessibilityIdentifier = PeopleElement.Person.action
        actionButton.onTap = { [weak self] in self?.viewModel?.act() }
        deleteButton.accessibilityIdentifier = PeopleElement.Person.delete
        deleteButton.title = "Delete"
        deleteButton.onTap = { [weak self] in self?.viewModel?.takeBack() }
        [nameLabel, actionButton, deleteButton].forEach(addSubview)
    }

    func bind(to viewModel: PersonCellViewModel) {
        self.viewModel = viewModel
        accessibilityIdentifier = viewModel.identifier
        nameLabel.text = viewModel.name
        viewModel.observer = self
        viewModel.onActionChange = { [weak self] in self?.actionButton.title = $0 }
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
