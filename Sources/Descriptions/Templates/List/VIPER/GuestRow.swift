/// The display values of a row in the list of guests.
struct GuestRow: Equatable {
    let id: Int
    // @for element in elements
    let caption: String
    // @end
    // @for action in enabling
    let canPraise: Bool
    // @end
    // @for link in links
    let portraitPageID: Int
    // @end
}
