internal import Descriptions
internal import PackageEditing

/// The tests of one implementation.
struct TestFiles {
    let plan: FeaturePlan
    /// The variant, which is also the name of the folder of the implementation.
    let variant: String

    var files: [GeneratedFile] {
        let further: [(name: String, text: String)] =
            switch variant {
            case "MVP": PresenterTests(plan: plan).files
            case "MVVM": ViewModelTests(plan: plan).files
            case "VIPER":
                InteractorTests(plan: plan).files + FetchingPresenterTests(plan: plan).files
            default: []
            }
        return CommonTests(feature: plan.description.feature, variant: variant)
            .files(with: further)
    }
}
