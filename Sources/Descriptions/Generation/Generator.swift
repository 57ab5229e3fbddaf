internal import Descriptions
internal import PackageEditing
internal import Toolchain

/// The program that creates the files of a feature. It is a separate program because the generator
/// is the largest part of archbench, and measurements do not have to wait until it is built.
@main
struct Generator {
    static func main() {
        ProbeMain.answer { (task: GenerationTask) in
            let description = try DescriptionReader.description(from: task.source)
            if task.checksNames,
                let collision = NameCheck(description, packageRoot: task.packageRoot).collision()
            {
                return GenerationResult.collision(
                    name: collision.name.text,
                    reason: collision.reason
                )
            }
            let templates = TemplateFolder(packageRoot: task.packageRoot)
            return GenerationResult.files(
                try FeatureGenerator(description, templates: templates).files
            )
        }
    }
}
