internal import Foundation
package import Report

extension MachineRecord {
    /// A record of the scenario `show` of the greeting, in MVC, MVP, MVVM and VIPER.
    ///
    /// - Parameters:
    ///   - ratios: the ratios of the last three variants to MVC; their intervals reach 1 % to each
    ///     side.
    ///   - digest: the digest of the sources.
    package static func sample(
        _ processor: String,
        ratios: [Double],
        digest: String = "abc",
        isReliable: Bool = true,
        instructions: [Double]? = [100, 90, 110, 120]
    ) throws -> MachineRecord {
        let scenario: [String: Any] = [
            "scenario": "show", "isReliable": isReliable, "margin": 0.02,
            "nanosecondsPerCall": [100.0] + ratios.map { 100 * $0 },
            "ratios": ratios.map { ["ratio": $0, "lower": 0.99 * $0, "upper": 1.01 * $0] },
            "instructions": instructions as Any, "allocations": [1, 2, 3, 4],
        ]
        let record: [String: Any] = [
            "version": MachineRecord.currentVersion, "emptyCallNanoseconds": 7.5,
            "toolchain": "Swift 6.3",
            "machine": [
                "processor": processor, "cores": 2, "memoryGibibytes": 8, "system": "Linux",
                "clockSource": "tsc", "identity": "family 6, model 85, microcode 0x1",
            ],
            "features": [
                [
                    "feature": "greeting", "digest": digest, "date": "2026-03-01T12:00:00Z",
                    "commit": "0123", "variants": ["mvc", "mvp", "mvvm", "viper"],
                    "scenarios": [scenario],
                ]
            ],
        ]
        return try JSONDecoder().decode(
            MachineRecord.self,
            from: try JSONSerialization.data(withJSONObject: record)
        )
    }
}
