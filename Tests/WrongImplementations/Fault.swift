/// The fault of a faulty implementation.
package enum Fault: CaseIterable, Sendable {
    /// No fault. The implementation is correct, so that each found difference comes from a fault.
    case none
    /// Appends a page that was requested before a refresh.
    case keepsStalePage
    /// The presenter of a row and its table-view cell retain each other.
    case leaksPresenter
    /// The action of a button retains the button.
    case leaksButton
    /// Requests the next page while it is loading.
    case asksTwice
    /// Writes `1 likes`.
    case writesOneLikes
    /// Shows no footer at the end of the list.
    case omitsLastFooter
    /// Leaves the like button enabled when the blog is liked.
    case leavesLikeEnabled
    /// Opens the blog of the row below.
    case opensNextBlog
    /// Gives the list no identifier, so that it cannot be pulled.
    case namesNoList
    /// Shows a text without an identifier.
    case showsNamelessText
}
