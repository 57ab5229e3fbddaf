internal import AppSupport
internal import Foundation
internal import HeadlessKitDriver
internal import InputFiles
internal import Model
internal import Scenarios

/// The digest of everything that was observed in a scenario, by which two runs can be compared.
struct ScreenDigest {
    private var content: [UInt8] = []

    /// The first 64 bits of the digest.
    var value: UInt64 { UInt64(GitHash.digest(of: Data(content)).prefix(16), radix: 16) ?? 0 }

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
            content += text.utf8
            content.append(0xFE)
        }
        content.append(0xFF)
    }
}
