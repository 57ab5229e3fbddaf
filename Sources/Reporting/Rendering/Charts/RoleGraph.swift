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

    /// The chart; `nil` if there are no two roles that refer to each other.
    var chart: Chart? {
        let references = structure.roleReferences.compactMap { reference -> (Role, Role)? in
            guard case .role(let to) = reference.to, to != reference.from, reference.count > 0
            else { return nil }
            return (reference.from, to)
        }
        .filter { pair in !Self.assembling.contains { $0 == pair.0 || $0 == pair.1 } }
        let roles = Role.all.filter { role in references.contains { $0.0 == role || $0.1 == role } }
        guard roles.count > 1 else { return nil }
        var arrows: [RoleGraph.Arrow] = []
        for (index, role) in roles.enumerated() {
            for (other, target) in roles.enumerated() where index != other {
                let refers = references.contains { $0 == (role, target) }
                let isMutual = references.contains { $0 == (target, role) }
                guard refers, !(isMutual && other < index) else { continue }
                arrows.append(RoleGraph.Arrow(from: index, to: other, isMutual: refers && isMutual))
            }
        }
        let count = arrows.reduce(0) { $0 + ($1.isMutual ? 2 : 1) }
        return Chart(
            name: "design-\(variant.name.lowercased())",
            title: "\(variant.title): \(roles.count) roles, \(count) dependencies between them",
            drawing: .graph(
                RoleGraph(
                    axis:
                        "Dependencies between roles in \(featureTitle), without scene and assembly, which know all",
                    nodes: roles.map(\.title),
                    arrows: arrows
                )
            ),
            width: ChartWriter.narrowWidth
        )
    }
}
