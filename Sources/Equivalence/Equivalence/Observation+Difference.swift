internal import AppSupport
internal import HeadlessKitDriver
internal import Model
internal import Scenarios

extension Observation {
    /// Returns the first difference from another observation; `nil` if both are equal.
    func difference(
        from expected: Observation
    ) -> (kind: Difference.Kind, element: String?, explanation: String)? {
        guard self != expected else { return nil }
        if let (element, explanation) = Self.firstDifference(expected.screen, screen) {
            return (.screen, element, explanation)
        }
        if routes != expected.routes {
            return (.routes, nil, "expected the routes \(expected.routes), found \(routes)")
        }
        if requests != expected.requests {
            return (.requests, nil, "expected the requests \(expected.requests), found \(requests)")
        }
        let name = expected.counts.keys.sorted().first { counts[$0] != expected.counts[$0] }
        let count = { (counts: [String: Int]) in name.flatMap { counts[$0] } ?? 0 }
        return (
            .counts, nil,
            "expected \(count(expected.counts)) \(name ?? ""), found \(count(counts))"
        )
    }

    private static func firstDifference(
        _ expected: [Element],
        _ found: [Element]
    ) -> (element: String, explanation: String)? {
        for index in 0..<max(expected.count, found.count) {
            let wanted = index < expected.count ? expected[index] : nil
            let shown = index < found.count ? found[index] : nil
            guard wanted != shown else { continue }
            return (
                wanted?.id ?? shown?.id ?? "",
                "expected \(wanted?.summary ?? "nothing more"), "
                    + "found \(shown?.summary ?? "nothing more")"
            )
        }
        return nil
    }
}
