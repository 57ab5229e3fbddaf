/// The description of a variant: its roles, dependency rules and design decisions.
package struct Architecture: Hashable, Sendable {
    /// A suffix of type names and its role.
    package struct Ending: Hashable, Sendable {
        package let text: String
        package let role: Role

        package init(_ text: String, _ role: Role) {
            self.text = text
            self.role = role
        }
    }

    package let variant: Variant
    /// The suffixes; the first that matches determines the role.
    package let endings: [Ending]
    /// The dependency rules, in addition to those of the axis.
    package let rules: [ArchitectureRule]
    /// The design decisions. Pages refer to them by number, counted from 1.
    package let designDecisions: [DesignDecision]
    /// The variants of the same feature whose modules this variant uses. Other variants must not
    /// use another implementation.
    package let taken: [Variant]
    /// The variants of the same feature whose modules its second scene uses instead of its own.
    package let takenByReuseScene: [Variant]
    /// The binding code in a feature about bindings: symbols of the implementation and types of
    /// other modules, as named in the compiler's index. `Type.member` names a member of one type
    /// only.
    package let carriers: Set<String>
    /// Indicates whether the variant starts tasks, which the stage awaits after each event.
    package let startsTasks: Bool

    package init(
        _ variant: Variant,
        endings: [Ending],
        rules: [ArchitectureRule],
        designDecisions: [DesignDecision],
        taking taken: [Variant] = [],
        takingInReuseScene takenByReuseScene: [Variant] = [],
        carryingBy carriers: Set<String> = [],
        startsTasks: Bool = false
    ) {
        self.variant = variant
        self.endings = endings
        self.rules = rules
        self.designDecisions = designDecisions
        self.taken = taken
        self.takenByReuseScene = takenByReuseScene
        self.carriers = carriers
        self.startsTasks = startsTasks
    }

    /// Returns the architecture with the binding code of a feature.
    func carrying(by carriers: Set<String>) -> Architecture {
        Architecture(
            variant,
            endings: endings,
            rules: rules,
            designDecisions: designDecisions,
            taking: taken,
            takingInReuseScene: takenByReuseScene,
            carryingBy: carriers,
            startsTasks: startsTasks
        )
    }

    /// Returns the role of a file or of a type, by its name.
    ///
    /// - Parameter file: the name, with or without folders and extension.
    package func role(ofFile file: String) -> Role {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
        // `BlogsView+Rows.swift` extends a view.
        let type = stem.split(separator: "+").first.map(String.init) ?? stem
        return endings.first { type.hasSuffix($0.text) }?.role ?? .unknown
    }
}
