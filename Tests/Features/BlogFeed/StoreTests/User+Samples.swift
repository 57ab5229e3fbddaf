internal import Model

extension User {
    /// A user who is called Ada.
    static func sample(
        name: String = "Ada",
        icon: String? = "icon3",
        biography: String = "I count.",
        isFollowed: Bool = false
    ) -> User {
        User(
            id: 2,
            name: name,
            icon: icon,
            biography: biography,
            blogCount: 4,
            friendCount: 5,
            isFollowed: isFollowed
        )
    }
}
