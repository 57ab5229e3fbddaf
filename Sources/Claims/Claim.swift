package import Matrix

/// Something that teachers say about these architectures, with what decides whether figures bear it
/// out.
package struct Claim: Sendable {
    /// Where a claim was read.
    package enum Source: String, Sendable, CaseIterable {
        case chatter = "杂谈: MVC/MVP/MVVM"
        case problems = "由MVC框架下常见的代码问题想到的 (2017)"
        case advanced =
            "iOS开发之进阶篇(13)—— MVC / MVP / MVVM / VIPER 架构, after “iOS Architecture Patterns”"
        case simple = "MVVM模式的简单通俗理解"
        case coupling = "An article on coupling (direct, delegate, notification), MVC, MVP and MVVM"
        case folklore = "Folklore"
    }

    /// How it is decided.
    package enum Decision: Sendable {
        /// By figures that each feature has, or those of the features named. Some are shown beside
        /// them and decide nothing.
        case figures(
            Criterion,
            beside: [Quantity] = [],
            features: [Feature] = Feature.all
        )
        /// Not yet: what is missing, and what must be found, in words.
        case notMeasuredYet(String, threshold: String)
    }

    /// The name by which reports and people refer to it.
    package let id: String
    /// What is said, in words of our own.
    package let wording: String
    package let sources: [Source]
    /// What is measured to judge it.
    package let measure: String
    package let decision: Decision
    /// What it means for someone who chooses, where figures bear it out and where they do not.
    package let meaning: Meaning

    /// Whether it could not have come out otherwise, since the contract asks for what it says.
    package let isByConstruction: Bool

    /// How a verdict on it reads.
    package func text(of verdict: Finding.Verdict) -> String {
        verdict.rawValue
            + (isByConstruction && verdict == .supported ? " by construction" : "")
    }

    /// What must be found for it to be supported.
    package var threshold: String {
        switch decision {
        case .figures(let criterion, _, _): criterion.threshold
        case .notMeasuredYet(_, let threshold): threshold
        }
    }

    package struct Meaning: Sendable {
        package let supported: String
        package let notSupported: String
    }

    init(
        _ id: String,
        _ wording: String,
        _ sources: [Source],
        measure: String,
        _ decision: Decision,
        isByConstruction: Bool = false,
        supported: String = "",
        notSupported: String = ""
    ) {
        self.id = id
        self.wording = wording
        self.sources = sources
        self.measure = measure
        self.decision = decision
        self.isByConstruction = isByConstruction
        meaning = Meaning(supported: supported, notSupported: notSupported)
    }
}
