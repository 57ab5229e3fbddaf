internal import HeadlessKit
// @if SWITCHES
internal import Venue

// @end

// @if SWITCHES
/// Arranges the modules of the page below one another and shows one of its two lists at a time.
// @else
// | /// Arranges the modules of the page below one another.
// @end
final class VenueScene: ViewController {
    private let header: ViewController
    private let visitors: ViewController
    // @for list in second
    // @if list.isConditional
    /// `nil` {list.unless} “{list.fact}” is true.
    private let helpers: ViewController?
    // @else
    // | private let helpers: ViewController
    // @end
    private lazy var switchButton = Button()
    // @end

    init(
        header: ViewController,
        visitors: ViewController,
        // @for list in second
        // @= list.mark: ?
        helpers: ViewController?
            // @end
    ) {
        self.header = header
        self.visitors = visitors
        // @for list in second
        self.helpers = helpers
        // @end
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        embed(header)
        // @for list in second
        // @if list.isConditional
        if helpers != nil { addSwitchButton() }
        // @else
        // | addSwitchButton()
        // @end
        // @end
        embed(visitors)
        // @for list in second
        // @if list.isConditional
        if let helpers { embed(helpers) }
        // @else
        // | embed(helpers)
        // @end
        showHelpers(false)
        // @end
    }

    private func embed(_ module: ViewController) {
        addChild(module)
        view.addSubview(module.view)
        module.didMove(toParent: self)
    }
    // @for list in second

    private func addSwitchButton() {
        switchButton.accessibilityIdentifier = VenueElement.listSwitch
        switchButton.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                showHelpers(!visitors.view.isHidden)
            },
            for: .touchUpInside
        )
        view.addSubview(switchButton)
    }

    private func showHelpers(_ showsHelpers: Bool) {
        visitors.view.isHidden = showsHelpers
        // @= list.mark: ?
        helpers?.view.isHidden = !showsHelpers
        switchButton.setTitle(showsHelpers ? "{list.toFirst}" : "{list.toSecond}", for: .normal)
    }
    // @end
}
