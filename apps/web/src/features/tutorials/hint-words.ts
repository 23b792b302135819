import { t } from "@confetti/domain/messages/t"
import { toEnd } from "@confetti/domain/messages/words-language"
import type { Tutorial } from "@confetti/domain/tutorials/tutorials"
import { wasKeyUsedLast } from "../../platform/on-use.ts"

export type Means = "touch" | "buttons" | "keys"

export function readMeans(): Means {
  if (document.documentElement.dataset.buttons !== undefined) return "buttons"
  return wasKeyUsedLast() || matchMedia("(hover: hover) and (pointer: fine)").matches ? "keys" : "touch"
}

/** A short sentence with a key or button in its middle, named by `press`. */
export type HintWords = { text: string; press?: string; spoken: string }

const timeline = { spoken: t`This story is still developing. Use the Show timeline button to see how it unfolded.` }

const enter = t`Enter`

const onward = toEnd > 0 ? "→" : "←"

const words: Record<Tutorial, Record<Means, HintWords>> = {
  "home-feed-swipe": {
    touch: {
      text: t`Swipe up for the next one`,
      spoken: t`The next tile is below this one. Settings can show a button for every step.`,
    },
    buttons: {
      text: t`Tap ↓ for the next one`,
      press: "↓",
      spoken: t`Next tile: press the Next tile button, or the down arrow.`,
    },
    keys: {
      text: t`Press ↓ for the next one`,
      press: "↓",
      spoken: t`Next tile: press the down arrow, or the Next tile button.`,
    },
  },
  "shaded-tile-swipe": {
    touch: {
      text: t`Swipe left for more of this one`,
      spoken: t`There is more of this tile: its subtiles come after its title.`,
    },
    buttons: {
      text: t`Tap ${onward} for more of this one`,
      press: onward,
      spoken: t`More of this tile: press the Next subtile button, or the right arrow.`,
    },
    keys: {
      text: t`Press ${onward} for more of this one`,
      press: onward,
      spoken: t`More of this tile: press the right arrow, or the Next subtile button.`,
    },
  },
  "developing-tile": {
    touch: { text: t`Tap to see the timeline`, ...timeline },
    buttons: { text: t`Tap to see the timeline`, ...timeline },
    keys: { text: t`See the timeline here`, ...timeline },
  },
  subtile: {
    touch: {
      text: t`Tap to open the whole tile`,
      spoken: t`The whole tile opens from its title, or from its menu.`,
    },
    buttons: {
      text: t`Tap to open the whole tile`,
      spoken: t`The whole tile opens from its title, or from its menu.`,
    },
    keys: {
      text: t`Press ${enter} to open the whole tile`,
      press: enter,
      spoken: t`The whole tile: press Enter, or open it from its menu.`,
    },
  },
}

/** A tutorial's words for a means of input. The spoken text names actions, not gestures. */
export function hintWords(tutorial: Tutorial, means: Means): HintWords {
  return words[tutorial][means]
}
