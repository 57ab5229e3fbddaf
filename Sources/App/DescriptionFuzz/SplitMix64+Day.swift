internal import SeededRandom

extension SplitMix64 {
    /// Returns a day that every month has, in the notation of descriptions.
    mutating func day() -> String {
        let month = integer(in: 1...12)
        let day = integer(in: 1...28)
        return
            "\(integer(in: 1600...2099))-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    }
}
