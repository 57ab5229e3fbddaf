internal import BlogFeed
internal import HeadlessKit
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import BlogFeedObservable

extension WithoutViewTests {
    /// Plan 4 is the newest, is in row 0 and is untitled.
    @MainActor
    @Suite("The model of plans")
    struct PlansModelTests {
        private let environment: BlogFeedEnvironment
        private let model: PlansModel

        init() {
            self.init(plans: 4)
        }

        private init(plans: Int) {
            environment = BlogFeedEnvironment(opening: .blogFeed(user: 1, plans: plans))
            model = Self.model(in: environment)
        }

        private static func model(in environment: BlogFeedEnvironment) -> PlansModel {
            PlansModel(
                userID: environment.dependencies.userID,
                blogService: environment.dependencies.blogService,
                onSelectPlan: { [navigator = environment.dependencies.navigator] in
                    navigator.push(.planDetail($0))
                }
            )
        }

        /// Loads the plans.
        private func load() {
            start(model.load)
            environment.settle()
        }

        @Test("Loading shows until the plans have come")
        func loads() {
            start(model.load)
            #expect(model.placeholder == .loading)
            environment.settle()
            #expect(model.placeholder == .none)
            #expect(model.rows.map(\.id) == [4, 3, 2, 1])
            #expect(environment.requests == [.plans(userID: 1)])
        }

        @Test("Plans that fail say so in place, and the button loads again")
        func loadFails() {
            environment.fail(.plans)
            load()
            #expect(model.placeholder == .error("Could not load plans"))
            start(model.load)
            #expect(model.placeholder == .loading)
            environment.settle()
            #expect(model.rows.count == 4)
        }

        @Test("After a failed first load a pull loads again, and ends also if that fails")
        func pullsAfterFailure() {
            environment.fail(.plans)
            load()
            environment.fail(.plans)
            start(model.refresh)
            #expect(model.placeholder == .loading)
            environment.settle()
            #expect(model.placeholder == .error("Could not load plans"))
            #expect(!model.isRefreshing)
            start(model.refresh)
            environment.settle()
            #expect(model.rows.count == 4)
        }

        @Test("Nothing planned at all say so, also after a refresh")
        func noPlans() {
            let page = Self(plans: 0)
            page.load()
            #expect(page.model.placeholder == .empty("Nothing planned"))
            start(page.model.refresh)
            page.environment.settle()
            #expect(page.model.placeholder == .empty("Nothing planned"))
        }

        @Test("Pulling while the first load or a refresh runs does nothing")
        func pullsOnce() {
            start(model.load)
            start(model.refresh)
            #expect(environment.waitingReplies == 1)
            environment.settle()
            #expect(!model.isRefreshing)
            start(model.refresh)
            start(model.refresh)
            #expect(environment.waitingReplies == 1)
            environment.settle()
            #expect(!model.isRefreshing)
            start(model.refresh)
            #expect(environment.waitingReplies == 1)
        }

        @Test("A refresh that fails says so, and the rows stay")
        func refreshFails() {
            load()
            environment.fail(.plans)
            start(model.refresh)
            environment.settle()
            #expect(!model.isRefreshing)
            #expect(model.takeMessages() == ["Could not refresh"])
            #expect(model.takeMessages() == [])
            #expect(model.placeholder == .none)
            #expect(model.rows.count == 4)
        }

        @Test("A tap on a row opens its plan")
        func opensPlan() {
            load()
            model.select(model.rows[1])
            #expect(environment.routes == [.planDetail(3)])
        }

        @Test("A cancelled task does not wait for the reply and keeps nothing alive")
        func releases() {
            var model: PlansModel? = Self.model(in: environment)
            weak let released = model
            let task = start { [weak model] in await model?.load() }
            model = nil
            #expect(released != nil)
            MainActorQueue.settle { task?.cancel() }
            #expect(released == nil)
            environment.settle()
        }
    }
}
