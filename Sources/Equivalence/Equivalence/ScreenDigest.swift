internal import CPlatform
internal import Foundation
internal import HeadlessKit
internal import Model
internal import Scenarios

/// The digest of everything that was observed in a scenario, by which two runs can be compared.
struct ScreenDigest {
    private var content = Data()

    /// The first 64 bits of the SHA-1 digest, as git names a blob.
    var value: UInt64 {
        let digest = content.withUnsafeBytes { bytes in
            var digest = [CChar](repeating: 0, count: 41)
            cpl_blob_digest(bytes.baseAddress, bytes.count, &digest)
            return digest
        }
        let first = digest.prefix(16).map(UInt8.init(bitPattern:))
        return UInt64(String(decoding: first, as: UTF8.self), radix: 16) ?? 0
    }

    mutating func append(_ observation: Observation) {
        for element in observation.screen {
            append([element.kind.rawValue, element.id, element.text])
            append([element.isEnabled.map { "\($0)" } ?? "", element.image ?? ""])
            for run in element.style ?? [] { append([run.style, run.text]) }
        }
        append(observation.routes.map(\.description))
        append(observation.requests.map(\.description))
        append(observation.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
    }

    /// Appends texts with separators that no text contains.
    private mutating func append(_ texts: [String]) {
        for text in texts {
            content.append(contentsOf: text.utf8)
            content.append(0xFE)
        }
        content.append(0xFF)
    }
}
