package import Foundation

extension InMemoryBackend: CommentService {
    /// Adds a comment to a blog as the newest. Its identifier is the next unused number.
    ///
    /// - Parameter date: the date of the comment.
    package func addComment(on blogID: Blog.ID, writtenAt date: Date) {
        let comment = sample.comment(id: comments.count + 1, writtenAt: date)
        comments[comment.id] = comment
        threads[blogID, default: []].append(comment.id)
    }

    /// Replaces the text of a comment, as its author can.
    ///
    /// - Returns: `true` if the comment exists.
    package func rewriteComment(id: Comment.ID, as content: String) -> Bool {
        guard comments[id] != nil else { return false }
        comments[id]?.content = content
        return true
    }

    /// Removes all favours of users, and their contribution to the counts.
    package func forgetFavours() {
        favours = [:]
    }

    package func comments(
        on blogID: Blog.ID,
        for viewerID: User.ID,
        after lastID: Comment.ID?,
        completion: @escaping Completion<CommentPage>
    ) {
        answer(
            .comments(blogID: blogID, viewerID: viewerID, after: lastID),
            completion: completion
        ) { backend in
            let thread = backend.threads[blogID, default: []]
            let range = thread.newestLastRange(after: lastID, size: CommentPage.size)
            return CommentPage(
                comments: thread[range].reversed().compactMap {
                    backend.comment(id: $0, for: viewerID)
                },
                isLast: range.lowerBound == 0
            )
        }
    }

    package func favour(
        commentID: Comment.ID,
        by viewerID: User.ID,
        completion: @escaping Completion<Int>
    ) {
        answer(
            .favour(commentID: commentID, viewerID: viewerID),
            completion: completion
        ) { backend in
            guard backend.comments[commentID] != nil else { return nil }
            backend.favours[commentID, default: []].insert(viewerID)
            return backend.comment(id: commentID, for: viewerID)?.favourCount
        }
    }

    private func comment(id: Comment.ID, for viewerID: User.ID) -> Comment? {
        var comment = comments[id]
        let favours = favours[id, default: []]
        comment?.favourCount += favours.count
        comment?.isFavoured = favours.contains(viewerID)
        return comment
    }
}

extension [Int] {
    /// Returns the range of a page in a list of identifiers, the newest of which is the last.
    ///
    /// - Parameter lastID: the identifier after which the page begins; `nil` for the first page. Newer
    ///   elements have higher identifiers, so the place is known even if the element no longer exists.
    func newestLastRange(after lastID: Int?, size: Int) -> Range<Int> {
        var end = count
        if let lastID { end = lastIndex { $0 < lastID }.map { $0 + 1 } ?? 0 }
        return Swift.max(end - size, 0)..<end
    }
}
