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

    func page(_ page: Int, userID: User.ID = 2) throws -> BlogPage? {
        try answer { $0.blogs(userID: userID, page: page, completion: $1) }?.get()
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
