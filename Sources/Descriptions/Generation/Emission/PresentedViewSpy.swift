internal import Descriptions
internal import PackageEditing

/// The view in the tests of MVP and VIPER, which keeps the last value of each call.
struct PresentedViewSpy {
    let screen: ElementsScreen

    static func isEnabled(_ tap: ElementsScreen.Tap) -> String { "is\(tap.button.type)Enabled" }

    var file: GeneratedFile {
        let texts = screen.plan.labels.map { "private(set) var \($0.member) = \"\"" }
        let enabled = screen.limited.map { "private(set) var \(Self.isEnabled($0)) = true" }
        let shows = screen.plan.labels.map { label in
            SwiftCode.block(
                "func show\(label.type)(_ \(label.member): String)",
                "self.\(label.member) = \(label.member)"
            )
        }
        let enables = screen.limited.map { tap in
            SwiftCode.block(
                "func enable\(tap.button.type)(_ isEnabled: Bool)",
                "\(Self.isEnabled(tap)) = isEnabled"
            )
        }
        return GeneratedFile(
            path: "\(screen.type)ViewSpy.swift",
            text: SwiftCode.file(
                [],
                """
                @testable internal import Implementation

                /// A view that keeps the last value of each call.
                \(SwiftCode.block(
                    "final class \(screen.type)ViewSpy: \(screen.type)ViewProtocol",
                    SwiftCode.sections(
                        SwiftCode.lines(texts + enabled),
                        SwiftCode.sections(shows + enables)
                    )
                ))
                """
            )
        )
    }
}
