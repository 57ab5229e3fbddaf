package import Model

// The services as asynchronous functions. Each is declared where the service has one that replies in a
// closure.

extension VoiceService {
    package func voices() async throws -> [VoiceMessage] {
        try await reply(to: voices(completion:))
    }
}

extension PeopleService {
    package func people(
        of viewerID: User.ID,
        kind: Contact.Kind
    ) async throws -> [Contact] {
        try await reply { people(of: viewerID, kind: kind, completion: $0) }
    }

    package func follow(userID: User.ID) async throws {
        try await reply { follow(userID: userID, completion: $0) }
    }

    package func unfollow(userID: User.ID) async throws {
        try await reply { unfollow(userID: userID, completion: $0) }
    }

    package func addFriend(userID: User.ID) async throws {
        try await reply { addFriend(userID: userID, completion: $0) }
    }

    package func removeFriend(userID: User.ID) async throws {
        try await reply { removeFriend(userID: userID, completion: $0) }
    }
}

extension CommentService {
    package func comments(
        on blogID: Blog.ID,
        for viewerID: User.ID,
        after lastID: Comment.ID?
    ) async throws -> CommentPage {
        try await reply { comments(on: blogID, for: viewerID, after: lastID, completion: $0) }
    }

    package func favour(commentID: Comment.ID, by viewerID: User.ID) async throws -> Int {
        try await reply { favour(commentID: commentID, by: viewerID, completion: $0) }
    }
}

extension ProfileService {
    package func profile(userID: User.ID) async throws -> Profile {
        try await reply { profile(userID: userID, completion: $0) }
    }

    package func save(
        _ profile: Profile,
        editedFrom original: Profile
    ) async throws -> Profile {
        try await reply { save(profile, editedFrom: original, completion: $0) }
    }
}

extension UserService {
    package func user(id: User.ID) async throws -> User {
        try await reply { user(id: id, completion: $0) }
    }

    package func follow(userID: User.ID) async throws {
        try await reply { follow(userID: userID, completion: $0) }
    }

    package func unfollow(userID: User.ID) async throws {
        try await reply { unfollow(userID: userID, completion: $0) }
    }
}

extension BlogService {
    package func blogs(userID: User.ID, after lastID: Blog.ID?) async throws -> BlogPage {
        try await reply { blogs(userID: userID, after: lastID, completion: $0) }
    }

    package func drafts(userID: User.ID) async throws -> [Draft] {
        try await reply { drafts(userID: userID, completion: $0) }
    }

    package func like(blogID: Blog.ID) async throws -> Int {
        try await reply { like(blogID: blogID, completion: $0) }
    }

    package func share(blogID: Blog.ID) async throws -> Int {
        try await reply { share(blogID: blogID, completion: $0) }
    }
}
