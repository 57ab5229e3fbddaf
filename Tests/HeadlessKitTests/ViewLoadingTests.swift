internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("The loading of a controller's view")
struct ViewLoadingTests {
    private let log = CallLog()
    private let controller: RecordedController

    init() {
        controller = RecordedController("", log)
    }

    @Test("A new controller has no view; the first access loads it")
    func firstAccess() {
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(log.take().isEmpty)
        let view = controller.view
        #expect(log.take() == ["loadView", "viewDidLoad"])
        #expect(controller.isViewLoaded)
        #expect(controller.viewIfLoaded === view)
        #expect(controller.view === view)
        #expect(log.take().isEmpty)
    }

    @Test("loadViewIfNeeded loads the view once")
    func loadViewIfNeeded() {
        controller.loadViewIfNeeded()
        controller.loadViewIfNeeded()
        #expect(log.take() == ["loadView", "viewDidLoad"])
    }

    @Test("The view can be used in viewDidLoad, where it is in no window")
    func viewDidLoad() {
        controller.reactions[.viewDidLoad] = { controller in
            #expect(controller.isViewLoaded)
            #expect(controller.view.window == nil)
        }
        _ = ScreenDriver(rootViewController: controller)
        #expect(log.take().prefix(2) == ["loadView", "viewDidLoad"])
    }

    @Test("Without an override of loadView, the view is an empty one")
    func defaultView() {
        let controller = UIViewController(nibName: nil, bundle: nil)
        #expect(controller.view.subviews.isEmpty)
        #expect(controller.title == nil)
    }

    @Test("A view that is assigned takes the place of the one that loadView would create")
    func assignedView() {
        let view = UIView()
        controller.view = view
        #expect(controller.view === view)
        #expect(log.take().isEmpty)
    }

    @Test("A loadView that assigns no view ends the process")
    func noView() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                final class NoView: UIViewController {
                    override func loadView() {}
                }
                NoView().loadViewIfNeeded()
            }
        }
    }

    @Test("init() is init(nibName:bundle:) without a name")
    func initializers() {
        final class Named: UIViewController {
            private(set) var nibNames: [String?] = []

            override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
                super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
                nibNames.append(nibNameOrNil)
            }

            @available(*, unavailable)
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        }
        #expect(Named().nibNames == [nil])
    }
}
