import type { WayForMe } from "@confetti/contract/points"
import { t } from "@confetti/domain/messages/t"
import type { EarnAction } from "@confetti/domain/points/action-points"

export type WayDoor = "invite" | "settings" | "feed" | "games" | "visit"

type Words = { title: string; about: string; door: WayDoor; label: string }

const words: Record<EarnAction, Words> = {
  referral: {
    title: t`Invite a friend`,
    about: t`You get the points when they complete their account and read a few tiles.`,
    door: "invite",
    label: t`Invite`,
  },
  complete_account: {
    title: t`Complete your account`,
    about: t`Just add your name.`,
    door: "settings",
    label: t`Add name`,
  },
  enable_notifications: {
    title: t`Turn notifications on`,
    about: t`Only when it matters.`,
    door: "settings",
    label: t`Turn on`,
  },
  follow_tiktok: {
    title: t`Visit our channel on TikTok`,
    about: t`Opens in a new tab.`,
    door: "visit",
    label: t`Visit`,
  },
  follow_ig: {
    title: t`Visit our channel on Instagram`,
    about: t`Opens in a new tab.`,
    door: "visit",
    label: t`Visit`,
  },
  share: { title: t`Share a tile`, about: t`Once for each tile.`, door: "feed", label: t`Go to the feed` },
  create_a_thought: {
    title: t`Write a thought`,
    about: t`You get the points when it is published.`,
    door: "feed",
    label: t`Go to the feed`,
  },
  play_a_game: {
    title: t`Play a game`,
    about: t`Once a day for each game, won or lost.`,
    door: "games",
    label: t`Play`,
  },
  read_a_tile: { title: t`Read a tile`, about: t`Once for each tile.`, door: "feed", label: t`Go to the feed` },
}

export function wayWords(action: EarnAction): Words {
  return words[action]
}

/** Progress of a way to earn: "3 of 5 today", "Done", or nothing. */
export function wayState({ done, left, isOver }: WayForMe, language: string): string | null {
  const count = done.toLocaleString(language)
  if (isOver) return t`Done`
  if (left === null) return done > 0 ? t`${count} today` : null
  if (done + left === 1) return null
  if (left === 0) return t`All ${count} for today. More tomorrow`
  const most = (done + left).toLocaleString(language)
  return t`${count} of ${most} today`
}

/** Open ways first, finished ones after them. */
export function inOrder(ways: readonly WayForMe[]): WayForMe[] {
  const rank = ({ isOver, left }: WayForMe) => (isOver ? 2 : left === 0 ? 1 : 0)
  return ways.toSorted((a, b) => rank(a) - rank(b))
}
