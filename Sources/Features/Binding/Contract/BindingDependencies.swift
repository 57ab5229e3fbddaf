package import Model

/// What a list of people to follow needs from outside.
package struct BindingDependencies {
    /// In the order on screen.
    package let people: [User]
    package let userService: any UserService

    package init(people: [User], userService: any UserService) {
        self.people = people
        self.userService = userService
    }
}
