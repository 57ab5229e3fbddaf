package import Descriptions
package import HeadlessKit

/// A described header with lists below it, created only from the description.
package final class DescribedPage: ViewController {
    private let page: Description
    private let facts: Set<Name>
    private let header: any DescribedEntity
    private let items: [any DescribedItems]
    private let switchButton = Button()
    private var lists: [DescribedListScreen] = []

    /// Creates the screen of a described page.
    ///
    /// - Parameters:
    ///   - facts: the flags that are set.
    ///   - header: the service of the header.
    ///   - items: the services of the lists, in their order.
    package init(
        _ page: Description,
        facts: Set<Name>,
        header: any DescribedEntity,
        items: [any DescribedItems]
    ) {
        self.page = page
        self.facts = facts
        self.header = header
        self.items = items
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        if let header = page.header {
            embed(DescribedHeaderScreen(header, facts: facts, in: self.header))
        }
        lists = zip(page.lists, items).filter { list, _ in
            list.condition?.holds(in: facts) ?? true
        }.map { list, items in
            DescribedListScreen(
                list,
                pageSize: page.pageSize(of: list),
                announces: page.service(of: list)?.announces == true,
                in: items
            )
        }
        if lists.count == 2 {
            switchButton.accessibilityIdentifier = "switch"
            switchButton.addAction(
                Action { [weak self] _ in
                    guard let self else { return }
                    show(lists[0].view.isHidden ? 0 : 1)
                },
                for: .touchUpInside
            )
            view.addSubview(switchButton)
        }
        for list in lists { embed(list) }
        show(0)
    }

    private func embed(_ part: ViewController) {
        addChild(part)
        view.addSubview(part.view)
        part.didMove(toParent: self)
    }

    private func show(_ shown: Int) {
        for (index, list) in lists.enumerated() { list.view.isHidden = index != shown }
        let title = shown == 0 ? page.listSwitch?.toSecond : page.listSwitch?.toFirst
        switchButton.setTitle(title, for: .normal)
    }
}
