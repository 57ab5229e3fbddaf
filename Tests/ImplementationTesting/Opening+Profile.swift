package import Scenarios

extension Opening {
    /// Opens the profile of user 1, who has the name `Ada`, the address `ada@example.com` and the
    /// biography `I count.`; replies are pending until they are delivered.
    package static func profile(name: String = "Ada", mail: String = "ada@example.com") -> Opening {
        Opening(
            feature: "profile",
            values: ["name": .text(name), "mail": .text(mail), "bio": .text("I count.")]
        )
    }
}
