import type { WayForMe } from "@confetti/contract/points"
import type { EarnAction } from "@confetti/domain/points/action-points"

/** What there is to do for it: a place in the app, or an address of the operator's. */
export type WayDoor = "invite" | "settings" | "feed" | "games" | "visit"

type Words = { title: string; about: string; door: WayDoor; label: string }

const words: Record<EarnAction, Words> = {
  referral: {
    title: "Bring a friend",
    about: "Paid once they have completed their account and read a few tiles.",
    door: "invite",
    label: "Invite",
  },
  complete_account: {
    title: "Complete your account",
    about: "A name is all it takes.",
    door: "settings",
    label: "Add name",
  },
  enable_notifications: {
    title: "Turn notifications on",
    about: "Only for what is worth a word.",
    door: "settings",
    label: "Turn on",
  },
  follow_tiktok: {
    title: "Visit our channel on TikTok",
    about: "Opens in a new tab.",
    door: "visit",
    label: "Visit",
  },
  follow_ig: {
    title: "Visit our channel on Instagram",
    about: "Opens in a new tab.",
    door: "visit",
    label: "Visit",
  },
  share: { title: "Share a tile", about: "Once for each tile.", door: "feed", label: "To the feed" },
  create_a_thought: {
    title: "Write a thought",
    about: "Paid once it is published.",
    door: "feed",
    label: "To the feed",
  },
  play_a_game: { title: "Play a game", about: "Won or lost, once a day each.", door: "games", label: "Play" },
  read_a_tile: { title: "Read a tile", about: "Once for each tile.", door: "feed", label: "To the feed" },
}

export function wayWords(action: EarnAction): Words {
  return words[action]
}

/** How far somebody is with it: "3 of 5 today", "Done", or nothing where there is nothing to count. */
export function wayState({ done, left, isOver }: WayForMe, language: string): string | null {
  const number = new Intl.NumberFormat(language)
  if (isOver) return "Done"
  if (left === null) return done > 0 ? `${number.format(done)} today` : null
  if (done + left === 1) return null
  if (left === 0) return `All ${number.format(done)} of today. More tomorrow`
  return `${number.format(done)} of ${number.format(done + left)} today`
}

/** What is still open first, as it came; what is over, or enough for today, after it. */
export function inOrder(ways: readonly WayForMe[]): WayForMe[] {
  const rank = ({ isOver, left }: WayForMe) => (isOver ? 2 : left === 0 ? 1 : 0)
  return ways.toSorted((a, b) => rank(a) - rank(b))
}
