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
