/// Loads and saves the profile of a user, and reports changes that were made elsewhere.
@MainActor
package protocol ProfileService: AnyObject {
    func profile(userID: User.ID, completion: @escaping Completion<Profile>)

    /// Stores the values in which a profile differs from the original, so that a value that was
    /// changed elsewhere remains if the user has not edited it. The reply is the stored profile.
    func save(
        _ profile: Profile,
        editedFrom original: Profile,
        completion: @escaping Completion<Profile>
    )

    /// Adds an observer of changes that are made elsewhere, such as on another device. The observer
    /// is not retained.
    func addObserver(_ observer: any ProfileObserver)
}

/// An object that receives the profile when it was changed elsewhere.
@MainActor
package protocol ProfileObserver: AnyObject {
    func profileDidChange(_ profile: Profile)
}
