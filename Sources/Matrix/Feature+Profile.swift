internal import Profile

extension Feature.Definition {
    static let profile = Self(
        .profile,
        module: "Profile",
        summary:
            "A card and an editor on top of it: a form with validation, whose result comes back.",
        differingIn: .architecture,
        [.mvc, .mvp, .mvvm, .viper]
    )
}
