package import Statistics

/// What is said of one variant against another, of a script or of a feature as a whole.
package enum LatencyVerdict: Hashable, Sendable {
    /// By the interval of their ratio.
    case decided(Verdict)
    /// Nothing, since the run could not tell anything of these scripts.
    case unreliable(scripts: [String])
    /// Nothing of the whole, which points the other way when one of these scripts is left out.
    case noDirection(scripts: [String])
}
