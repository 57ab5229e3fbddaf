internal import Descriptions

/// The suite of tests of a router in VIPER.
struct RouterSuite {
    /// The module with the contract that all variants share.
    let contract: String
    /// The owner of the router, as the prefix of its type and in words.
    let type: String
    let owner: String
    let tests: [String]

    /// The name and the text of the file.
    var file: (name: String, text: String) {
        (
            "WithoutViewTests+\(type)Router",
            """
            \(SwiftText.imports("internal", contract, "HeadlessKit", "Testing"))

            @testable internal import \(contract)VIPER

            extension WithoutViewTests {
                @MainActor
                @Suite("The router of \(owner)")
                struct \(type)RouterTests {
            \(SwiftText.indented(tests.joined(separator: "\n\n"), by: 8))
                }
            }

            """
        )
    }

    /// Returns the test that a method pushes a page.
    static func test(
        _ title: String,
        _ router: String,
        _ method: String,
        _ route: String
    ) -> String {
        SwiftText.test(
            "\(title) is pushed onto the navigator",
            method.replacing("open", with: "opens", maxReplacements: 1),
            [
                "let navigator = NavigationStack()",
                "\(router)(navigator: navigator).\(method)(id: 7)",
                "#expect(navigator.routes == [.\(route)(7)])",
            ]
        )
    }
}
