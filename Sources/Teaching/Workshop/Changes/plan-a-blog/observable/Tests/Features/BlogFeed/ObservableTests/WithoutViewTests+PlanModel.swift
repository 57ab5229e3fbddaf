internal import Foundation
internal import Model
internal import Testing

@testable internal import BlogFeedObservable

extension WithoutViewTests {
    @Suite("The model of a plan's row")
    struct PlanModelTests {
        @Test("A row shows the title and the day of its plan, as it was in UTC")
        func shows() {
            // A second before 2022-04-23.
            let dueOn = Date(timeIntervalSince1970: 1_650_671_999)
            let plan = Plan(id: 3, title: "Why not the cat", dueOn: dueOn)
            let row = PlanModel(plan: plan)
            #expect(row.id == 3)
            #expect(row.title == "Why not the cat")
            #expect(row.due == "Due 2022-04-22")
        }

        @Test("A plan without a title is Untitled")
        func showsUntitled() {
            let plan = Plan(id: 4, title: "", dueOn: Date(timeIntervalSince1970: 0))
            #expect(PlanModel(plan: plan).title == "Untitled")
        }
    }
}
