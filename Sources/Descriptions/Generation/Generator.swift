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
            let log = task.checksNames ? NameLog() : nil
            let templates = TemplateFolder(packageRoot: task.packageRoot, log: log)
            let files = try FeatureGenerator(description, templates: templates).files
            let collision = log.flatMap {
                NameCheck(description, packageRoot: task.packageRoot, log: $0).collision()
            }
            return collision.map { .collision(name: $0.name.text, reason: $0.reason) }
                ?? GenerationResult.files(files)
        }
    }
}
