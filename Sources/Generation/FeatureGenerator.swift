package import Descriptions

/// Makes the files of a feature from its description.
package struct FeatureGenerator {
    private let plan: FeaturePlan

    private static let makers: [any CellFiles.Type] = [
        MVCFiles.self, MVPFiles.self, MVVMFiles.self, VIPERFiles.self,
    ]

    package init(_ description: Description) {
        plan = FeaturePlan(description)
    }

    /// All that is new with the feature, in the order in which somebody would read it.
    package var files: [GeneratedFile] { model + contract + cells + tests + [catalogue] }

    /// The entities and the services, in the model that all features share.
    package var model: [GeneratedFile] { ModelFiles(plan: plan).files }

    /// What all variants have in common.
    package var contract: [GeneratedFile] { ContractFiles(plan: plan).files }

    /// Those of the four cells.
    package var cells: [GeneratedFile] {
        Self.makers.flatMap { $0.init(plan: plan).files }
    }

    /// The tests of the four cells.
    package var tests: [GeneratedFile] {
        Self.makers.flatMap { TestFiles(plan: plan, variant: $0.variant).files }
    }

    /// What opens the cells.
    private var catalogue: GeneratedFile {
        let modules = Self.makers.map { plan.type + $0.variant } + [plan.type + "Control"]
        let imports = (modules + [plan.type, "Matrix"]).sorted().map { "internal import \($0)" }
        let cells = Self.makers.map {
            "            .\($0.variant.lowercased()): "
                + "{ \(plan.type)\($0.variant).\(plan.type)Assembly.screen($0.dependencies) },\n"
        }
        return GeneratedFile(
            path: "Sources/Catalogue/Catalogue+\(plan.type).swift",
            text: """
                \(imports.joined(separator: "\n"))

                extension Catalogue {
                    static let \(plan.member) = Entry(
                        environment: \(plan.type)Environment.init(opening:),
                        cells: [
                \(cells.joined())        ],
                        control: { \(plan.type)Control.\(plan.type)Assembly.screen($0.dependencies) }
                    )
                }

                """
        )
    }
}
