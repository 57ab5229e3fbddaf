internal import Model

enum CommentsReducer {
    static func reduce(
        _ state: inout CommentsState,
        _ action: CommentsAction
    ) -> [CommentsEffect] {
        switch action {
        case .opened:
            // A restored screen already has the reply.
            return state.placeholder == .loading ? [.followTime, .load] : [.followTime]
        case .retryTapped:
            return load(&state)
        case .pulled:
            return pull(&state)
        case .lastRowShown:
            // After a failure, only the button loads the page.
            return state.footer == .hidden ? loadMore(&state) : []
        case .retryMoreTapped:
            guard case .failed = state.footer else { return [] }
            return loadMore(&state)
        case .avatarTapped(let id):
            guard let row = state.rows[id] else { return [] }
            return [.openUser(row.comment.authorID)]
        case .favourTapped(let id):
            return favour(id, in: &state)
        case .timeChanged(let now):
            state.now = now
            return []
        case .refreshed(.success) where state.isOutdated:
            return refresh(&state)
        case .loaded(.success(let page)), .refreshed(.success(let page)):
            state.isRefreshing = false
            replaceRows(with: page, in: &state)
            return []
        case .loaded(.failure):
            state.isRefreshing = false
            state.placeholder = .error("Could not load comments")
            return []
        case .refreshed(.failure):
            state.isRefreshing = false
            return [.showMessage("Could not refresh")]
        case .loadedMore(let result, let generation):
            if generation == state.generation { showMore(result, in: &state) }
            return []
        case .favoured(let id, let result):
            return showFavour(of: id, result, in: &state)
        }
    }

    // MARK: - First page

    private static func load(_ state: inout CommentsState) -> [CommentsEffect] {
        state.placeholder = .loading
        return [.load]
    }

    private static func pull(_ state: inout CommentsState) -> [CommentsEffect] {
        guard !state.isRefreshing else { return [] }
        state.isRefreshing = true
        switch state.placeholder {
        case .loading: return []
        case .error: return load(&state)
        case .none, .empty: return refresh(&state)
        }
    }

    private static func refresh(_ state: inout CommentsState) -> [CommentsEffect] {
        state.isOutdated = false
        return [.refresh]
    }

    private static func replaceRows(with page: CommentPage, in state: inout CommentsState) {
        state.generation += 1
        state.rows = [:]
        state.listedIDs = []
        appendRows(of: page, to: &state)
        state.placeholder = state.listedIDs.isEmpty ? .empty("No comments yet") : .none
    }

    // MARK: - Further pages

    private static func loadMore(_ state: inout CommentsState) -> [CommentsEffect] {
        state.footer = .loading("Loading more…")
        return [.loadMore(after: state.listedIDs.last, generation: state.generation)]
    }

    private static func showMore(
        _ result: Result<CommentPage, ServiceError>,
        in state: inout CommentsState
    ) {
        switch result {
        case .success(let page):
            appendRows(of: page, to: &state)
        case .failure:
            state.footer = .failed("Could not load more")
        }
    }

    private static func appendRows(of page: CommentPage, to state: inout CommentsState) {
        for comment in page.comments {
            state.listedIDs.append(comment.id)
            state.rows[comment.id] = CommentState(comment: comment)
        }
        state.footer = page.isLast && !state.listedIDs.isEmpty ? .end("No more comments") : .hidden
        state.listVersion += 1
    }

    // MARK: - Rows

    private static func favour(
        _ id: CommentState.ID,
        in state: inout CommentsState
    ) -> [CommentsEffect] {
        guard let row = state.rows[id], row.canFavour,
            state.favouringIDs.insert(id).inserted
        else { return [] }
        return [.favour(id)]
    }

    private static func showFavour(
        of id: CommentState.ID,
        _ result: Result<Int, ServiceError>,
        in state: inout CommentsState
    ) -> [CommentsEffect] {
        state.favouringIDs.remove(id)
        switch result {
        case .success(let favourCount):
            state.isOutdated = true
            state.rows[id]?.comment.favourCount = favourCount
            state.rows[id]?.comment.isFavoured = true
            return []
        case .failure:
            return [.showMessage("Could not favour")]
        }
    }
}
