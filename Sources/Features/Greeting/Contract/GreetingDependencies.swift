package import Model

/// What a greeting needs from outside.
package struct GreetingDependencies {
    package let personProvider: any PersonProvider

    package init(personProvider: any PersonProvider) {
        self.personProvider = personProvider
    }
}
