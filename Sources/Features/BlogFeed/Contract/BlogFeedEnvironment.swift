package import HeadlessKit
package import Model
package import Scripts

/// The world around a person's page: a backend, a scheduler and a navigator.
package final class BlogFeedEnvironment: ScriptEnvironment {
    /// What can be opened.
    package enum Scene: String, CaseIterable {
        /// The person's page.
        case page
        /// Their card: header and drafts alone, where a chosen draft leads into the editor.
        case card
    }

    /// What is opened.
    package let scene: Scene
    private let userID: User.ID
    private let viewerID: User.ID
    private let backend: InMemoryBackend
    private let navigator = NavigationStack()
    /// `nil` where replies are delivered at once.
    private let manualScheduler: ManualScheduler?

    package init(opening: Opening) {
        scene = Scene(rawValue: opening.text("scene", default: Scene.page.rawValue)) ?? .page
        userID = opening.integer("user", default: 2)
        viewerID = opening.integer("viewer", default: 1)
        let isManual = opening.text("scheduler", default: "manual") == "manual"
        manualScheduler = isManual ? ManualScheduler() : nil
        backend = InMemoryBackend(
            seed: UInt64(opening.integer("seed", default: 7)),
            scheduler: manualScheduler ?? ImmediateScheduler()
        )
        for operation in opening.texts("fail").compactMap(Model.Operation.init) {
            backend.faults.failNext(operation)
        }
        backend.recordsRequests = opening.flag("recorded", default: true)
        backend.addUser(
            id: userID,
            blogCount: opening.integer("blogs", default: 45),
            draftCount: opening.integer("drafts", default: 3)
        )
    }

    package var dependencies: BlogFeedDependencies {
        BlogFeedDependencies(
            userID: userID,
            viewerID: viewerID,
            userService: backend,
            blogService: backend,
            navigator: navigator
        )
    }

    package var routes: [Route] { navigator.routes }
    package var requests: [ServiceRequest] { backend.requests }
    package var waitingReplies: Int { manualScheduler?.waitingCount ?? 0 }

    package func back() -> Bool { navigator.back() }

    package func deliver(_ delivery: Delivery) {
        switch delivery {
        case .next: manualScheduler?.deliverNext()
        case .last: manualScheduler?.deliverLast()
        case .all: manualScheduler?.deliverAll()
        }
    }

    package func fail(_ operation: Model.Operation) {
        backend.faults.failNext(operation)
    }

    /// Somebody publishes a blog on the viewed page.
    package func post() {
        backend.publishBlog(userID: userID)
    }

    package func happen(_ event: String, _ value: JSONValue) -> String? {
        post()
        return nil
    }

    package func set(_ values: [String: JSONValue]) {
        if values["liked"] == .text("forgotten") { backend.forgetLikes() }
    }
}
