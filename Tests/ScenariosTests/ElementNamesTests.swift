internal import Scenarios
internal import Testing

@Suite("Names of elements")
struct ElementNamesTests {
    private let names: ElementNames = ["name", "user.name", "blog.#", "blog.#.like"]

    @Test(
        "Those of rows hold any number, and the kit's own are always known",
        arguments: [
            "name", "user.name", "blog.7", "blog.12345.like", "alert", "alert.Unfollow", "toast",
        ]
    )
    func known(identifier: String) {
        #expect(names.contains(identifier))
    }

    @Test(
        "Others are none, however near",
        arguments: ["", "Name", "names", "blog", "blog.#", "blog.x", "blog.7.", "blog.7.name", "."]
    )
    func unknown(identifier: String) {
        #expect(!names.contains(identifier))
    }

    @Test("What may have been meant keeps the number that was given")
    func candidates() {
        #expect(
            names.candidates(for: "blgo.7.like") == ["name", "user.name", "blog.7", "blog.7.like"]
        )
        #expect(names.candidates(for: "like") == ["name", "user.name", "blog.1", "blog.1.like"])
    }
}
