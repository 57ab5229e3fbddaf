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
        private let environment = BlogFeedEnvironment(opening: .blogFeed(user: 1, drafts: 1))
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

        @Test("A first load and a refresh hand up the same summaries")
        func fetches() {
            interactor.fetchDrafts()
            interactor.refreshDrafts()
            environment.deliver(.all)
            let draft = SampleData(seed: 7).draft(id: 1)
            let summary = DraftSummary(id: 1, title: draft.title, editedAt: draft.editedAt)
            #expect(output.calls == [.didFetchDrafts([summary]), .didFetchDrafts([summary])])
            #expect(environment.requests == [.drafts(userID: 1), .drafts(userID: 1)])
        }

        @Test("A first load and a refresh that fail say so each in its own way")
        func fetchFails() {
            environment.fail(.drafts)
            environment.fail(.drafts)
            interactor.fetchDrafts()
            interactor.refreshDrafts()
            environment.deliver(.all)
            #expect(output.calls == [.didFailToFetchDrafts, .didFailToRefreshDrafts])
        }

        @Test("Replies that come when the interactor is gone do nothing and keep nothing alive")
        func releases() {
            var interactor: DraftsInteractor? = Self.interactor(in: environment)
            weak let released = interactor
            interactor?.output = output
            interactor?.fetchDrafts()
            interactor?.refreshDrafts()
            interactor = nil
            #expect(released == nil)
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }

        @Test("The interactor keeps no output alive")
        func keepsNoOutput() {
            var output: DraftsInteractorOutputSpy? = DraftsInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
        }
    }
}
