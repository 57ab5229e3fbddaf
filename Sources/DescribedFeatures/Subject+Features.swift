internal import Comments
internal import DescriptionPlaying
package import Descriptions
internal import HeadlessKit
package import Matrix
internal import Model
package import Sameness
internal import Scripts

extension Subject {
    /// What the description of a feature says. Where the feature is written by hand, it asks the services
    /// that are there.
    ///
    /// - Throws: ``DescriptionMisfit`` where those are not as it says.
    package init(_ description: Description, of feature: Feature) throws(DescriptionMisfit) {
        switch (feature, description.list) {
        case (.comments, let list?):
            try DescriptionMisfit.check(description, pageSize: CommentPage.size)
            self.init(description, list, asking: [.comments, .favour]) {
                let environment = CommentsEnvironment(opening: $0)
                return (environment, DescribedComments(environment.dependencies))
            }
        default: self.init(description)
        }
    }

    /// - Parameters:
    ///   - operations: what the services are asked for.
    ///   - world: the world around the screen, and what it asks there.
    private init<Environment: ScriptEnvironment>(
        _ description: Description,
        _ list: ItemList,
        asking operations: Set<Operation>,
        world: @escaping @MainActor (Opening) -> (Environment, any DescribedItems)
    ) {
        self.init(
            name: Self.nameOfDescription,
            moduleNames: [],
            scope: Scope(
                leftOut: list.leftOutParts,
                operations: operations,
                messages: list.messages
            ),
            open: { opening in
                let (environment, items) = world(opening)
                return Stage(environment: environment) { _ in
                    DescribedListScreen(list, isPaged: description.isPaged, in: items)
                }
            }
        )
    }
}
