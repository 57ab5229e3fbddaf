internal import BlogFeed
internal import CellTesting
internal import Model
internal import Scripts
internal import Testing

@testable internal import BlogFeedVIPER

extension WithoutViewTests {
    @MainActor
    @Suite("The interactor of plans")
    struct PlansInteractorTests {
        private let environment = BlogFeedEnvironment(opening: .blogFeed(user: 1, plans: 2))
        private let output = PlansInteractorOutputSpy()
        private let interactor: PlansInteractor

        init() {
            interactor = Self.interactor(in: environment)
            interactor.output = output
        }

        private static func interactor(in environment: BlogFeedEnvironment) -> PlansInteractor {
            PlansInteractor(
                userID: environment.dependencies.userID,
                blogService: environment.dependencies.blogService
            )
        }

        /// Fetches the plans, and forgets how.
        private func fetch() {
            interactor.fetchPlans()
            environment.deliver(.all)
            output.calls = []
        }

        @Test("The plans are listed, newest first")
        func fetches() {
            interactor.fetchPlans()
            #expect(output.calls == [.didBeginFetchingPlans])
            #expect(interactor.planCount == 0)
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingPlans, .didFetchPlans])
            let plan = SampleData(seed: 7).plan(id: 2)
            #expect(interactor.planCount == 2)
            #expect(
                interactor.plan(at: 0)
                    == PlanSummary(id: 2, title: plan.title, dueOn: plan.dueOn)
            )
            #expect(environment.requests == [.plans(userID: 1)])
        }

        @Test("Plans that fail say so, and can be asked for again")
        func fetchFails() {
            environment.fail(.plans)
            interactor.fetchPlans()
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingPlans, .didFailToFetchPlans])
            fetch()
            #expect(interactor.planCount == 2)
        }

        @Test("After a failed first load a refresh loads the plans")
        func refreshesAfterFailure() {
            environment.fail(.plans)
            fetch()
            interactor.refreshPlans()
            #expect(output.calls == [.didBeginFetchingPlans])
            environment.deliver(.all)
            #expect(interactor.planCount == 2)
        }

        @Test("A refresh while the first load or a refresh runs does nothing")
        func refreshesOnce() {
            interactor.fetchPlans()
            interactor.refreshPlans()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            interactor.refreshPlans()
            interactor.refreshPlans()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            interactor.refreshPlans()
            #expect(environment.waitingReplies == 1)
        }

        @Test("A refresh lists the plans anew")
        func refreshes() {
            fetch()
            interactor.refreshPlans()
            #expect(output.calls.isEmpty)
            environment.deliver(.all)
            #expect(output.calls == [.didFetchPlans])
            #expect(interactor.planCount == 2)
        }

        @Test("A refresh that fails says so, and the plans stay")
        func refreshFails() {
            fetch()
            environment.fail(.plans)
            interactor.refreshPlans()
            environment.deliver(.all)
            #expect(output.calls == [.didFailToRefreshPlans])
            #expect(interactor.planCount == 2)
        }

        @Test("Replies that come when the interactor is gone do nothing and keep nothing alive")
        func releases() {
            var interactor: PlansInteractor? = Self.interactor(in: environment)
            weak let released = interactor
            interactor?.output = output
            interactor?.fetchPlans()
            environment.deliver(.all)
            interactor?.refreshPlans()
            interactor = nil
            #expect(released == nil)
            output.calls = []
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }

        @Test("The interactor keeps no output alive, and works on without")
        func keepsNoOutput() {
            var output: PlansInteractorOutputSpy? = PlansInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
            fetch()
            #expect(interactor.planCount == 2)
        }
    }
}
