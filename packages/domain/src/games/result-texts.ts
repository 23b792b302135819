import { t } from "../messages/t.ts"
import type { GameResult } from "./share-result.ts"
import { dayWords, detailWords, headlineOf } from "./share-words.ts"

/** What stands in the picture of a result, but for the name of the app. */
export type ResultTexts = {
  title: string
  headline: readonly [string, string]
  invitation: string
  /** Empty where there is nothing more to say. */
  detail: string
}

export function resultTexts(result: GameResult, day: string): ResultTexts {
  return {
    title: `${result.game}, ${dayWords(day)}`,
    headline: headlineOf(result),
    invitation: t`Your turn.`,
    detail: detailWords(result),
  }
}
