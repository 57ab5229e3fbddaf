internal import BlogFeed
internal import Equivalence
internal import LeakDetector
internal import Matrix
internal import PlayProbe
internal import Scenarios
internal import Testing
internal import WrongImplementations

@MainActor
@Suite("The detection of leaks", .enabled(if: ObjectRecorder.isAvailable))
struct LeakTests {
    private func play(_ events: [ScenarioEvent], on subjects: [Subject]) -> Difference? {
        let opening = Opening(feature: "blog-feed", values: ["blogs": .integer(1)])
        return Player(subjects: subjects).play(Scenario(opening: opening, events: events))
    }

    private let report =
        "still alive after closing: 1 WrongImplementations.BrokenCell, 1 WrongImplementations.BrokenRow"

    @Test("The leaked objects of a closed screen are reported by type and number")
    func closed() {
        let leak = play([.deliver(.all), .close], on: [.sound, .broken(.leaksPresenter)])
        #expect(leak?.kind == .leak)
        #expect(leak?.variant == "Broken")
        #expect(leak?.eventNumber == 2)
        #expect(leak?.event == #"{"close":true}"#)
        #expect(leak?.explanation == report)
    }

    @Test("A scenario that does not close its screen is checked for leaks at its end")
    func unclosed() {
        let leak = play([.deliver(.all)], on: [.sound, .broken(.leaksPresenter)])
        #expect(leak?.kind == .leak)
        #expect(leak?.eventNumber == 2)
        #expect(leak?.event == nil)
        #expect(leak?.explanation == report)
    }

    @Test("The leaking variant is named in each order of variants")
    func blame() {
        let mvvm = Subject(Implementation(feature: .blogFeed, variant: .mvvm))
        let broken = Subject.broken(.leaksPresenter)
        for subjects in [[broken], [broken, mvvm], [.sound, broken, mvvm]] {
            #expect(play([.deliver(.all)], on: subjects)?.variant == "Broken")
        }
    }

    @Test("A screen that showed nothing does not leak, also with pending replies")
    func waiting() {
        #expect(play([.close], on: [.sound, .broken(.leaksPresenter)]) == nil)
        #expect(
            play([.deliver(.all), .pull("blogs"), .close], on: [.sound, .broken(.none)]) == nil
        )
    }

    @Test("A leaked view of the kit is found together with its variant")
    func kit() {
        let mvvm = Subject(Implementation(feature: .blogFeed, variant: .mvvm))
        let broken = Subject.broken(.leaksButton)
        for subjects in [[broken], [.sound, mvvm, broken]] {
            for events in [[], [ScenarioEvent.tap("user.icon"), .close]] {
                let leak = play(events, on: subjects)
                #expect(leak?.kind == .leak)
                #expect(leak?.variant == "Broken")
                #expect(leak?.eventNumber == max(events.count, 1))
                #expect(
                    leak?.explanation
                        == "still alive after closing: 1 HeadlessKit.UIAction, 1 HeadlessKit.UIButton"
                )
            }
        }
    }

    @Test("Named scenarios find a leak and shrink it to two events")
    func named() throws {
        let outcome = try EquivalenceCheck(finding: .leaksPresenter).playNamedScenarios()
        let failure = try #require(outcome.failures.first { $0.scenario == "first-page-fails" })
        #expect(failure.difference.kind == .leak)
        #expect(failure.reduced == [#"{"open":"blog-feed"}"#, #"{"deliver":"all"}"#])
    }
}
