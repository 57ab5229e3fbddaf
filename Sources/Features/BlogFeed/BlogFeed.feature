# The largest feature: a header, and below it the blogs or the drafts of a user.
feature blog feed: "The page of a user: profile, blogs and, on the user’s own page, drafts."

fact own page: "Whether the page belongs to the viewer."

entity user: "A user with a page, and whether the viewer follows them."
    name: text "Ada Lovelace", later ""
    icon: text "icon1", later ""
    biography: text "Writes programs.", later ""
    blog count: number 45, later 1
    friend count: number 3, later 0
    followed: no

entity blog: "A published blog."
    author name: text "Ada Lovelace", later ""
    title: text "A quiet morning", later "", "Notes"
    likes: number 0, later 1, 12345
    liked: no
    shares: number 0, later 1, 20000

entity draft: "A blog that only its author can see."
    title: text "A quiet morning", later "", "Notes"
    edited at: date 2026-03-14, later 2026-12-01

service user service: "Loads users and stores whom the viewer follows."
    loads the user
    changes followed

service blog service: "Stores published blogs."
    lists every blog in pages of 20
    counts likes
    counts shares

service draft service: "Stores drafts."
    lists every draft

header of the user
    failure: "Could not load the user"
    image icon: icon or "icon0"
    label name: name or "Anonymous"
    label summary: "Bio: ", biography or "This person left nothing here."
    label blogs: "Blogs: ", blog count
    label friends: "Friends: ", friend count
    button follow unless own page: if followed "Following" otherwise "Follow"

switch: "Drafts" or "Blogs"

list of every blog
    empty: "No blogs yet"
    failure: "Could not load blogs"
    label author: "Author: ", author name or "Anonymous"
    label title: title
    label likes: likes counted in ten thousands as "like"
    label shares: shares counted in ten thousands as "share"
    button like: "Like"
    button share: "Share"

list of every draft if own page
    empty: "No drafts"
    failure: "Could not load drafts"
    label title: title or "Untitled"
    label edited: "Edited ", edited at

on tap of icon
    go to user detail

on tap of follow
    ask if followed with "Unfollow": "Stop following ", name or "Anonymous", "?"
    toggle followed, failure if followed "Could not unfollow" otherwise "Could not follow"

on tap of like
    count likes, once liked, failure "Could not like"

on tap of share
    count shares, success "Shared", failure "Could not share"

on tap of row of blog
    go to blog detail

on tap of row of draft
    go to draft detail

leave out card: "A card with only header and drafts, where a tap on a draft opens the editor, and unfollowing asks no question."
