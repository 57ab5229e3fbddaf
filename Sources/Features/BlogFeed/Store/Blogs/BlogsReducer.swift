internal import Model

enum BlogsReducer {
    static func reduce(
        _ state: inout BlogsState,
        _ action: BlogsAction
    ) -> [BlogsEffect] {
        switch action {
        case .opened:
            // A restored screen already has the reply.
            return state.placeholder == .loading ? [.load] : []
        case .retryTapped:
            return load(&state)
        case .pulled:
            return pull(&state)
        case .rowShown(let id):
            // After a failure, only the button loads the page.
            guard id == state.rows.last?.id, state.footer == .hidden else { return [] }
            return loadMore(&state)
        case .retryMoreTapped:
            guard case .failed = state.footer else { return [] }
            return loadMore(&state)
        case .blogTapped(let id):
            return [.openBlog(id)]
        case .likeTapped(let id):
            return like(id, in: &state)
        case .shareTapped(let id):
            return state.sharingIDs.insert(id).inserted ? [.share(id)] : []
        case .messagesShown:
            state.messages = []
            return []
        case .refreshed(.success) where state.isOutdated:
            return refresh(&state)
        case .loaded(.success(let page)), .refreshed(.success(let page)):
            state.isRefreshing = false
            replaceRows(with: page, in: &state)
            return []
        case .loaded(.failure):
            state.isRefreshing = false
            state.placeholder = .error("Could not load blogs")
            return []
        case .refreshed(.failure):
            state.isRefreshing = false
            state.messages.append("Could not refresh")
            return []
        case .loadedMore(let result, let generation):
            if generation == state.generation { showMore(result, in: &state) }
            return []
        case .liked(let id, let result):
            showLike(of: id, result, in: &state)
            return []
        case .shared(let id, let result):
            showShare(of: id, result, in: &state)
            return []
        }
    }

    // MARK: - First page

    private static func load(_ state: inout BlogsState) -> [BlogsEffect] {
        state.placeholder = .loading
        return [.load]
    }

    private static func pull(_ state: inout BlogsState) -> [BlogsEffect] {
        guard !state.isRefreshing else { return [] }
        state.isRefreshing = true
        switch state.placeholder {
        case .loading: return []
        case .error: return load(&state)
        case .none, .empty: return refresh(&state)
        }
    }

    private static func refresh(_ state: inout BlogsState) -> [BlogsEffect] {
        state.isOutdated = false
        return [.refresh]
    }

    private static func replaceRows(with page: BlogPage, in state: inout BlogsState) {
        state.generation += 1
        state.rows = []
        state.rowsByID = [:]
        appendRows(of: page, to: &state)
        state.placeholder = state.rows.isEmpty ? .empty("No blogs yet") : .none
    }

    // MARK: - Further pages

    private static func loadMore(_ state: inout BlogsState) -> [BlogsEffect] {
        state.footer = .loading("Loading more…")
        return [.loadMore(after: state.rows.last?.id, generation: state.generation)]
    }

    private static func showMore(
        _ result: Result<BlogPage, ServiceError>,
        in state: inout BlogsState
    ) {
        switch result {
        case .success(let page):
            appendRows(of: page, to: &state)
        case .failure:
            state.footer = .failed("Could not load more")
        }
    }

    private static func appendRows(of page: BlogPage, to state: inout BlogsState) {
        for blog in page.blogs {
            state.rowsByID[blog.id] = state.rows.count
            state.rows.append(BlogState(blog: blog))
        }
        state.footer = page.isLast && !state.rows.isEmpty ? .end("No more blogs") : .hidden
        state.listVersion += 1
    }

    // MARK: - Rows

    private static func like(_ id: BlogState.ID, in state: inout BlogsState) -> [BlogsEffect] {
        guard let row = state.rowsByID[id], state.rows[row].canLike,
            state.likingIDs.insert(id).inserted
        else { return [] }
        return [.like(id)]
    }

    private static func showLike(
        of id: BlogState.ID,
        _ result: Result<Int, ServiceError>,
        in state: inout BlogsState
    ) {
        state.likingIDs.remove(id)
        switch result {
        case .success(let likeCount):
            state.isOutdated = true
            guard let row = state.rowsByID[id] else { return }
            state.rows[row].blog.likeCount = likeCount
            state.rows[row].blog.isLiked = true
        case .failure:
            state.messages.append("Could not like")
        }
    }

    private static func showShare(
        of id: BlogState.ID,
        _ result: Result<Int, ServiceError>,
        in state: inout BlogsState
    ) {
        state.sharingIDs.remove(id)
        switch result {
        case .success(let shareCount):
            state.isOutdated = true
            if let row = state.rowsByID[id] { state.rows[row].blog.shareCount = shareCount }
            state.messages.append("Shared")
        case .failure:
            state.messages.append("Could not share")
        }
    }
}
