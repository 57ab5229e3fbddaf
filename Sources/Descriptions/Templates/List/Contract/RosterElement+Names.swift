internal import Scenarios

extension RosterElement {
    /// All names, from top to bottom.
    static let names = ElementNames(
        // @for list in lists
        // @= list.names: [nearby, list, row]
        [nearby, list, row]
            // @= list.rowNames: [Guest.caption]
            + [Guest.caption].map { "\(row).\($0)" }
        // @end
    )

    /// The name pattern of a row with any number.
    private static let row = "{item.identifier}.#"
}
