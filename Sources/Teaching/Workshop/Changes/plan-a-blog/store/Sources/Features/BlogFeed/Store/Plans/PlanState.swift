internal import Foundation
internal import Model

/// A plan in the list.
struct PlanState: Equatable, Codable, Identifiable {
    let plan: Plan

    var id: Int { plan.id }
    var title: String { plan.title.isEmpty ? "Untitled" : plan.title }
    var due: String { "Due \(plan.dueOn.formatted(.iso8601.year().month().day()))" }
}
