internal import Descriptions

/// The file of a contract with the factory methods of the pages that a screen opens.
enum RouteText {
    /// Returns the text of the file.
    ///
    /// - Parameter pages: the pages, each with the type of the number of its entity.
    static func text(for pages: [(page: Name, type: String)]) -> String {
        let methods = pages.map { page, type in
            """
                package static func \(page.member)(_ id: \(type)) -> Route {
                    Route(page: "\(page.identifier)", id: id)
                }
            """
        }
        let namesEntity = pages.contains { $0.type != "Int" }
        return """
            package import HeadlessKit
            \(namesEntity ? "package import Model\n" : "")
            extension Route {
            \(methods.joined(separator: "\n\n"))
            }

            """
    }
}
