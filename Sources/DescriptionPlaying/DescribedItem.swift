internal import Descriptions

/// One of the things that a described service lists.
struct DescribedItem: Hashable {
    let id: Int
    var fields: [Name: FieldValue]
}
