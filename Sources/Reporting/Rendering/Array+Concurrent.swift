internal import Foundation
internal import Synchronization

extension Array where Element: Sendable {
    /// What becomes of each element, in their order, made on all processors. What is made must not depend
    /// on anything but its element.
    func concurrentMap<Result: Sendable>(
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
