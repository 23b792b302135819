/** Tutorials in order of precedence, each shown once. */
export const tutorials = ["home-feed-swipe", "shaded-tile-swipe", "developing-tile", "subtile"] as const

export type Tutorial = (typeof tutorials)[number]
