internal import Foundation
internal import Synchronization

extension Array where Element: Sendable {
    /// Returns the results of a transformation in the order of the elements, computed on all
    /// processors. A result must depend only on its element.
    package func concurrentMap<Result: Sendable>(
        _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        let results = Mutex([Result?](repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let result = transform(self[index])
            results.withLock { $0[index] = result }
        }
        return results.withLock { $0.compactMap(\.self) }
    }
}
