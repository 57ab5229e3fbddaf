package import Descriptions

/// Makes the files of a feature from its description.
package struct FeatureGenerator {
    private let description: Description
    private let parts: Parts

    private struct Parts {
        let model: [GeneratedFile]
        let contract: [GeneratedFile]
        let cells: [GeneratedFile]
        let tests: [GeneratedFile]
    }

    private static let variants = ["MVC", "MVP", "MVVM", "VIPER"]

    package init(_ description: Description) {
        self.description = description
        parts =
            ListPlan(description).map(Self.parts) ?? Self.parts(of: FeaturePlan(description))
    }

    private static func parts(of plan: FeaturePlan) -> Parts {
        let makers: [any CellFiles.Type] = [
            MVCFiles.self, MVPFiles.self, MVVMFiles.self, VIPERFiles.self,
        ]
        return Parts(
            model: ModelFiles(plan: plan).files,
            contract: ContractFiles(plan: plan).files,
            cells: makers.flatMap { $0.init(plan: plan).files },
            tests: variants.flatMap { TestFiles(plan: plan, variant: $0).files }
        )
    }

    private static func parts(of plan: ListPlan) -> Parts {
        Parts(
            model: ListModelFiles(plan: plan).files,
            contract: ListContractFiles(plan: plan).files,
            cells: cells(of: plan),
            tests: variants.flatMap { ListTestFiles(plan: plan, variant: $0).files }
        )
    }

    private static func cells(of plan: ListPlan) -> [GeneratedFile] {
        let makers: [any ListCellFiles.Type] = [
            ListMVCFiles.self, ListMVPFiles.self, ListMVVMFiles.self, ListVIPERFiles.self,
        ]
        return makers.flatMap { $0.init(plan: plan).files }
    }

    /// A list as a module in the cells of a larger feature.
    package static func module(_ description: Description, in part: ListPart) -> [GeneratedFile] {
        ListPlan(description, part: part).map(cells) ?? []
    }

    /// All that is new with the feature, in the order in which somebody would read it.
    package var files: [GeneratedFile] { model + contract + cells + tests + [catalogue] }

    /// The entities and the services, in the model that all features share.
    package var model: [GeneratedFile] { parts.model }

    /// What all variants have in common.
    package var contract: [GeneratedFile] { parts.contract }

    /// Those of the four cells.
    package var cells: [GeneratedFile] { parts.cells }

    /// The tests of the four cells.
    package var tests: [GeneratedFile] { parts.tests }

    /// What opens the cells.
    private var catalogue: GeneratedFile {
        let type = description.feature.type
        let modules = Self.variants.map { type + $0 } + [type + "Control"]
        let imports = (modules + [type, "Matrix"]).sorted().map { "internal import \($0)" }
        let cells = Self.variants.map {
            "            .\($0.lowercased()): "
                + "{ \(type)\($0).\(type)Assembly.screen($0.dependencies) },\n"
        }
        return GeneratedFile(
            path: "Sources/Catalogue/Catalogue+\(type).swift",
            text: """
                \(imports.joined(separator: "\n"))

                extension Catalogue {
                    static let \(description.feature.member) = Entry(
                        environment: \(type)Environment.init(opening:),
                        cells: [
                \(cells.joined())        ],
                        control: { \(type)Control.\(type)Assembly.screen($0.dependencies) }
                    )
                }

                """
        )
    }
}
