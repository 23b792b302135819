/** What one can want to see less of. */
export const lessScopes = ["tile", "category", "similar"] as const

export type LessScope = (typeof lessScopes)[number]
