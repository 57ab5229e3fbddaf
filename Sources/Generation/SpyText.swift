internal import Descriptions

/// A test double that keeps what it is told.
struct SpyText {
    struct Method {
        let name: String
        /// What the compiler and a reader see of each parameter.
        let parameters: [(label: String?, name: String, type: String)]

        init(_ name: String, _ parameters: [(label: String?, name: String, type: String)] = []) {
            self.name = name
            self.parameters = parameters
        }

        /// As a case of an enumeration.
        fileprivate var declaredCase: String {
            let types = parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.type }
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
            let values = parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.name }
            return ".\(name)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
        }
    }

    /// Whom it stands for, as `GreetingView`.
    let type: String
    /// The module of the cell.
    let module: String
    let methods: [Method]
    /// Whether tests forget what it was told.
    var isReset = false
    /// What else it imports.
    var imports: [String] = []
    /// What it has besides: properties, and what answers with them.
    var content: (properties: [String], answers: [String]) = ([], [])

    static func view(_ plan: FeaturePlan, in variant: String) -> SpyText {
        SpyText(
            type: "\(plan.type)View",
            module: plan.type + variant,
            methods: plan.labels.map { Method("show\($0.type)", [(nil, $0.member, "String")]) }
        )
    }

    var file: (name: String, text: String) {
        let properties =
            content.properties + ["\(isReset ? "" : "private(set) ")var calls: [Call] = []"]
        let functions = methods.map { "func \($0.declared) { calls.append(\($0.call)) }" }
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
