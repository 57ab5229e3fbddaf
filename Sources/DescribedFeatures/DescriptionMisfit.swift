internal import Descriptions

/// A description says of a service what is not so.
package struct DescriptionMisfit: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    /// - Parameter pageSize: how many of a list its service gives at a time; `nil` for all.
    static func check(
        _ list: ItemList,
        of description: Description,
        pageSize: Int?
    ) throws(DescriptionMisfit) {
        guard let service = description.service(of: list), service.pageSize != pageSize else {
            return
        }
        func shown(_ size: Int?) -> String { size.map { "in pages of \($0)" } ?? "in one load" }
        throw DescriptionMisfit(
            description:
                "the description of \(description.feature) says that “\(service.name)” lists "
                + "\(shown(service.pageSize)), and it does so \(shown(pageSize))"
        )
    }

    /// - Parameter entities: what there is to be listed, in the order of the lists.
    static func check(
        _ description: Description,
        lists entities: [String]
    ) throws(DescriptionMisfit) {
        let listed = description.lists.map(\.entity.text)
        guard listed != entities else { return }
        throw DescriptionMisfit(
            description:
                "the description of \(description.feature) lists \(listed.joined(separator: ", ")), and "
                + "its services \(entities.joined(separator: ", "))"
        )
    }
}
