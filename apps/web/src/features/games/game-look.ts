import type { GameKind } from "@confetti/domain/games/game-kinds"

/** Each game's hue, as its card in the feed has it. */
export const gameHues = { WURD: 152, BAW: 62, QUIZ_ME: 290 } as const satisfies Record<GameKind, number>
