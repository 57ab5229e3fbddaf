extension InMemoryBackend: PeopleService {
    /// Adds a user to the list of people, with the relation of the viewer to them.
    package func addContact(id: User.ID, relation: Contact.Relation, kind: Contact.Kind) {
        addUser(id: id, blogCount: 0, draftCount: 0)
        switch kind {
        case .follow: users[id]?.isFollowed = relation == .established
        case .friend: friendships[id] = relation
        }
    }

    /// Makes the viewer follow a user or become their friend on another device, without a
    /// notification.
    ///
    /// - Returns: `true` if the user exists.
    package func establishElsewhere(userID: User.ID, kind: Contact.Kind) -> Bool {
        guard users[userID] != nil else { return false }
        switch kind {
        case .follow: users[userID]?.isFollowed = true
        case .friend: friendships[userID] = .established
        }
        return true
    }

    /// Makes a user accept the viewer as a friend.
    ///
    /// - Returns: `true` if the viewer had requested the friendship.
    package func accept(userID: User.ID) -> Bool {
        let isAsked = friendships[userID] == .requested || askedIDs.contains(userID)
        guard isAsked, friendships[userID] != .established else { return false }
        friendships[userID] = .established
        peopleObservers.notify { $0.userDidAccept(id: userID) }
        return true
    }

    /// Removes a user from the lists of people, or adds them again.
    ///
    /// - Returns: `true` if the user exists.
    package func setListed(_ isListed: Bool, userID: User.ID) -> Bool {
        guard users[userID] != nil else { return false }
        if isListed { absentIDs.remove(userID) } else { absentIDs.insert(userID) }
        return true
    }

    package func addObserver(_ observer: any PeopleObserver) {
        peopleObservers.add { [weak observer] in observer }
    }

    package func people(
        of viewerID: User.ID,
        kind: Contact.Kind,
        completion: @escaping Completion<[Contact]>
    ) {
        answer(.people(viewerID: viewerID, kind: kind), completion: completion) { backend in
            let listed = backend.users.values.filter { !backend.absentIDs.contains($0.id) }
            return listed.sorted { $0.id < $1.id }.map { user in
                Contact(id: user.id, name: user.name, relation: backend.relation(to: user, kind))
            }
        }
    }

    package func addFriend(userID: User.ID, completion: @escaping Completion<Void>) {
        askedIDs.insert(userID)
        let answered: Completion<Void> = { [weak self] result in
            self?.askedIDs.remove(userID)
            completion(result)
        }
        answer(.add(userID: userID), completion: answered) { backend in
            if backend.friendships[userID] != .established {
                backend.friendships[userID] = .requested
            }
        }
    }

    package func removeFriend(userID: User.ID, completion: @escaping Completion<Void>) {
        answer(.remove(userID: userID), completion: completion) { backend in
            backend.friendships[userID] = Contact.Relation.none
        }
    }

    private func relation(to user: User, _ kind: Contact.Kind) -> Contact.Relation {
        switch kind {
        case .follow: user.isFollowed ? .established : .none
        case .friend: friendships[user.id] ?? .none
        }
    }
}
