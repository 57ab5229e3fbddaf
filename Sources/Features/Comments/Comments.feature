# What everybody sees of the comments on a blog. What of a row cannot be said is named below it.
feature comments: "What people write about a blog."

entity comment: "What somebody wrote about a blog."
    author number: number 1, later 2, 3
    author name: text "Ada", later "", "Bo"
    author icon: text "icon1", later "", "icon2"
    favours: number 0, later 1, 12345
    favoured: no

service comment service: "Keeps what people write, and what the viewer favours."
    lists every comment in pages of 20
    counts favours

list of every comment
    empty: "No comments yet"
    failure: "Could not load comments"
    image avatar: author icon or "icon0"
    label name: author name or "Anonymous"
    leave out time: "How long ago it was written, from a now that moves on."
    leave out content: "What it reads, with a style for whom it replies to."
    label favours: favours counted as "favour"
    button favour: "Favour"
    leave out row: "Its height, by the lines of its content."

on tap of avatar
    go to user detail of author number

on tap of favour
    count favours, once favoured, failure "Could not favour"

leave out heights: "How often heights are computed."
