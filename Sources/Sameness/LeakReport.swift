internal import LivingObjects

/// The text about leaked objects, by type and number.
enum LeakReport {
    static func text(for objects: [LivingObject]) -> String {
        let counts = Dictionary(grouping: objects) { $0 }.mapValues(\.count)
        let parts = counts.sorted { $0.key.typeName < $1.key.typeName }.map { object, count in
            let state =
                object.isDeinitialised ? " (deinitialized, but an unowned reference remains)" : ""
            return "\(count) \(object.typeName)\(state)"
        }
        return "still alive after closing: \(parts.joined(separator: ", "))"
    }
}
