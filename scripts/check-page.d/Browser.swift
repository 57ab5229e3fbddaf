import Foundation

/// A browser that is driven through two pipes, by the Chrome DevTools Protocol: messages of JSON with a
/// zero byte behind each. Source: <https://chromedevtools.github.io/devtools-protocol/>.
final class Browser {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let output: FileHandle
    private let input: FileHandle
    private var unread = Data()
    private var lastNumber = 0
    private var session: String?
    /// The events of the browser since ``forget()``, by their method.
    private(set) var told: [(method: String, parameters: [String: Any])] = []

    init(to: String, from: String) throws {
        guard let output = FileHandle(forWritingAtPath: to),
            let input = FileHandle(forReadingAtPath: from)
        else { throw Failure(description: "the browser did not start") }
        self.output = output
        self.input = input
    }

    /// Opens an empty page.
    func open() throws {
        let target = try send("Target.createTarget", ["url": "about:blank"])
        let attached = try send(
            "Target.attachToTarget",
            ["targetId": target["targetId"] ?? "", "flatten": true]
        )
        session = attached["sessionId"] as? String
        for domain in ["Page", "Runtime", "Log", "Network", "Accessibility", "Performance"] {
            try send("\(domain).enable")
        }
    }

    func forget() { told = [] }

    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastNumber += 1
        var message: [String: Any] = [
            "id": lastNumber, "method": method, "params": parameters,
        ]
        message["sessionId"] = session
        var data = try JSONSerialization.data(withJSONObject: message)
        data.append(0)
        try output.write(contentsOf: data)
        while true {
            let answer = try read()
            guard let number = answer["id"] as? Int else { continue }
            guard number == lastNumber else { continue }
            if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    /// Waits until the browser tells something.
    func wait(for method: String) throws {
        while !told.contains(where: { $0.method == method }) { _ = try read() }
    }

    private func read() throws -> [String: Any] {
        while true {
            if let end = unread.firstIndex(of: 0) {
                let message = unread[unread.startIndex..<end]
                unread = Data(unread[(end + 1)...])
                let object =
                    try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
                if let method = object["method"] as? String {
                    told.append((method, object["params"] as? [String: Any] ?? [:]))
                }
                return object
            }
            let more = input.availableData
            guard !more.isEmpty else { throw Failure(description: "the browser ended") }
            unread.append(more)
        }
    }

    // MARK: - What a person does

    /// Loads a page and waits until it is there.
    func load(_ address: String) throws {
        told.removeAll { $0.method == "Page.loadEventFired" }
        try send("Page.navigate", ["url": "about:blank"])
        try wait(for: "Page.loadEventFired")
        told.removeAll { $0.method == "Page.loadEventFired" }
        try send("Page.navigate", ["url": address])
        try wait(for: "Page.loadEventFired")
    }

    func resize(width: Int, height: Int) throws {
        try send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false]
        )
    }

    func press(_ key: String) throws {
        // Without its number a key has no effect of its own, such as moving the focus.
        let numbers = ["Tab": 9, "Enter": 13, "ArrowLeft": 37, "ArrowRight": 39]
        for type in ["keyDown", "keyUp"] {
            var event: [String: Any] = ["type": type, "key": key, "code": key]
            event["windowsVirtualKeyCode"] = numbers[key]
            try send("Input.dispatchKeyEvent", event)
        }
    }

    /// The role, name and value that a screen reader gets of the focused element.
    func focusedNode() throws -> [String: String] {
        let focused = try send(
            "Runtime.evaluate",
            ["expression": "document.activeElement", "objectGroup": "focus"]
        )
        let object = (focused["result"] as? [String: Any])?["objectId"] ?? ""
        let tree = try send(
            "Accessibility.getPartialAXTree",
            ["objectId": object, "fetchRelatives": false]
        )
        let node = (tree["nodes"] as? [[String: Any]])?.first ?? [:]
        return ["role", "name", "value"].reduce(into: [:]) { found, key in
            let value = (node[key] as? [String: Any])?["value"]
            found[key] = value.map { "\($0)" }
        }
    }

    /// Returns the value of a JavaScript expression; a promise is awaited.
    func value(_ expression: String) throws -> Any? {
        let answer = try send(
            "Runtime.evaluate",
            ["expression": expression, "returnByValue": true, "awaitPromise": true]
        )
        if let exception = answer["exceptionDetails"] {
            throw Failure(description: "\(expression.prefix(120)): \(exception)")
        }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// - Throws: where the expression is of another type.
    func value<Value>(_ expression: String, as type: Value.Type) throws -> Value {
        let found = try value(expression)
        guard let value = found as? Value else {
            throw Failure(
                description: "\(expression.prefix(120)) is \(String(describing: found)), no \(type)"
            )
        }
        return value
    }

    /// Goes to a place of the page and waits until it shows.
    func go(_ fragment: String) throws {
        _ = try value(
            """
            new Promise((done) => {
                location.hash = \(Self.quoted(fragment));
                requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
            })
            """
        )
    }

    func picture(_ path: String) throws {
        let answer = try send("Page.captureScreenshot", ["format": "png"])
        let data = (answer["data"] as? String).flatMap { Data(base64Encoded: $0) }
        try data?.write(to: URL(fileURLWithPath: path))
    }

    static func quoted(_ text: String) -> String {
        let data = try? JSONSerialization.data(withJSONObject: [text])
        let list = data.map { String(decoding: $0, as: UTF8.self) } ?? "[\"\"]"
        return "\(list)[0]"
    }
}
