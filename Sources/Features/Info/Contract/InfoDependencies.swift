package import AppSupport

/// The dependencies of the list.
package struct InfoDependencies {
    package let source: any InfoSource
    package let navigator: any Navigator

    package init(source: any InfoSource, navigator: any Navigator) {
        self.source = source
        self.navigator = navigator
    }
}
