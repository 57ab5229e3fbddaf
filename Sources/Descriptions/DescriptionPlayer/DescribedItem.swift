package import Descriptions

/// An entity that a described service lists.
package struct DescribedItem: Hashable {
    package let id: Int
    package var fields: [Name: FieldValue]
}
