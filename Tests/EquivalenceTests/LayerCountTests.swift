internal import Equivalence
internal import LeakDetector
internal import Matrix
internal import PlayProbe
internal import Scenarios
internal import Testing

/// The number of layers is not visible on the screen, so the test counts objects.
@MainActor
@Suite("The lab Layers", .enabled(if: ObjectRecorder.isAvailable))
struct LayerCountTests {
    @Test(
        "A screen has the number of layers of its opening",
        arguments: Feature.layers.implementations
    )
    func counts(implementation: Implementation) {
        for count in 0...5 {
            ObjectRecorder.begin()
            let stage = Subject(implementation).open(
                Opening(feature: "layers", values: ["layers": .integer(count)])
            )
            let layers = ObjectRecorder.living().count { $0.typeName.hasSuffix(".ForwardingLayer") }
            ObjectRecorder.end()
            withExtendedLifetime(stage) { #expect(layers == count) }
        }
    }
}
