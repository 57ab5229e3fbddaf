package import Model

/// The dependencies of a greeting.
package struct GreetingDependencies {
    package let personProvider: any PersonProvider

    package init(personProvider: any PersonProvider) {
        self.personProvider = personProvider
    }
}
