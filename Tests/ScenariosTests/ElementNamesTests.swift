internal import Scenarios
internal import Testing

@Suite("The names of elements")
struct ElementNamesTests {
    private let names: ElementNames = ["name", "user.name", "blog.#", "blog.#.like"]

    @Test(
        "Names of rows match any number, and names of the kit are always known",
        arguments: [
            "name", "user.name", "blog.7", "blog.12345.like", "alert", "alert.Unfollow", "toast",
        ]
    )
    func known(identifier: String) {
        #expect(names.contains(identifier))
    }

    @Test(
        "Other names, also similar ones, are unknown",
        arguments: ["", "Name", "names", "blog", "blog.#", "blog.x", "blog.7.", "blog.7.name", "."]
    )
    func unknown(identifier: String) {
        #expect(!names.contains(identifier))
    }

    @Test("Suggested names keep the given row number")
    func candidates() {
        #expect(
            names.candidates(for: "blgo.7.like") == ["name", "user.name", "blog.7", "blog.7.like"]
        )
        #expect(names.candidates(for: "like") == ["name", "user.name", "blog.1", "blog.1.like"])
    }
}
