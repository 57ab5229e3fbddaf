internal import Descriptions

/// The suite of tests of a router of VIPER.
struct RouterSuite {
    /// The module that fixes what all variants have in common.
    let contract: String
    /// Whose router it is, as the beginning of its type and in words.
    let type: String
    let owner: String
    let tests: [String]

    /// The file's name and text.
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

    /// That a method pushes a page.
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
