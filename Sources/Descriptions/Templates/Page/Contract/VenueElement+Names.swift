internal import Scenarios

extension VenueElement {
    /// All names, from top to bottom.
    static let names = ElementNames(
        // @= header.names: [guestCaption, guestPortrait, leave, listSwitch]
        [guestCaption, guestPortrait, leave, listSwitch]
            // @for list in lists
            // @= list.namesInPage: [Visitors.list]
            + [Visitors.list]
            // @= list.rowNames: [Visitor.mood]
            + [Visitor.mood].map { "{list.row}.#.\($0)" }
        // @end
    )
}
