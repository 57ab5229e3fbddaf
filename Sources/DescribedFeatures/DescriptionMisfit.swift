internal import Descriptions

/// A description says of a service what is not so.
package struct DescriptionMisfit: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    /// - Parameter pageSize: how many the service gives at a time; `nil` for all.
    static func check(
        _ description: Description,
        pageSize: Int?
    ) throws(DescriptionMisfit) {
        guard let service = description.listServices.first, service.pageSize != pageSize else {
            return
        }
        func shown(_ size: Int?) -> String { size.map { "in pages of \($0)" } ?? "in one load" }
        throw DescriptionMisfit(
            description:
                "the description of \(description.feature) says that “\(service.name)” lists "
                + "\(shown(service.pageSize)), and it does so \(shown(pageSize))"
        )
    }
}
