/// The fault of a broken implementation.
package enum Fault: CaseIterable, Sendable {
    /// Nothing: with it the cell is a sound one, so that what is found is the fault's.
    case none
    /// Appends a page that was asked for before a refresh.
    case keepsStalePage
    /// A row's presenter and its cell hold one another.
    case leaksPresenter
    /// The action of a button retains the button.
    case leaksButton
    /// Asks for the next page while it is on its way.
    case asksTwice
    /// Writes `1 likes`.
    case writesOneLikes
    /// Shows no footer at the end of the list.
    case omitsLastFooter
    /// Leaves the like button enabled when the blog is liked.
    case leavesLikeEnabled
    /// Leads from a row to the blog of the row below it.
    case opensNextBlog
    /// Gives the list no identifier, so that nobody can pull it.
    case namesNoList
    /// Shows a text without an identifier.
    case showsNamelessText
}
