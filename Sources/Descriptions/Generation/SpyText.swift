internal import Descriptions

/// A test double that records its calls.
struct SpyText {
    struct Method {
        let name: String
        /// The argument label, the name and the type of each parameter.
        let parameters: [(label: String?, name: String, type: String)]
        /// The statements that store the parameters.
        let storing: [String]
        /// Indicates whether the recorded call contains the parameters.
        let recordsParameters: Bool

        init(
            _ name: String,
            _ parameters: [(label: String?, name: String, type: String)] = [],
            storing: [String] = [],
            recordsParameters: Bool = true
        ) {
            self.name = name
            self.parameters = parameters
            self.storing = storing
            self.recordsParameters = recordsParameters
        }

        private var recorded: [(label: String?, name: String, type: String)] {
            recordsParameters ? parameters : []
        }

        /// The declaration of the enum case for a call.
        fileprivate var declaredCase: String {
            let types = recorded.map { ($0.label.map { "\($0): " } ?? "") + $0.type }
            return name + (types.isEmpty ? "" : "(\(types.joined(separator: ", ")))")
        }

        fileprivate var declared: String {
            let list = parameters.map { parameter in
                let label = parameter.label == parameter.name ? "" : "\(parameter.label ?? "_") "
                return "\(label)\(parameter.name): \(parameter.type)"
            }
            return "\(name)(\(list.joined(separator: ", ")))"
        }

        fileprivate var call: String {
            let values = recorded.map { ($0.label.map { "\($0): " } ?? "") + $0.name }
            return ".\(name)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
        }

        /// The method that records a call.
        fileprivate var text: String {
            let recording = "calls.append(\(call))"
            guard !storing.isEmpty else { return "func \(declared) { \(recording) }" }
            return "func \(declared) {\n\(SwiftText.lines(storing + [recording], indented: 4))}"
        }
    }

    /// The name of the type that the spy replaces, such as `GreetingView`.
    let type: String
    /// The module of the implementation.
    let module: String
    let methods: [Method]
    /// Indicates whether tests clear the recorded calls.
    var isReset = false
    /// The further modules to import.
    var imports: [String] = []
    /// The further members: properties, and methods that return them.
    var content: (properties: [String], answers: [String]) = ([], [])

    var file: (name: String, text: String) {
        let properties =
            content.properties + ["\(isReset ? "" : "private(set) ")var calls: [Call] = []"]
        let functions = methods.map(\.text)
        let answers = content.answers.isEmpty ? [] : content.answers + [""]
        return (
            "\(type)Spy",
            """
            \(imports.isEmpty ? "" : SwiftText.imports("internal", imports) + "\n\n")\
            @testable internal import \(module)

            final class \(type)Spy: \(type)Protocol {
                enum Call: Equatable {
            \(SwiftText.lines(methods.map { "case \($0.declaredCase)" }, indented: 8))    }

            \(SwiftText.lines(properties, indented: 4))
            \(SwiftText.lines(answers + functions, indented: 4))}

            """
        )
    }
}
