/** What the app shows how to do, each once, in the order in which they come first where two make sense at the same time. */
export const tutorials = ["home-feed-swipe", "shaded-tile-swipe", "developing-tile", "subtile"] as const

export type Tutorial = (typeof tutorials)[number]
