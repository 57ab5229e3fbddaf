package import Model

/// The dependencies of the screen.
package struct LayersDependencies {
    package let personProvider: any PersonProvider
    /// The number of layers between the view and the presenter.
    package let layerCount: Int

    package init(personProvider: any PersonProvider, layerCount: Int) {
        self.personProvider = personProvider
        self.layerCount = layerCount
    }
}
