internal import HeadlessKit
internal import Matrix
internal import Scenarios
internal import Tracing

extension DemoState {
    /// Handles a key.
    ///
    /// - Returns: the request for the owner of the terminal; `nil` for none.
    package mutating func press(_ key: Key) -> Request? {
        if key == .interrupt { return .quit }
        if key == .suspend { return .suspend }
        message = nil
        if prompt != nil { return type(key) }
        if menu != nil { return choose(key) }
        if showsHelp {
            showsHelp = false
            return nil
        }
        switch key {
        case .up: moveChoice(by: -1)
        case .down: moveChoice(by: 1)
        case .left: moveToRow(-1)
        case .right: moveToRow(1)
        case .enter: return tap()
        case .pageUp: return scroll { $0.visibleRows.lowerBound - $0.visibleRows.count }
        case .pageDown: return scroll { $0.visibleRows.upperBound - 1 + $0.visibleRows.count }
        case .home: return scroll { _ in 0 }
        case .end: return scroll { $0.numberOfRows - 1 }
        case .character(let character): return press(character)
        case .backspace: goBack()
        case .escape, .interrupt, .suspend: break
        }
        return nil
    }

    private mutating func press(_ character: Character) -> Request? {
        switch character {
        case "k": moveChoice(by: -1)
        case "j": moveChoice(by: 1)
        case "p": return pull()
        case "b": return perform(.back)
        case "d": return perform(.deliver(.next))
        case "D": return perform(.deliver(.last))
        case "a": return perform(.deliver(.all))
        case "f":
            open(.failures(of: contract), nothing: "This feature has no requests that can fail.")
        case "e": open(.events(of: contract), nothing: "This feature has no model events.")
        case "s": open(.settings(of: contract), nothing: "This feature has no settings.")
        case ":": prompt = DemoPrompt(purpose: .event)
        case "w": prompt = DemoPrompt(purpose: .file, text: "\(feature.name).jsonl")
        case "u": goBack()
        case "n": goOn()
        case " ": playOrPause()
        case "c": showsCalls.toggle()
        case "]": callsOffset += 1
        case "[": callsOffset = max(callsOffset - 1, 0)
        case "0": zoomed = nil
        case "1"..."9": zoom(character)
        case "?": showsHelp = true
        case "q": return .quit
        default: message = "'\(character)' has no function; ? lists the keys."
        }
        return nil
    }

    // MARK: - The screen

    private mutating func moveChoice(by distance: Int) {
        let tappable = view?.tappable ?? []
        guard let chosen, let index = tappable.firstIndex(of: chosen) else {
            chosen = tappable.first
            return
        }
        self.chosen = tappable[min(max(index + distance, 0), tappable.count - 1)]
    }

    /// Selects the next row in a direction, or the nearest element.
    private mutating func moveToRow(_ direction: Int) {
        guard let view else { return }
        let rows = view.screen.filter { $0.kind == .row && view.tappable.contains($0.id) }.map(\.id)
        guard !rows.isEmpty else { return moveChoice(by: direction) }
        let own = view.tappable.firstIndex { $0 == chosen } ?? 0
        let places = rows.compactMap { view.tappable.firstIndex(of: $0) }
        let next = direction > 0 ? places.first { $0 > own } : places.last { $0 < own }
        if let next { chosen = view.tappable[next] } else { moveChoice(by: direction) }
    }

    private mutating func tap() -> Request? {
        guard let chosen else {
            message = "No element can be used."
            return nil
        }
        let element = view?.screen.first { $0.id == chosen }
        switch element?.kind {
        case .field:
            prompt = DemoPrompt(purpose: .text(of: chosen), text: element?.text ?? "")
            return nil
        case .switch: return perform(.toggle(chosen))
        default: break
        }
        let alert = "alert."
        return perform(
            chosen.hasPrefix(alert)
                ? .answer(String(chosen.dropFirst(alert.count))) : .tap(chosen)
        )
    }

    private mutating func pull() -> Request? {
        guard let list = view?.lists.first else {
            message = "No list to pull."
            return nil
        }
        return perform(.pull(list.id))
    }

    private mutating func scroll(to row: (StepView.List) -> Int) -> Request? {
        guard let list = view?.lists.first, list.numberOfRows > 0 else {
            message = "No list to scroll."
            return nil
        }
        let last = list.numberOfRows - 1
        return perform(.scroll(list.id, to: min(max(row(list), 0), last)))
    }

    // MARK: - The timeline

    private mutating func goBack() {
        isPlaying = false
        if timeline.goBack() { arrive() } else { message = "This is the first step." }
    }

    private mutating func goOn() {
        isPlaying = false
        if timeline.goOn() { arrive() } else { message = "This is the last step." }
    }

    private mutating func playOrPause() {
        isPlaying = !isPlaying && !timeline.isAtEnd
        if timeline.isAtEnd { message = "This is the last step; u goes back." }
    }

    // MARK: - Questions

    private mutating func zoom(_ character: Character) {
        guard let number = character.wholeNumberValue, variants.indices.contains(number - 1) else {
            message = "There are \(variants.count) variants."
            return
        }
        zoomed = zoomed == number - 1 ? nil : number - 1
    }

    private mutating func open(_ menu: DemoMenu, nothing: String) {
        if menu.entries.isEmpty { message = nothing } else { self.menu = menu }
    }

    private mutating func choose(_ key: Key) -> Request? {
        guard var open = menu else { return nil }
        switch key {
        case .up, .character("k"): open.chosen = max(open.chosen - 1, 0)
        case .down, .character("j"): open.chosen = min(open.chosen + 1, open.entries.count - 1)
        case .enter: return take(open.entries[open.chosen])
        case .character(let digit):
            guard let number = digit.wholeNumberValue, open.entries.indices.contains(number - 1)
            else { break }
            return take(open.entries[number - 1])
        case .escape, .backspace:
            menu = nil
            return nil
        default: break
        }
        menu = open
        return nil
    }

    private mutating func take(_ entry: DemoMenu.Entry) -> Request? {
        menu = nil
        switch entry.choice {
        case .event(let event): return perform(event)
        case .value(let prompt):
            self.prompt = prompt
            return nil
        }
    }

    private mutating func type(_ key: Key) -> Request? {
        switch key {
        case .character(let character): prompt?.text.append(character)
        case .backspace: _ = prompt?.text.popLast()
        case .escape: prompt = nil
        case .enter: return finishTyping()
        default: break
        }
        return nil
    }

    private mutating func finishTyping() -> Request? {
        guard let typed = prompt, typed.acceptsEmptyText || !typed.text.isEmpty else {
            prompt = nil
            return nil
        }
        do {
            if case .file = typed.purpose {
                prompt = nil
                return .save(lines: timeline.lines, file: typed.text)
            }
            guard let event = try typed.event(contract) else { return nil }
            prompt = nil
            return perform(event)
        } catch {
            // The typed text remains, so that it can be corrected.
            message = error.problem
            return nil
        }
    }
}
