internal import Info
internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @Suite("The view models of rows")
    struct InfoCellViewModelFactoryTests {
        /// The texts of a row.
        private struct Row: Equatable {
            let icon: String
            let title: String
            let subtitle: String
            let detail: String
        }

        private func row(of item: InfoItem) -> Row {
            let viewModel = InfoCellViewModelFactory.viewModel(of: item)
            return Row(
                icon: viewModel.icon,
                title: viewModel.title,
                subtitle: viewModel.subtitle,
                detail: viewModel.detail
            )
        }

        @Test("A person's row has the icon, the name, the biography and the number of friends")
        func person() {
            let user = User(
                id: 1,
                name: "Ada",
                icon: "icon7",
                biography: "Writes programs.",
                friendCount: 2
            )
            let expected = Row(
                icon: "icon7",
                title: "Ada",
                subtitle: "Writes programs.",
                detail: "2 friends"
            )
            #expect(row(of: .person(user)) == expected)
        }

        @Test("A person without texts and friends has placeholders and an empty detail")
        func blankPerson() {
            let expected = Row(
                icon: "icon0",
                title: "Anonymous",
                subtitle: "No bio",
                detail: ""
            )
            #expect(row(of: .person(User(id: 1, name: ""))) == expected)
        }

        @Test("A blog's row has the icon of blogs, the title, the author and the number of likes")
        func blog() {
            let blog = Blog(id: 1, authorName: "Grace", title: "On compilers", likeCount: 1)
            let expected = Row(
                icon: "blog",
                title: "On compilers",
                subtitle: "Author: Grace",
                detail: "1 like"
            )
            #expect(row(of: .blog(blog)) == expected)
        }

        @Test("A blog without texts and likes has placeholders and an empty detail")
        func blankBlog() {
            let expected = Row(
                icon: "blog",
                title: "Untitled",
                subtitle: "Author: Anonymous",
                detail: ""
            )
            #expect(
                row(of: .blog(Blog(id: 1, authorName: "", title: ""))) == expected
            )
        }

        @Test("A voice message's row has the icon of voice messages, the sender, kind and length")
        func voiceMessage() {
            let message = VoiceMessage(id: 1, sender: "Alan", seconds: 67)
            let expected = Row(
                icon: "voice",
                title: "Alan",
                subtitle: "Voice message",
                detail: "1:07"
            )
            #expect(row(of: .voiceMessage(message)) == expected)
        }

        @Test("A voice message without sender has a placeholder")
        func blankVoiceMessage() {
            let message = VoiceMessage(id: 1, sender: "", seconds: 0)
            let expected = Row(
                icon: "voice",
                title: "Anonymous",
                subtitle: "Voice message",
                detail: "0:00"
            )
            #expect(row(of: .voiceMessage(message)) == expected)
        }
    }
}
