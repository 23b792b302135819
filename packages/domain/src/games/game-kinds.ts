export const gameKinds = ["WURD", "BAW", "QUIZ_ME"] as const

export type GameKind = (typeof gameKinds)[number]

export function isGameKind(name: string): name is GameKind {
  return gameKinds.some((kind) => kind === name)
}
