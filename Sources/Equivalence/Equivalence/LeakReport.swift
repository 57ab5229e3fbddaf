internal import LeakDetector

/// The text about leaked objects, by type and number.
enum LeakReport {
    static func text(for objects: [LivingObject]) -> String {
        let names = objects.map { object in
            object.isDeinitialised
                ? "\(object.typeName) (deinitialized, but an unowned reference remains)"
                : object.typeName
        }
        let counts = Dictionary(grouping: names) { $0 }.mapValues(\.count)
        let parts = counts.sorted { $0.key < $1.key }.map { name, count in "\(count) \(name)" }
        return "still alive after closing: \(parts.joined(separator: ", "))"
    }
}
