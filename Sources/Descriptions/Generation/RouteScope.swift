internal import Descriptions

/// The values of the pages that a screen opens, for the template of their factory methods.
enum RouteScope {
    /// - Parameter pages: the pages, each with the type of the number of its entity.
    static func pages(_ pages: [(page: Name, type: String)]) -> [TemplateScope] {
        pages.enumerated().map { index, page in
            TemplateScope(
                flags: index > 0 ? ["isFurther"] : [],
                values: [
                    "name": page.page.text,
                    "type": page.type,
                    "identifier": SwiftText.literal(page.page.identifier),
                ],
                names: ["host": page.page]
            )
        }
    }
}
