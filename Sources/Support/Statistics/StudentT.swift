private import Foundation

/// Student's t distribution of the error of a mean of few normally distributed values, in standard
/// errors that are estimated from the same values.
struct StudentT {
    /// The degrees of freedom, at least 1.
    let degreesOfFreedom: Int

    /// Returns the probability of a value at least as far from zero, on either side.
    ///
    /// Below 10⁻¹⁵ it may be 0. Source: M. Abramowitz, I. Stegun, "Handbook of Mathematical
    /// Functions", 1964, 26.7.3 and 26.7.4.
    func twoSidedProbability(of value: Double) -> Double {
        let angle = atan(abs(value) / Double(degreesOfFreedom).squareRoot())
        let isOdd = !degreesOfFreedom.isMultiple(of: 2)
        // The powers of the cosine in the sum: 1, 3, 5 … or 0, 2, 4 …
        var term = isOdd ? cos(angle) : 1
        var sum = 0.0
        for power in stride(from: isOdd ? 1 : 0, through: degreesOfFreedom - 2, by: 2) {
            sum += term
            term *= cos(angle) * cos(angle) * Double(power + 1) / Double(power + 2)
        }
        let within = isOdd ? (angle + sin(angle) * sum) * 2 / .pi : sin(angle) * sum
        return min(max(1 - within, 0), 1)
    }

    /// Returns the value that is reached or exceeded on either side with this probability, which is
    /// between 0 and 1, both excluded.
    func quantile(twoSided probability: Double) -> Double {
        var lower = 0.0
        var upper = 1.0
        while twoSidedProbability(of: upper) > probability, upper < 1e15 { upper *= 2 }
        // The number of halvings that still change a number of 52 bits.
        for _ in 0..<60 {
            let middle = (lower + upper) / 2
            if twoSidedProbability(of: middle) > probability {
                lower = middle
            } else {
                upper = middle
            }
        }
        return upper
    }
}
