/// Where a tap on an image of a row leads: to the page of what a number of the row's entity names.
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
