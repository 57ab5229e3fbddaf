internal import Descriptions
internal import HeadlessKit

/// The indicator, the error text and the retry button of a screen that loads one entity.
@MainActor
final class LoadingStatus {
    private let world: any LoadableEntity
    private let show: @MainActor ([Name: FieldValue]) -> Void
    private let indicator = ActivityIndicatorView()
    private let errorLabel = Label()
    private let retryButton = Button()

    /// - Parameters:
    ///   - entity: the name of the entity, with which the identifiers begin.
    ///   - failure: the text shown if loading fails.
    ///   - show: a closure that receives the loaded values.
    init(
        of entity: Name,
        failure: String,
        in world: any LoadableEntity,
        show: @escaping @MainActor ([Name: FieldValue]) -> Void
    ) {
        self.world = world
        self.show = show
        errorLabel.text = failure
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(Action { [weak self] _ in self?.load() }, for: .touchUpInside)
        let name = entity.identifier
        indicator.accessibilityIdentifier = "\(name).loading"
        errorLabel.accessibilityIdentifier = "\(name).error"
        retryButton.accessibilityIdentifier = "\(name).retry"
    }

    /// Adds the views to the screen.
    func add(to view: View) {
        for status in [indicator, errorLabel, retryButton] as [View] { view.addSubview(status) }
    }

    func load() {
        indicator.startAnimating()
        errorLabel.isHidden = true
        retryButton.isHidden = true
        world.askForFields { [weak self] fields in
            guard let self else { return }
            indicator.stopAnimating()
            guard let fields else {
                errorLabel.isHidden = false
                retryButton.isHidden = false
                return
            }
            show(fields)
        }
    }
}
