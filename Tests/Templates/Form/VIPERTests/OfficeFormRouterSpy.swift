@testable internal import Implementation

final class OfficeFormRouterSpy: OfficeFormRouterProtocol {
    private(set) var closeCount = 0

    func close() { closeCount += 1 }
}
