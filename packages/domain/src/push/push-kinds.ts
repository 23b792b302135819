/** What is pushed, each with a switch of its own. */
export const pushKinds = ["entry", "today", "streak", "order", "friend"] as const

export type PushKind = (typeof pushKinds)[number]
