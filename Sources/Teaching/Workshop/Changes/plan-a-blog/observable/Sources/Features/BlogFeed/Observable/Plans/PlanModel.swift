internal import Foundation
internal import Model

/// The contents of one row. They never change, so nothing observes them.
struct PlanModel: Equatable, Identifiable {
    let plan: Plan

    var id: Int { plan.id }
    var title: String { plan.title.isEmpty ? "Untitled" : plan.title }
    var due: String { "Due \(plan.dueOn.formatted(.iso8601.year().month().day()))" }
}
