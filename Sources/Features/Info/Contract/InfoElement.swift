/// The accessibility identifiers of the elements of the list.
package enum InfoElement {
    package static let list = "items"

    /// A row, and the elements inside it.
    package enum Item {
        /// - Parameter index: the index of the row, which counts from 0. The identifier counts from 1.
        package static func row(at index: Int) -> String { "item.\(index + 1)" }
        package static let icon = "icon"
        package static let title = "title"
        package static let subtitle = "subtitle"
        package static let detail = "detail"
    }
}
