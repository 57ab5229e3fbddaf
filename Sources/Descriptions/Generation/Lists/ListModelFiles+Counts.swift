internal import Descriptions
internal import PackageEditing

extension ListModelFiles {
    /// Returns the type of the reply to a request that increases several numbers.
    func reply(_ count: ListCount) -> GeneratedFile {
        let article = plan.entity.name.withArticle
        let numbers = count.numbers.map(\.member)
        let parameters = numbers.map { "\($0): Int" }.joined(separator: ", ")
        return GeneratedFile(
            path: "Sources/Subject/Model/\(count.reply).swift",
            text: """
                /// The \(count.name) of \(article) after the service has increased them.
                package struct \(count.reply): Hashable, Sendable {
                \(plan.lines(numbers.map { "package var \($0): Int" }, indented: 4))
                    package init(\(parameters)) {
                \(plan.lines(numbers.map { "self.\($0) = \($0)" }, indented: 8))\
                    }
                }

                """
        )
    }

    func declaration(of count: ListCount) -> String {
        SwiftText.call(
            "func \(count.method)",
            [
                "\(plan.item)ID: \(plan.itemType).ID",
                "completion: @escaping Completion<\(count.reply)>",
            ],
            indented: 0
        )
    }

    /// Returns the method of the in-memory service that increases a number.
    func counting(_ count: ListCount) -> String {
        let item = "service.\(plan.items)[index]"
        let members = count.numbers.map(\.member)
        let arguments = members.map { "\($0): \(item).\($0)" }.joined(separator: ", ")
        let statements =
            members.map { "\(item).\($0) += 1" }
            + (count.once.map { ["\(item).\($0.member) = true"] } ?? [])
            + ["return \(count.isJoint ? "\(count.reply)(\(arguments))" : "\(item).\(members[0])")"]
        return """

                package \(declaration(of: count)) {
                    answer(.\(count.operation.member)(\(plan.item)ID: \(plan.item)ID), completion: completion) { service in
                        guard let index = service.\(plan.items).firstIndex(where: { $0.id == \(plan.item)ID }) else {
                            return nil
                        }
            \(plan.lines(statements, indented: 12))\
                    }
                }

            """
    }
}
