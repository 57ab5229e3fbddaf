package import Model

/// The dependencies of a list of people to follow.
package struct BindingDependencies {
    /// In the order on screen.
    package let people: [User]
    package let userService: any UserService

    package init(people: [User], userService: any UserService) {
        self.people = people
        self.userService = userService
    }
}
