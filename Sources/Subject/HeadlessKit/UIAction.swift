/// A closure that performs an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// The closure that a control performs for an event.
@MainActor
open class UIAction: NSObject {
    /// The name of an action. Adding an action replaces that with the same name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public let title: String
    public let image: UIImage?
    /// The name, which `nil` in the initializer makes unique.
    public var identifier: Identifier { givenIdentifier ?? Identifier("\(ObjectIdentifier(self))") }
    private let givenIdentifier: Identifier?
    let handler: UIActionHandler

    /// - Parameter handler: receives the action.
    public init(
        title: String = "",
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.image = image
        givenIdentifier = identifier
        self.handler = handler
    }

    /// Indicates whether the actions have the same identifier, without making a unique one.
    func isNamed(as other: UIAction) -> Bool {
        self === other || (givenIdentifier != nil && givenIdentifier == other.givenIdentifier)
    }
}
