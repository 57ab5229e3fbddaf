package import Descriptions
package import Equivalence
internal import HeadlessKit
package import InputFiles
package import Matrix
internal import Model
internal import Scenarios

extension Subject {
    /// Creates a subject that plays the description of a feature. If the implementations of the
    /// feature are written by hand, the subject uses the services of the feature, and its code is
    /// in a folder of this module.
    ///
    /// - Throws: ``ApplicationError`` if the description does not match the services.
    package init(
        _ description: Description,
        of feature: Feature
    ) throws(ApplicationError) {
        switch feature {
        #if HAS_BlogFeed
            case .blogFeed: self = try .blogFeed(description)
        #endif
        #if HAS_Comments
            case .comments: self = try .comments(description)
        #endif
        #if HAS_Profile
            case .profile: self = try .profile(description)
        #endif
        default: self.init(description)
        }
    }

    /// Creates a subject that plays a description with the services of a feature.
    ///
    /// - Parameters:
    ///   - beyond: the service operations and the toast messages of the excluded elements.
    ///   - openings: a closure that returns true for the openings that the description covers.
    ///   - environment: a closure that creates the environment of the screen.
    ///   - screen: a closure that creates the screen.
    init<Environment: ScenarioEnvironment>(
        _ description: Description,
        beyond: (operations: Set<Model.Operation>, messages: Set<String>) = ([], []),
        openings: @escaping @Sendable (Opening) -> Bool = { _ in true },
        environment: @escaping @MainActor (Opening) -> Environment,
        screen: @escaping @MainActor (Environment) -> UIViewController
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
