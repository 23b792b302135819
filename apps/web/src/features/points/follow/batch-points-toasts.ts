import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import type { EarnAction } from "@confetti/domain/points/action-points"

const reasons: Record<EarnAction, string> = {
  referral: t`for inviting a friend`,
  complete_account: t`for completing your account`,
  enable_notifications: t`for turning notifications on`,
  follow_tiktok: t`for visiting us on TikTok`,
  follow_ig: t`for visiting us on Instagram`,
  share: t`for sharing`,
  create_a_thought: t`for your thought`,
  play_a_game: t`for playing`,
  read_a_tile: t`for reading`,
}

/** `cause` names the person or thing, if the action alone does not. */
export type PointsToast = { action: EarnAction; points: number; cause?: string | null }

type Parts = {
  show: (toast: PointsToast) => void
  now: () => number
  /** Calls back after so many milliseconds. Returns a function that cancels it. */
  after: (ms: number, act: () => void) => () => void
}

/** Milliseconds without reading until points are shown, and at most. */
const quietFor = 12_000
const atTheLatest = 60_000

/** Batches points: deliberate actions are shown at once, reading is batched. */
export function batchPointsToasts({ show, now, after }: Parts) {
  let read: { points: number; since: number } | null = null
  let callOff: () => void = () => undefined

  const showRead = () => {
    if (read) show({ action: "read_a_tile", points: read.points })
    read = null
  }
  return {
    add(toast: PointsToast): void {
      const { action, points } = toast
      if (points === 0) return
      if (action !== "read_a_tile") return show(toast)
      read = { points: (read?.points ?? 0) + points, since: read?.since ?? now() }
      callOff()
      callOff = after(Math.min(quietFor, Math.max(0, read.since + atTheLatest - now())), showRead)
    },
    stop(): void {
      callOff()
      read = null
    },
  }
}

/** Points and their reason: "+5 points" and "for sharing". */
export function pointsToastWords(
  { action, points, cause }: PointsToast,
  language: string,
): { amount: string; reason: string } {
  const amount = plural(points, { one: "+# point", other: "+# points" }, language)
  return { amount, reason: action === "referral" && cause ? t`for inviting ${cause}` : reasons[action] }
}
