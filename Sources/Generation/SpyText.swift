internal import Descriptions

/// A test double that keeps what it is told.
struct SpyText {
    let plan: FeaturePlan
    let variant: String
    /// As `View`.
    let role: String
    /// Its methods, with the names and types of their parameters.
    let methods: [(name: String, parameters: [(name: String, type: String)])]

    static func view(_ plan: FeaturePlan, in variant: String) -> SpyText {
        SpyText(
            plan: plan,
            variant: variant,
            role: "View",
            methods: plan.labels.map { ("show\($0.type)", [($0.member, "String")]) }
        )
    }

    var file: (name: String, text: String) {
        let cases = methods.map { name, parameters in
            let types = parameters.map(\.type).joined(separator: ", ")
            return "        case \(name)" + (types.isEmpty ? "" : "(\(types))") + "\n"
        }
        let functions = methods.map { name, parameters in
            let declared = parameters.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
            let values = parameters.map(\.name).joined(separator: ", ")
            return "    func \(name)(\(declared)) { calls.append(.\(name)"
                + (values.isEmpty ? "" : "(\(values))") + ") }\n"
        }
        return (
            "\(plan.type)\(role)Spy",
            """
            @testable internal import \(plan.type)\(variant)

            final class \(plan.type)\(role)Spy: \(plan.type)\(role)Protocol {
                enum Call: Equatable {
            \(cases.joined())    }

                private(set) var calls: [Call] = []

            \(functions.joined(separator: "\n"))}

            """
        )
    }
}
