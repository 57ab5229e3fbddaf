internal import Binding
internal import BindingClosure
internal import BindingControl
internal import BindingDelegate
internal import BindingManual
internal import BindingNotification
internal import BindingObservation
internal import Matrix

extension Catalogue {
    static let binding = Entry(
        environment: BindingEnvironment.init(opening:),
        cells: [
            .closure: { BindingClosure.BindingAssembly.screen($0.dependencies) },
            .delegate: { BindingDelegate.BindingAssembly.screen($0.dependencies) },
            .observation: { BindingObservation.BindingAssembly.screen($0.dependencies) },
            .notification: { BindingNotification.BindingAssembly.screen($0.dependencies) },
            .manual: { BindingManual.BindingAssembly.screen($0.dependencies) },
        ],
        control: { BindingControl.BindingAssembly.screen($0.dependencies) }
    )
}
