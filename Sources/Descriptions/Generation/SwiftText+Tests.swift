extension SwiftText {
    /// Returns a test that an object keeps no strong reference to the receiver of its calls.
    ///
    /// - Parameters:
    ///   - object: the name of the object, such as `presenter`.
    ///   - listener: the property with the receiver, such as `view`.
    ///   - spy: the type of the receiver in tests.
    ///   - making: the statements that create the object.
    static func keepsNone(
        _ object: String,
        _ listener: String,
        spy: String,
        making: [String] = []
    ) -> String {
        test(
            "The \(object) keeps no \(listener) alive",
            "keepsNo\(listener.prefix(1).uppercased() + listener.dropFirst())",
            making + [
                "var \(listener): \(spy)? = \(spy)()", "\(object).\(listener) = \(listener)",
                "\(listener) = nil", "#expect(\(object).\(listener) == nil)",
            ]
        )
    }

    /// Returns a test method of a suite.
    ///
    /// - Parameter type: the type of an argument; `nil` if the compiler can infer it.
    static func test(
        _ title: String,
        _ name: String,
        arguments: [String] = [],
        as type: String? = nil,
        parameters: String = "",
        _ lines: [String]
    ) -> String {
        let attribute =
            arguments.isEmpty
            ? "@Test(\(literal(title)))"
            : "@Test(\n    \(literal(title)),\n    arguments: [\n"
                + arguments.map { "        \($0),\n" }.joined()
                + "    ]\(type.map { " as [\($0)]" } ?? "")\n)"
        return "\(attribute)\nfunc \(name)(\(parameters)) {\n"
            + indented(lines.joined(separator: "\n"), by: 4) + "\n}"
    }
}
