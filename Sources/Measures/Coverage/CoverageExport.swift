internal import Foundation

/// The output of `llvm-cov export -summary-only`.
struct CoverageExport: Decodable {
    struct Data: Decodable {
        let files: [File]
        let totals: Summary
    }

    struct File: Decodable {
        let filename: String
        let summary: Summary
    }

    struct Summary: Decodable {
        let lines: Share
        let functions: Share
        let regions: Share

        var counts: CoverageCounts {
            CoverageCounts(
                lines: lines.share,
                functions: functions.share,
                regions: regions.share
            )
        }
    }

    struct Share: Decodable {
        let count: Int
        let covered: Int

        var share: CoverageCounts.Share { CoverageCounts.Share(covered: covered, count: count) }
    }

    let data: [Data]
}
