internal import Foundation

/// The DTO that the interactor passes to the presenter instead of the `Plan` entity.
struct PlanSummary: Equatable {
    let id: Int
    let title: String
    let dueOn: Date
}
