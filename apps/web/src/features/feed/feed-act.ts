/** What can be done with the tile in view, by a key as well as by a button. */
export type FeedAct = "open" | "like" | "thoughts" | "share" | "picture" | "why" | "menu"
