// @sample
package import Model

/// Lists visitors.
@MainActor
package protocol Porter: AnyObject {
    func visitors(completion: @escaping Completion<[Int]>)
}

extension Operation {
    package static var visitors: Operation { Operation(rawValue: "visitors") }
}

/// A service of visitors in memory.
package final class InMemoryPorter: InMemoryService, Porter {
    package let connection: InMemoryConnection
    package var count = 0

    package init(seed: UInt64, connection: InMemoryConnection) {
        self.connection = connection
    }

    package func visitors(completion: @escaping Completion<[Int]>) {
        answer(ServiceRequest(.visitors), completion: completion) { Array(0..<$0.count) }
    }
}
// @end
