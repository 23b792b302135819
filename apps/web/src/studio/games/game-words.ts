import type { StudioGameDay } from "@confetti/contract/studio-games"
import { t } from "@confetti/domain/messages/t"

export type Game = StudioGameDay["game"]

export const gameNames: Readonly<Record<Game, string>> = { WURD: "WURD", BAW: "BAW", QUIZ_ME: t`Quiz` }

/** A day of UTC for display: "Fri, 5 June". */
export function dayText(day: string, language: string): string {
  const options = { timeZone: "UTC", weekday: "short", day: "numeric", month: "long" } as const
  return new Intl.DateTimeFormat(language, options).format(new Date(`${day}T00:00:00Z`))
}

/** The state of a day's game. A played one can't be changed. */
export function standOf({ isOverridden, isBegun }: StudioGameDay): "planned" | "decided" | "played" {
  if (isBegun) return "played"
  return isOverridden ? "decided" : "planned"
}

export const standWords = { planned: t`As planned`, decided: t`Chosen`, played: t`Being played` } as const
