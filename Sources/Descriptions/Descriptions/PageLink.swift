/// The page that opens when the user taps a button or an image of an entity. A number of the entity
/// selects the entity of the page.
package struct PageLink: Hashable, Sendable {
    /// The button or the image.
    package let element: Name
    package let page: Name
    /// The field with the number of the entity on the page.
    package let field: Name

    package init(_ element: Name, page: Name, field: Name) {
        self.element = element
        self.page = page
        self.field = field
    }
}
