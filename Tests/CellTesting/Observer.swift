/// An object in place of the view or table-view cell that binds itself to values of a view model.
package final class Observer {
    package init() {}
}
