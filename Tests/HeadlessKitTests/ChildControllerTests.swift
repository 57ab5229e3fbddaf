internal import HeadlessKit
internal import Testing

@MainActor
@Suite("Child controllers")
struct ChildControllerTests {
    private let parent = UIViewController()
    private let child = UIViewController()

    @Test("A controller has one parent")
    func oneParent() {
        let other = UIViewController()
        parent.addChild(child)
        #expect(child.parent === parent)
        other.addChild(child)
        #expect(child.parent === other)
        #expect(parent.children.isEmpty)
        #expect(other.children == [child])
        child.removeFromParent()
        child.removeFromParent()
        #expect(child.parent == nil)
        #expect(other.children.isEmpty)
    }

    @Test("addChild calls willMove(toParent:), and removeFromParent calls didMove(toParent:)")
    func moves() {
        final class Moved: UIViewController {
            private(set) var calls: [String] = []

            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                calls.append("will \(parent == nil ? "leave" : "enter") \(self.parent != nil)")
            }

            override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                calls.append("did \(parent == nil ? "leave" : "enter") \(self.parent != nil)")
            }
        }
        let child = Moved()
        parent.addChild(child)
        #expect(child.calls == ["will enter false"])
        child.removeFromParent()
        #expect(child.calls == ["will enter false", "did leave false"])
    }

    @Test("Adding a child loads no view and adds it nowhere")
    func noView() {
        parent.addChild(child)
        #expect(!child.isViewLoaded)
        #expect(!parent.isViewLoaded)
    }

    @Test("A child does not retain its parent")
    func weakParent() {
        weak var gone: UIViewController?
        do {
            let parent = UIViewController()
            gone = parent
            parent.addChild(child)
        }
        #expect(gone == nil)
        #expect(child.parent == nil)
    }
}
