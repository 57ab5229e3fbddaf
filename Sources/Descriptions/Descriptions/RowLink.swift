/// The page that opens when the user taps an image of a row. A number of the row's entity selects
/// the entity of the page.
package struct RowLink: Hashable, Sendable {
    package let image: Name
    package let page: Name
    /// The field with the number of the entity on the page.
    package let field: Name

    package init(image: Name, page: Name, field: Name) {
        self.image = image
        self.page = page
        self.field = field
    }
}
