internal import Behaviours
internal import Descriptions
internal import Testing

@Suite("Models of described features")
struct ScreenModelTests {
    private static let header = """
        feature shelf: "What somebody reads."

        fact own shelf: "Whether it is one's own."

        entity reader: "Somebody who reads."
            name: text "Ada", later ""
            followed: no

        entity book: "A book."
            title: text "Emma", later "Middlemarch"
            read: no

        service library: "Knows readers."
            loads the reader
            changes followed

        service catalogue: "Knows books."
            lists every book in pages of 20
            changes read

        header of the reader
            failure: "Could not load the reader"
            label name: name
            button follow unless own shelf: if followed "Following" otherwise "Follow"

        list of every book
            empty: "No books"
            failure: "Could not load books"
            label title: title
            button mark: if read "Unread" otherwise "Read"

        on tap of follow
            toggle followed, failure "Could not follow"

        on tap of mark
            toggle read, failure "Could not mark it"
        """

    private func model() throws -> ScreenModel {
        ScreenModel(try DescriptionReader.description(from: Self.header))
    }

    @Test("A header and a list are parts that share no state")
    func parts() throws {
        let parts = try model().parts
        #expect(parts.count == 2)
        #expect(parts[0].component.state.map(\.name) == ["isChangingFollowed"])
        #expect(parts[1].component.rowState.map(\.name) == ["isBusy"])
        #expect(parts[1].component.state.map(\.name).contains("paging"))
    }

    @Test("A change of a row shows at once, and its failure changes the field back")
    func rollsBack() throws {
        let list = try model().parts[1].component
        let program = try #require(list.program(.rowTap(Name("mark"))))
        let change = Step.set(.field(Name("read")), .not(.field(Name("read"))))
        #expect(program.body.contains(change))
        let requests = program.body.compactMap { step in
            if case .request(let request) = step { request } else { nil }
        }
        #expect(requests.map(\.operation) == [.toggle(Name("read"), to: .field(Name("read")))])
        #expect(requests.first?.failure.first == change)
        #expect(requests.first?.success.contains(change) == false)
    }

    @Test("All procedures that programs call exist")
    func procedures() throws {
        func calls(_ steps: [Step]) -> [String] {
            steps.flatMap { step -> [String] in
                switch step {
                case .call(let name): [name]
                case .when(_, let yes, let no): calls(yes) + calls(no)
                case .on(_, let branches): branches.flatMap { calls($0.body) }
                case .request(let request):
                    calls(request.reply + request.success + request.failure)
                case .ask(let question): question.answers.flatMap { calls($0.body) }
                default: []
                }
            }
        }
        for part in try model().parts {
            let called = Set(part.component.programs.flatMap { calls($0.body) })
            let missing = called.filter { part.component.program(.procedure($0)) == nil }
            #expect(missing.isEmpty)
        }
    }
}
