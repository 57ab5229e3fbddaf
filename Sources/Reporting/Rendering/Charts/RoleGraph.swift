internal import Matrix
internal import Report
internal import Structure

/// The roles of an architecture, with an arrow from each role to those that it refers to.
struct RoleGraph: Hashable, Sendable {
    struct Arrow: Hashable, Sendable {
        let from: Int
        let to: Int
        /// Indicates whether the roles refer to each other.
        let isMutual: Bool
    }

    let axis: String
    let nodes: [String]
    let arrows: [Arrow]
}

/// The roles of a variant in one feature and the references between them.
struct RoleGraphChart {
    let structure: ImplementationStructure
    let featureTitle: String

    /// The roles that refer to all others, because they assemble them.
    private static let assembling: [Role] = [.scene, .assembly]

    private var variant: Variant { structure.implementation.variant }

    /// The chart; `nil` if the variant has only one role.
    var chart: Chart? {
        let roles = structure.roles.map(\.role).filter { !Self.assembling.contains($0) }
        let nodes = roles.map(Neighbour.role) + [.model]
        guard roles.count > 1 else { return nil }
        func refers(_ from: Neighbour, _ to: Neighbour) -> Bool {
            structure.roleReferences.contains {
                .role($0.from) == from && $0.to == to && $0.count > 0
            }
        }
        var arrows: [RoleGraph.Arrow] = []
        for (index, from) in nodes.enumerated() {
            for (other, to) in nodes.enumerated() where index != other && refers(from, to) {
                let isMutual = refers(to, from)
                guard !(isMutual && other < index) else { continue }
                arrows.append(RoleGraph.Arrow(from: index, to: other, isMutual: isMutual))
            }
        }
        let count = arrows.reduce(0) { $0 + ($1.isMutual ? 2 : 1) }
        return Chart(
            name: "design-\(variant.name.lowercased())",
            title: "\(variant.title): \(roles.count) roles and the model, \(count) "
                + (count == 1 ? "dependency" : "dependencies"),
            drawing: .graph(
                RoleGraph(
                    axis:
                        "Dependencies between roles in \(featureTitle), without scene and assembly, which know all",
                    nodes: nodes.map(\.title),
                    arrows: arrows
                )
            ),
            width: ChartWriter.narrowWidth
        )
    }
}
