internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @Suite("The state of the header")
    struct HeaderStateTests {
        private func header(_ user: User?, canFollow: Bool = true) -> HeaderState {
            HeaderState(canFollow: canFollow, user: user)
        }

        @Test("The texts are empty until the user has loaded, and then show all of the user")
        func shows() {
            let empty = header(nil)
            #expect(empty.icon == "icon0")
            #expect([empty.name, empty.summary, empty.blogs, empty.friends] == ["", "", "", ""])
            let ada = header(.sample())
            #expect(ada.icon == "icon3")
            #expect(
                [ada.name, ada.summary, ada.blogs, ada.friends]
                    == ["Ada", "Bio: I count.", "Blogs: 4", "Friends: 5"]
            )
        }

        @Test("A user without name, biography and icon gets the defaults")
        func showsTerse() {
            let terse = header(.sample(name: "", icon: nil, biography: ""))
            #expect(terse.icon == "icon0")
            #expect(terse.name == "Anonymous")
            #expect(terse.summary == "Bio: This person left nothing here.")
        }

        @Test("The button follows the loaded user of another page")
        func followTitle() {
            #expect(header(nil).followTitle == nil)
            #expect(header(.sample()).followTitle == "Follow")
            #expect(header(.sample(isFollowed: true)).followTitle == "Following")
            #expect(header(.sample(), canFollow: false).followTitle == nil)
        }
    }
}
