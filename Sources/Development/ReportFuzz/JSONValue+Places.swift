internal import Scenarios

/// A step of the path to a part of a JSON value.
enum JSONStep: Hashable {
    case key(String)
    case index(Int)
}

typealias JSONPlace = [JSONStep]

extension JSONValue {
    /// The places of all nested values, in a fixed order.
    var places: [JSONPlace] {
        children.flatMap { step, child in [[step]] + child.places.map { [step] + $0 } }
    }

    private var children: [(JSONStep, JSONValue)] {
        switch self {
        case .list(let items): items.enumerated().map { (.index($0), $1) }
        case .object(let object):
            object.sorted { $0.key < $1.key }.map { (.key($0), $1) }
        case .null, .flag, .integer, .number, .text: []
        }
    }

    /// The value at a place; setting `nil` removes it. A value after the end of a list is appended.
    subscript(place: JSONPlace) -> JSONValue? {
        get {
            guard let step = place.first else { return self }
            let rest = JSONPlace(place.dropFirst())
            switch (self, step) {
            case (.list(let items), .index(let index)) where items.indices.contains(index):
                return items[index][rest]
            case (.object(let object), .key(let key)): return object[key]?[rest]
            default: return nil
            }
        }
        set {
            guard let step = place.first else {
                self = newValue ?? .null
                return
            }
            let rest = JSONPlace(place.dropFirst())
            switch (self, step) {
            case (.list(var items), .index(let index)):
                if rest.isEmpty, newValue == nil, items.indices.contains(index) {
                    items.remove(at: index)
                } else if items.indices.contains(index) {
                    items[index][rest] = newValue
                } else if let newValue {
                    items.append(newValue)
                }
                self = .list(items)
            case (.object(var object), .key(let key)):
                if rest.isEmpty {
                    object[key] = newValue
                } else {
                    object[key]?[rest] = newValue
                }
                self = .object(object)
            default: break
            }
        }
    }
}
