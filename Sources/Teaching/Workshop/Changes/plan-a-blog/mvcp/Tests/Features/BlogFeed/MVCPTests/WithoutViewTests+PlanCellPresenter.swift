internal import Foundation
internal import Model
internal import Testing

@testable internal import BlogFeedMVCP

extension WithoutViewTests {
    @MainActor
    @Suite("The presenter of a plan's row")
    struct PlanCellPresenterTests {
        /// Returns the calls of a cell that shows a plan.
        private func cell(of plan: Plan) -> [PlanCellSpy.Call] {
            let cell = PlanCellSpy()
            PlanCellPresenter(plan: plan).show(in: cell)
            return cell.calls
        }

        @Test("A row shows the title and the day of its plan, as it was in UTC")
        func shows() {
            // A second before 2022-04-23.
            let dueOn = Date(timeIntervalSince1970: 1_650_671_999)
            #expect(
                cell(of: Plan(id: 3, title: "Why not the cat", dueOn: dueOn)) == [
                    .showTitle("Why not the cat"),
                    .showDue("Due 2022-04-22"),
                ]
            )
        }

        @Test("A plan without a title is Untitled")
        func showsUntitled() {
            let plan = Plan(id: 4, title: "", dueOn: Date(timeIntervalSince1970: 0))
            #expect(cell(of: plan).contains(.showTitle("Untitled")))
        }
    }
}
