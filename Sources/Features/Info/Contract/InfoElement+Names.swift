internal import Scenarios

extension InfoElement {
    /// All names, from top to bottom.
    static let names = ElementNames(
        [list, row]
            + [Item.icon, Item.title, Item.subtitle, Item.detail].map { "\(row).\($0)" }
    )

    /// The name pattern of a row with any number.
    private static let row = "item.#"
}
