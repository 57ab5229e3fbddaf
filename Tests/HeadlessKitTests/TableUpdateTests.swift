internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("The insertion and deletion of rows")
struct TableUpdateTests {
    private func open(_ numbers: some Sequence<Int>) -> (list: NumberList, driver: ScreenDriver) {
        let list = NumberList(numbers)
        let driver = ScreenDriver(rootViewController: list)
        list.forget()
        return (list, driver)
    }

    @Test("Inserted rows are filled, and the other visible rows keep their cells")
    func insertion() {
        let (list, driver) = open([1, 2, 3])
        let second = driver.view(identifiedBy: "number.2")
        list.numbers = [9, 1, 2, 8, 3]
        list.tableView.insertRows(at: paths([0, 3]), with: .automatic)
        #expect(driver.rows == rows([9, 1, 2, 8, 3]))
        #expect(list.filled == [9, 8])
        #expect(driver.view(identifiedBy: "number.2") === second)
        #expect(list.tableView.numberOfRows(inSection: 0) == 5)
    }

    @Test("Deleted rows disappear, and rows below enter the screen")
    func deletion() {
        let (list, driver) = open(0..<20)
        list.numbers.removeFirst(2)
        list.tableView.deleteRows(at: paths([0, 1]), with: .automatic)
        #expect(driver.rows == rows(2...13))
        #expect(list.filled == [12, 13])
        #expect(list.tableView.numberOfRows(inSection: 0) == 18)
    }

    @Test("An update happens at once, without a layout")
    func immediate() {
        let (list, _) = open([1, 2])
        list.numbers = [2]
        list.tableView.deleteRows(at: paths([0]), with: .fade)
        #expect(list.cell(0)?.label.text == "2")
        #expect(list.cell(1) == nil)
    }

    @Test("A batch counts deleted rows before it and inserted rows after it, in any order of calls")
    func batch() {
        let (list, driver) = open([1, 2, 3, 4])
        list.numbers = [1, 5, 4]
        list.tableView.performBatchUpdates {
            list.tableView.insertRows(at: paths([1]), with: .automatic)
            list.tableView.deleteRows(at: paths([1, 2]), with: .automatic)
        }
        #expect(driver.rows == rows([1, 5, 4]))
        #expect(list.filled == [5])
    }

    @Test("The completion of a batch is called after the updates, and receives true")
    func completion() {
        let (list, _) = open([1, 2])
        var results: [Bool] = []
        list.numbers = [2]
        list.tableView.performBatchUpdates {
            list.tableView.deleteRows(at: paths([0]), with: .none)
        } completion: { isFinished in
            #expect(list.shown == [2])
            results.append(isFinished)
        }
        #expect(results == [true])
    }

    @Test("A batch loads the rows of an earlier reload before it begins")
    func batchAfterReload() {
        let (list, driver) = open([1, 2])
        list.numbers = [1, 2, 3]
        list.tableView.reloadData()
        list.tableView.performBatchUpdates {
            list.numbers = [1, 2, 3, 4]
            list.tableView.insertRows(at: paths([3]), with: .automatic)
        }
        #expect(list.displayed == [1, 2, 3, 4])
        driver.finishEvent()
        #expect(list.filled == [1, 2, 3, 4])
    }

    @Test("Deleting the last rows moves the visible rows up")
    func endOfList() {
        let (list, driver) = open(0..<20)
        list.tableView.scroll(to: 19)
        list.numbers.removeLast(8)
        list.tableView.deleteRows(at: paths(12..<20), with: .automatic)
        #expect(list.tableView.indexPathsForVisibleRows == paths(0..<12))
        #expect(driver.rows == rows(0..<12))
    }

    @Test("After an insertion a position refers to another row")
    func indexIsNoIdentity() {
        let (list, driver) = open([1, 2])
        let cell = list.cell(1)
        list.numbers = [3, 1, 2]
        list.tableView.insertRows(at: paths([0]), with: .automatic)
        #expect(list.cell(1) === driver.view(identifiedBy: "number.1"))
        #expect(cell === driver.view(identifiedBy: "number.2"))
    }

    @Test("An insertion that contradicts the data source is an invalid update and ends the process")
    func invalidInsertion() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let list = NumberList([1, 2])
                let driver = ScreenDriver(rootViewController: list)
                list.numbers = [1, 2, 3, 4]
                list.tableView.insertRows(at: paths([2]), with: .automatic)
                withExtendedLifetime(driver) {}
            }
        }
    }

    @Test("A deletion of a row that the data source still has ends the process")
    func invalidDeletion() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let list = NumberList([1, 2])
                let driver = ScreenDriver(rootViewController: list)
                list.tableView.deleteRows(at: paths([0]), with: .automatic)
                withExtendedLifetime(driver) {}
            }
        }
    }

    @Test("Updates one after another outside of a batch must each agree with the data source")
    func invalidSequence() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let list = NumberList([1, 2])
                let driver = ScreenDriver(rootViewController: list)
                list.numbers = [1, 3]
                list.tableView.deleteRows(at: paths([1]), with: .automatic)
                list.tableView.insertRows(at: paths([1]), with: .automatic)
                withExtendedLifetime(driver) {}
            }
        }
    }
}
