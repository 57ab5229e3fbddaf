internal import Model

extension InMemoryBackend {
    /// Returns a backend with one user, which answers before the request returns.
    static func answering(
        seed: UInt64 = 7,
        userID: User.ID = 2,
        blogs: Int = 45,
        drafts: Int = 3
    ) -> InMemoryBackend {
        let backend = InMemoryBackend(seed: seed, scheduler: ImmediateScheduler())
        backend.addUser(id: userID, blogCount: blogs, draftCount: drafts)
        return backend
    }

    /// Returns the answer to a request if it arrives before the call returns.
    func answer<Value>(
        _ ask: (InMemoryBackend, @escaping Completion<Value>) -> Void
    ) -> Result<Value, ServiceError>? {
        var answer: Result<Value, ServiceError>?
        ask(self) { answer = $0 }
        return answer
    }

    /// - Parameter number: counted from 1; the pages before it are requested first.
    func page(_ number: Int, userID: User.ID = 2) throws -> BlogPage? {
        var found = try page(after: nil, userID: userID)
        for _ in 1..<number { found = try page(after: found?.blogs.last?.id, userID: userID) }
        return found
    }

    func page(after lastID: Blog.ID?, userID: User.ID = 2) throws -> BlogPage? {
        try answer { $0.blogs(userID: userID, after: lastID, completion: $1) }?.get()
    }

    func like(_ id: Blog.ID) throws -> Int? {
        try answer { $0.like(blogID: id, completion: $1) }?.get()
    }

    func user(_ id: User.ID = 2) throws -> User? {
        try answer { $0.user(id: id, completion: $1) }?.get()
    }

    func follow(_ id: User.ID = 2) -> Result<Void, ServiceError>? {
        answer { $0.follow(userID: id, completion: $1) }
    }
}

extension Result {
    /// The failure, or `nil` after a success.
    var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
