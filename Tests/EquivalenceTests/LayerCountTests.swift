internal import Equivalence
internal import LeakDetector
internal import Matrix
internal import PlayProbe
internal import Scenarios
internal import Testing

/// No screen shows how many layers forwarded a tap, so the objects are counted.
@MainActor
@Suite("The lab Layers", .enabled(if: ObjectRecorder.isAvailable))
struct LayerCountTests {
    @Test(
        "A screen has as many layers as its opening says",
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
