internal import HeadlessKitDriver
internal import LeakDetector
internal import Model
package import Scenarios

/// Plays events on all subjects in lockstep, and compares them with the first one after each event.
@MainActor
package final class StepPlay {
    private let subjects: [Subject]
    private var stages: [Stage]
    private let opening: Opening
    private var performed: [ScenarioEvent] = []
    private var eventCount = 0
    private var isClosed = false
    private var screens = ScreenDigest()
    /// The reason why the last event was not possible in the first subject; `nil` if it was.
    package private(set) var ignoredReason: String?
    /// The number of objects of the subjects, including views, that are alive after closing; `nil`
    /// before, and if leak detection is not available.
    package private(set) var livingCount: Int?

    /// Opens all screens.
    package init(subjects: [Subject], opening: Opening) {
        self.subjects = subjects.filter { $0.scope?.covers(opening) ?? true }
        self.opening = opening
        ScreenDriver.createConstants()
        ObjectRecorder.begin()
        stages = self.subjects.map { $0.open(opening) }
    }

    /// The observation of the first subject, the baseline.
    package var baseline: Observation { stages[0].observation }

    /// The digest of all observations of the first subject so far.
    var digest: UInt64 { screens.value }

    /// The number of pending replies of the first subject.
    package var waitingReplies: Int { stages[0].waitingReplies }

    /// Returns the lists that are visible in the first subject.
    package func visibleLists(of lists: [String]) -> [String] {
        lists.filter { list in
            if case .success = stages[0].resolve(.pull(list)) { true } else { false }
        }
    }

    /// Compares the screens before the first event.
    package func compareOpenings() -> Difference? {
        difference(after: nil, ignored: stages.map { _ in nil })
    }

    /// Performs an event on all screens.
    ///
    /// - Returns: the first difference.
    package func perform(_ event: ScenarioEvent) -> Difference? {
        eventCount += 1
        performed.append(event)
        // Needed only for subjects that cover a part of the feature.
        let waiting = subjects.contains { $0.scope != nil } ? stages[0].waitingRequests : []
        let reason = stages[0].perform(event)
        let ignored =
            [reason]
            + stages.indices.dropFirst().map { index in
                let scope = subjects[index].scope
                guard scope?.covers(event, waiting: waiting) == false else {
                    return stages[index].perform(event)
                }
                stages[index].passTime()
                return reason
            }
        ignoredReason = ignored[0]
        if case .expect(let expectations) = event {
            return violation(of: expectations, event: event)
        }
        if case .close = event { isClosed = true }
        return difference(after: event, ignored: ignored)
            ?? (isClosed ? leak(after: event) : nil)
    }

    /// Closes the open screens.
    ///
    /// - Returns: the first variant with a leaked object.
    package func close() -> Difference? {
        guard !isClosed else { return nil }
        isClosed = true
        eventCount += 1
        for stage in stages { _ = stage.perform(.close) }
        return leak(after: nil)
    }

    // MARK: - Comparing

    private func difference(after event: ScenarioEvent?, ignored: [String?]) -> Difference? {
        let baseline = stages[0].observation
        screens.append(baseline)
        for (index, stage) in stages.enumerated().dropFirst() {
            let scope = subjects[index].scope
            let isCovered = event.flatMap { scope?.covers($0) } ?? true
            // A single implementation is compared with the description.
            let isSwapped = index == 1 && subjects[index].isDescription
            let (right, culprit) = isSwapped ? (index, 0) : (0, index)
            if isCovered, ignored[index] != ignored[0] {
                let words = { (reason: String?) in reason.map { "is ignored: \($0)" } ?? "happens" }
                return report(
                    .ignored,
                    culprit,
                    event,
                    "expected that the event \(words(ignored[right])); "
                        + "it \(words(ignored[culprit]))"
                )
            }
            var expected = compared(baseline, with: subjects[index])
            var found = compared(stage.observation, with: subjects[index])
            if isSwapped { swap(&expected, &found) }
            guard let difference = found.difference(from: expected) else { continue }
            return report(
                difference.kind,
                culprit,
                event,
                difference.explanation,
                element: difference.element
            )
        }
        return nil
    }

    /// Returns the part of an observation that is compared between the first subject and another.
    private func compared(_ observation: Observation, with subject: Subject) -> Observation {
        let part = subject.scope?.part(of: observation) ?? observation
        return subjects[0].hasOwnCounts || subject.hasOwnCounts ? part.withoutCounts : part
    }

    private func violation(of expectations: [Expectation], event: ScenarioEvent) -> Difference? {
        for (index, stage) in stages.enumerated() {
            let observation = stage.observation
            for expectation in expectations where subjects[index].covers(expectation) {
                guard let violation = expectation.violation(in: observation) else { continue }
                return report(.expectation, index, event, violation, element: expectation.element)
            }
        }
        return nil
    }

    private func leak(after event: ScenarioEvent?) -> Difference? {
        guard ObjectRecorder.isAvailable else { return nil }
        let living = ObjectRecorder.living(
            inModules: subjects.reduce(["HeadlessKit"]) { $0.union($1.moduleNames) }
        )
        // The navigator belongs to the environment, which remains.
        .filter { $0.typeName != "HeadlessKit.NavigationStack" }
        livingCount = living.count
        guard !living.isEmpty else { return nil }
        for (index, subject) in subjects.enumerated() {
            let own = living.filter { subject.moduleNames.contains(String($0.moduleName)) }
            guard !own.isEmpty else { continue }
            // A module that several subjects share does not identify the subject.
            let sharing = subjects.filter { other in
                own.contains { other.moduleNames.contains(String($0.moduleName)) }
            }
            guard sharing.count == 1 else { return leakOfSingleSubject() }
            return report(.leak, index, event, LeakReport.text(for: own))
        }
        guard subjects.count > 1 else {
            return report(.leak, 0, event, LeakReport.text(for: living))
        }
        return leakOfSingleSubject()
    }

    /// Finds the subject with a leak by playing each subject alone, if several subjects share a
    /// module.
    private func leakOfSingleSubject() -> Difference? {
        for subject in subjects {
            let play = StepPlay(subjects: [subject], opening: opening)
            for event in performed {
                if let difference = play.perform(event) { return difference }
            }
            if let difference = play.close() { return difference }
        }
        return nil
    }

    private func report(
        _ kind: Difference.Kind,
        _ index: Int,
        _ event: ScenarioEvent?,
        _ explanation: String,
        element: String? = nil
    ) -> Difference {
        Difference(
            kind: kind,
            variant: subjects[index].name,
            eventNumber: event == nil && !isClosed ? 0 : eventCount,
            event: event.map(ScenarioWriter.line),
            element: element,
            explanation: explanation
        )
    }
}
