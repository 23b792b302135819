export const pushKinds = ["entry", "today", "streak", "order", "friend"] as const

export type PushKind = (typeof pushKinds)[number]
