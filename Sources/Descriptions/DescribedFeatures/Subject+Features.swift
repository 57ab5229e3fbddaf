internal import DescriptionPlayer
package import Descriptions
package import Equivalence
internal import HeadlessKit
package import Matrix
internal import Model
internal import Scenarios

extension Subject {
    /// What the description of a feature says. Where the feature is written by hand, it asks the services
    /// that are there, and stands in a folder of its own here.
    ///
    /// - Throws: ``DescriptionMisfit`` where those are not as it says.
    package init(_ description: Description, of feature: Feature) throws(DescriptionMisfit) {
        switch feature {
        #if HAS_BlogFeed
            case .blogFeed: self = try .blogFeed(description)
        #endif
        #if HAS_Comments
            case .comments: self = try .comments(description)
        #endif
        #if HAS_People
            case .people: self = try .people(description)
        #endif
        #if HAS_Profile
            case .profile: self = try .profile(description)
        #endif
        default: self.init(description)
        }
    }

    /// - Parameters:
    ///   - beyond: what services are asked for, and what toasts say, by what is left out.
    ///   - openings: which openings the description tells of.
    ///   - environment: makes the world around the screen.
    init<Environment: ScriptEnvironment>(
        _ description: Description,
        beyond: (operations: Set<Model.Operation>, messages: Set<String>) = ([], []),
        openings: @escaping @Sendable (Opening) -> Bool = { _ in true },
        environment: @escaping @MainActor (Opening) -> Environment,
        screen: @escaping @MainActor (Environment) -> ViewController
    ) {
        self.init(
            name: Self.nameOfDescription,
            moduleNames: [],
            isDescription: true,
            scope: Scope(
                leftOut: Set(description.lists.flatMap(\.leftOutParts)),
                operations: beyond.operations,
                messages: beyond.messages,
                openings: openings
            ),
            open: { Stage(environment: environment($0), screen: screen) }
        )
    }
}
