internal import BlogFeed
internal import CellTesting
internal import Model
internal import Scripts
internal import Testing

@testable internal import BlogFeedVIPER

extension WithoutViewTests {
    @MainActor
    @Suite("The interactor of drafts")
    struct DraftsInteractorTests {
        private let environment = BlogFeedEnvironment(opening: .blogFeed(user: 1, drafts: 2))
        private let output = DraftsInteractorOutputSpy()
        private let interactor: DraftsInteractor

        init() {
            interactor = Self.interactor(in: environment)
            interactor.output = output
        }

        private static func interactor(in environment: BlogFeedEnvironment) -> DraftsInteractor {
            DraftsInteractor(
                userID: environment.dependencies.userID,
                blogService: environment.dependencies.blogService
            )
        }

        /// Fetches the drafts, and forgets how.
        private func fetch() {
            interactor.fetchDrafts()
            environment.deliver(.all)
            output.calls = []
        }

        @Test("The drafts are listed, newest first")
        func fetches() {
            interactor.fetchDrafts()
            #expect(output.calls == [.didBeginFetchingDrafts])
            #expect(interactor.draftCount == 0)
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingDrafts, .didFetchDrafts])
            let draft = SampleData(seed: 7).draft(id: 2)
            #expect(interactor.draftCount == 2)
            #expect(
                interactor.draft(at: 0)
                    == DraftSummary(id: 2, title: draft.title, editedAt: draft.editedAt)
            )
            #expect(environment.requests == [.drafts(userID: 1)])
        }

        @Test("Drafts that fail say so, and can be asked for again")
        func fetchFails() {
            environment.fail(.drafts)
            interactor.fetchDrafts()
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingDrafts, .didFailToFetchDrafts])
            fetch()
            #expect(interactor.draftCount == 2)
        }

        @Test("After a failed first load a refresh loads the drafts")
        func refreshesAfterFailure() {
            environment.fail(.drafts)
            fetch()
            interactor.refreshDrafts()
            #expect(output.calls == [.didBeginFetchingDrafts])
            environment.deliver(.all)
            #expect(interactor.draftCount == 2)
        }

        @Test("A refresh while the first load or a refresh runs does nothing")
        func refreshesOnce() {
            interactor.fetchDrafts()
            interactor.refreshDrafts()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            interactor.refreshDrafts()
            interactor.refreshDrafts()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            interactor.refreshDrafts()
            #expect(environment.waitingReplies == 1)
        }

        @Test("A refresh lists the drafts anew")
        func refreshes() {
            fetch()
            interactor.refreshDrafts()
            #expect(output.calls.isEmpty)
            environment.deliver(.all)
            #expect(output.calls == [.didFetchDrafts])
            #expect(interactor.draftCount == 2)
        }

        @Test("A refresh that fails says so, and the drafts stay")
        func refreshFails() {
            fetch()
            environment.fail(.drafts)
            interactor.refreshDrafts()
            environment.deliver(.all)
            #expect(output.calls == [.didFailToRefreshDrafts])
            #expect(interactor.draftCount == 2)
        }

        @Test("Replies that come when the interactor is gone do nothing and keep nothing alive")
        func releases() {
            var interactor: DraftsInteractor? = Self.interactor(in: environment)
            weak let released = interactor
            interactor?.output = output
            interactor?.fetchDrafts()
            environment.deliver(.all)
            interactor?.refreshDrafts()
            interactor = nil
            #expect(released == nil)
            output.calls = []
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }

        @Test("The interactor keeps no output alive, and works on without")
        func keepsNoOutput() {
            var output: DraftsInteractorOutputSpy? = DraftsInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
            fetch()
            #expect(interactor.draftCount == 2)
        }
    }
}
