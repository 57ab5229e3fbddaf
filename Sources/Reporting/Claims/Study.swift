/// A finding of a published study, compared with the values of the report.
package struct Study: Sendable {
    /// A publication that compares UI architectures.
    package struct Publication: Hashable, Sendable {
        package let title: String
        package let authors: String
        /// The journal, the university or the conference.
        package let venue: String
        package let year: Int
        /// The address; `nil` if none is known.
        package let address: String?
        /// The compared architectures, the app and the platform.
        package let subject: String
    }

    package let publication: Publication
    /// The finding in our words, judged by the report's values like any other claim.
    package let claim: Claim
    /// The reasons for which study and report may differ.
    package let difference: String
}

extension Study.Publication {
    static let sholichin = Study.Publication(
        title:
            "Review of iOS architectural pattern for testability, modifiability, and performance "
            + "quality",
        authors: "F. Sholichin, M. A. Isa, S. A. Halim, M. F. Harun",
        venue: "Journal of Theoretical and Applied Information Technology 97 (15), pp. 4021–4035",
        year: 2019,
        address: "https://eprints.utm.my/90637/",
        subject: "MVC, MVP, MVVM and VIPER in a contacts app on iOS"
    )
    static let lou = Study.Publication(
        title: "A Comparison of Android Native App Architecture – MVC, MVP and MVVM",
        authors: "T. Lou",
        venue: "Master’s thesis, Aalto University",
        year: 2016,
        address: "https://aaltodoc.aalto.fi/handle/123456789/22840",
        subject: "MVC, MVP and MVVM in an app on Android"
    )
    static let kurniadi = Study.Publication(
        title: "Finding The Best Understandability for Android GUI Architectural Application Using "
            + "Empirical Evaluation",
        authors: "Kurniadi, Y. Juwono, U. L. Yuhana",
        venue: "ASTEEC Conference Proceeding: Computer Science 1 (1), pp. 71–75",
        year: 2024,
        address: "https://www.proceedings.asteec.com/index.php/acp-cs/article/view/12",
        subject: "MVVM and VIPER in two apps on Android"
    )

    /// All publications that the page cites.
    package static let all = [sholichin, lou, kurniadi] + related

    /// Related publications whose findings are not compared, because they compare other pairs,
    /// print absolute values of one device, or rate qualities without a metric of ours.
    package static let related = [
        Study.Publication(
            title: "Increasing Maintainability for Android Applications",
            authors: "H. Källström",
            venue: "Master’s thesis, Umeå University",
            year: 2016,
            address: "https://www.essays.se/essay/7271b277fc/",
            subject: "modifiability, testability and performance on Android in MVC, MVP and MVVM"
        ),
        Study.Publication(
            title: "Comparison of architectural patterns within iOS applications",
            authors: "M. Skrypchenko",
            venue: "American University Kyiv",
            year: 2024,
            address: "https://er.auk.edu.ua/items/fc96d9cb-9217-443a-93e1-f9fcf096fcfa",
            subject: "MVC, MVVM, VIPER and TCA on iOS, by constraints and goals of a project"
        ),
        Study.Publication(
            title: "A study of MVVM and VIPER with SwiftUI (title not recorded)",
            authors: "Shanbhag, Desai",
            venue: "ESP Journal of Engineering & Technology Advancements 5 (3)",
            year: 2025,
            address: nil,
            subject: "MVVM and VIPER with SwiftUI on iOS"
        ),
        Study.Publication(
            title: "Benchmarking Common Architectural Patterns in iOS Development",
            authors: "D. H. Phan",
            venue: "Bachelor’s thesis, Metropolia University of Applied Sciences",
            year: 2019,
            address: "https://docslib.org/doc/8481108/"
                + "benchmarking-common-architectural-patterns-in-ios-development",
            subject: "CPU and memory of a music app on iOS in MVC, MVP, MVVM and VIPER"
        ),
        Study.Publication(
            title: "Android Architecture Comparison: MVP vs. VIPER",
            authors: "V. Humeniuk",
            venue: "Master’s thesis, Linnaeus University",
            year: 2018,
            address: "https://lnu.diva-portal.org/smash/get/diva2:1291671/FULLTEXT01.pdf",
            subject:
                "maintainability, modifiability, testability and performance on Android in MVP and "
                + "VIPER"
        ),
        Study.Publication(
            title: "An Exploratory Study of MVC-based Architectural Patterns in Android Apps",
            authors: "A. Daoudi, G. ElBoussaidi, N. Moha, S. Kpodjedo",
            venue: "34th ACM/SIGAPP Symposium on Applied Computing",
            year: 2019,
            address: nil,
            subject: "which of MVC, MVP and MVVM open-source apps on Android use"
        ),
    ]
}
