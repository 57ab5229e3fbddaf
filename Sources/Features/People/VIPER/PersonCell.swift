internal import AppSupport
internal import HeadlessKit
internal import People

final class PersonCell: UITableViewCell {
    private let nameLabel = UILabel()
    private let actionButton = UIButton(type: .system)
    private let deleteButton = UIButton(type: .system)
    /// The id of the shown row.
    private(set) var rowID: Int?
    var onTapAction: (() -> Void)?
    var onTapDelete: (() -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.accessibilityIdentifier = PeopleElement.Person.name
        actionButton.accessibilityIdentifier = PeopleElement.Person.action
        actionButton.addAction(
            UIAction { [weak self] _ in self?.onTapAction?() },
            for: .touchUpInside
        )
        deleteButton.accessibilityIdentifier = PeopleElement.Person.delete
        deleteButton.setTitle("Delete", for: .normal)
        deleteButton.addAction(
            UIAction { [weak self] _ in self?.onTapDelete?() },
            for: .touchUpInside
        )
        contentView.addStack(of: [nameLabel, actionButton, deleteButton])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ row: PersonRow) {
        rowID = row.id
        accessibilityIdentifier = PeopleElement.Person.row(id: row.id)
        nameLabel.text = row.name
        actionButton.setTitle(row.action, for: .normal)
        actionButton.isEnabled = row.canAct
        deleteButton.isHidden = !row.isDeleteRevealed
    }
}
