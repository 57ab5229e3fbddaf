internal import Dispatch
internal import Foundation
internal import LeakDetector
internal import Testing

private class Plain {
    var payload = 0
}

private final class Heir: Plain {}

private final class Keeper {
    var onEvent: (() -> Void)?
    weak var weakly: Keeper?
}

@MainActor
@Suite("The recorder of living objects", .enabled(if: ObjectRecorder.isAvailable))
struct ObjectRecorderTests {
    private static let module = "LeakDetectorTests"

    /// Returns the class names of this module's living objects, without the module name.
    private func living() -> [String] {
        objects().map { String($0.typeName.split(separator: ".").last ?? "") }.sorted()
    }

    private func objects() -> [LivingObject] {
        ObjectRecorder.living(inModules: [Self.module])
    }

    @Test("Living objects are listed with class and module")
    func counts() {
        ObjectRecorder.begin()
        defer { ObjectRecorder.end() }
        let kept: [AnyObject] = [Plain(), Plain(), Heir(), Keeper()]
        withExtendedLifetime(kept) {
            #expect(living() == ["Heir", "Keeper", "Plain", "Plain"])
            #expect(objects().allSatisfy { $0.moduleName == Self.module && !$0.isDeinitialised })
        }
    }

    @Test("An object that only a closure retains is listed")
    func heldByClosure() {
        ObjectRecorder.begin()
        defer { ObjectRecorder.end() }
        var closure: (() -> Int)?
        do {
            let plain = Plain()
            closure = { plain.payload }
        }
        #expect(living() == ["Plain"])
        #expect(closure?() == 0)
        closure = nil
        #expect(living().isEmpty)
    }

    @Test("An object that retains itself is listed")
    func heldByItself() {
        ObjectRecorder.begin()
        defer { ObjectRecorder.end() }
        weak var leaked: Keeper?
        do {
            let keeper = Keeper()
            keeper.onEvent = { keeper.onEvent = nil }
            leaked = keeper
        }
        #expect(living() == ["Keeper"])
        leaked?.onEvent?()
        #expect(living().isEmpty)
    }

    @Test("Freed objects are not listed, also after many allocations")
    func freed() {
        ObjectRecorder.begin()
        defer { ObjectRecorder.end() }
        // Many objects, which are not freed in the order of their creation, so that they collide in
        // the table of addresses and leave gaps.
        var plains = (0..<20_000).map { _ in Plain() }
        plains = plains.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
        #expect(living().count == plains.count)
        plains += (0..<5_000).map { _ in Plain() }
        plains = plains.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        #expect(living().count == plains.count)
        plains = []
        #expect(living().isEmpty)
    }

    @Test("Objects from before the beginning or after the end are not listed")
    func beginAndEnd() {
        ObjectRecorder.end()
        let before = Plain()
        ObjectRecorder.begin()
        let during = Heir()
        withExtendedLifetime((before, during)) { #expect(living() == ["Heir"]) }
        ObjectRecorder.begin()
        #expect(living().isEmpty)
        ObjectRecorder.end()
        let after = Plain()
        withExtendedLifetime(after) { #expect(living().isEmpty) }
    }

    @Test("A released object with a weak reference is not listed")
    func weakReference() {
        ObjectRecorder.begin()
        defer { ObjectRecorder.end() }
        let keeper = Keeper()
        do {
            let other = Keeper()
            keeper.weakly = other
            #expect(living() == ["Keeper", "Keeper"])
            // A weak reference moves the count to a side table, from which it must be read.
            #expect(objects().allSatisfy { !$0.isDeinitialised })
        }
        #expect(keeper.weakly == nil)
        #expect(living() == ["Keeper"])
    }

    @Test("An object with only an unowned reference is listed as deinitialised")
    func unownedReference() {
        ObjectRecorder.begin()
        defer { ObjectRecorder.end() }
        var closure: (() -> Int)?
        var alsoWeakly: (() -> Int)?
        do {
            let plain = Plain()
            closure = { [unowned plain] in plain.payload }
            let heir = Heir()
            alsoWeakly = { [unowned heir, weak again = heir] in heir.payload + (again?.payload ?? 0)
            }
            #expect(closure?() == 0)
            #expect(alsoWeakly?() == 0)
        }
        #expect(objects().map(\.isDeinitialised) == [true, true])
        closure = nil
        #expect(living() == ["Heir"])
        alsoWeakly = nil
        #expect(living().isEmpty)
    }

    @Test("Only objects of the given modules are listed")
    func modules() {
        ObjectRecorder.begin()
        defer { ObjectRecorder.end() }
        let plain = Plain()
        withExtendedLifetime(plain) {
            #expect(ObjectRecorder.living(inModules: []).isEmpty)
            #expect(ObjectRecorder.living(inModules: ["LeakDetector"]).isEmpty)
            #expect(ObjectRecorder.living(inModules: ["LeakDetector", Self.module]).count == 1)
        }
    }

    @Test("Objects of another thread are not listed")
    func otherThread() {
        ObjectRecorder.begin()
        defer { ObjectRecorder.end() }
        let made = DispatchSemaphore(value: 0)
        let looked = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let plain = Plain()
            made.signal()
            withExtendedLifetime(plain) { looked.wait() }
        }
        made.wait()
        #expect(living().isEmpty)
        looked.signal()
    }
}
