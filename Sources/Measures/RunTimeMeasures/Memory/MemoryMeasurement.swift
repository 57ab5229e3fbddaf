package import Matrix

/// The memory of an open screen: the blocks that were allocated since it was opened and are not
/// freed.
package struct MemoryMeasurement: Hashable, Sendable, Codable {
    /// The memory of one feature.
    package struct OfFeature: Hashable, Sendable, Codable {
        package let feature: Feature
        /// The measured states, in the order of a user's steps.
        package let states: [State]
        /// For each variant, the memory in each state.
        package let variants: [[Use]]

        package init(feature: Feature, states: [State], variants: [[Use]]) {
            self.feature = feature
            self.states = states
            self.variants = variants
        }
    }

    /// A state of a screen.
    package struct State: Hashable, Sendable, Codable {
        /// A phrase, such as "first page loaded".
        package let title: String
        /// A Boolean value that indicates whether the screen is closed, so that no object may be
        /// left.
        package let isClosed: Bool

        package init(title: String, isClosed: Bool) {
            self.title = title
            self.isClosed = isClosed
        }
    }

    /// The memory in one state.
    package struct Use: Hashable, Sendable, Codable {
        /// The number of instances of classes of the package.
        package let objects: Int
        /// All memory blocks: these objects, closures, and buffers of arrays and strings.
        package let blocks: Int
        /// The requested bytes of all blocks.
        package let bytes: Int
        /// The objects by owner, without owners that have none.
        package let owners: [OfOwner]

        package init(objects: Int, blocks: Int, bytes: Int, owners: [OfOwner]) {
            self.objects = objects
            self.blocks = blocks
            self.bytes = bytes
            self.owners = owners
        }
    }

    /// The objects of one owner.
    package struct OfOwner: Hashable, Sendable, Codable {
        package let owner: InstructionOwner
        package let objects: Int
        package let bytes: Int

        package init(owner: InstructionOwner, objects: Int, bytes: Int) {
            self.owner = owner
            self.objects = objects
            self.bytes = bytes
        }
    }

    package let features: [OfFeature]

    package init(features: [OfFeature]) {
        self.features = features
    }
}

extension InstructionOwner {
    /// Creates the owner of an object.
    ///
    /// - Parameters:
    ///   - type: the qualified name of its class, such as `BlogFeedMVP.BlogsPresenter`.
    ///   - implementation: the implementation whose screen is open.
    package init(type: String, in implementation: Implementation) {
        let parts = type.split(separator: ".").map(String.init)
        let modules = [implementation] + implementation.taken
        if let owner = parts.first.flatMap(InstructionOwner.init(sharedModule:)) {
            self = owner
            return
        }
        switch parts.first {
        case implementation.feature.moduleName: self = .contract
        case let module?:
            guard let owner = modules.first(where: { $0.moduleName == module }), parts.count > 1
            else {
                self = .driver
                return
            }
            self = .role(owner.architecture.role(ofFile: parts[1]))
        case nil: self = .driver
        }
    }
}
