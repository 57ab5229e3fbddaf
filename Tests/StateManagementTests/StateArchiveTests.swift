internal import Foundation
internal import StateManagement
internal import Testing

@MainActor
@Suite("The archive of a screen")
struct StateArchiveTests {
    private struct Page: Codable, Equatable {
        var number = 1
    }

    private struct Note: Codable, Equatable {
        var text = ""
    }

    private func store<State>(_ state: State) -> Store<State, State> {
        Store(
            state,
            reduce: { (state, action) -> [Never] in
                state = action
                return []
            },
            perform: { _, _ in }
        )
    }

    @Test("The archive has the current state of each store by its type name")
    func states() throws {
        let archive = StateArchive()
        let (page, note) = (store(Page()), store(Note()))
        archive.add(page)
        archive.add(note)
        page.send(Page(number: 7))
        let restored = StateArchive(try archive.data())
        #expect(restored.state() == Page(number: 7))
        #expect(restored.state() == Note())
        #expect(try archive.data().keys.sorted() == ["Note", "Page"])
    }

    @Test("A state that is missing or cannot be decoded is not restored")
    func missing() {
        let archive = StateArchive(["Page": Data("{}".utf8)])
        #expect(archive.state() == nil as Page?)
        #expect(archive.state() == nil as Note?)
    }

    @Test("A released store has no state, and the archive does not retain it")
    func released() throws {
        let archive = StateArchive()
        weak let released = {
            let store = store(Page())
            archive.add(store)
            return store
        }()
        #expect(released == nil)
        #expect(try archive.data().isEmpty)
    }
}
