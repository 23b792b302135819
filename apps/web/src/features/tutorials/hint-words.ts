import type { Tutorial } from "@confetti/domain/tutorials/tutorials"
import type { Means } from "./means.ts"

/** A short sentence for the eyes, with a key or a button in its middle where `press` names one. */
export type HintWords = { before: string; press?: string; after: string; spoken: string }

const timeline = {
  after: "",
  spoken: "This story still grows. The button The story so far unfolds its timeline.",
}

const words: Record<Tutorial, Record<Means, HintWords>> = {
  "home-feed-swipe": {
    touch: {
      before: "Swipe up for the next one",
      after: "",
      spoken: "The next tile follows this one. The settings can show a button for every step.",
    },
    buttons: {
      before: "Tap",
      press: "↓",
      after: "for the next one",
      spoken: "Next tile: press the Next tile button, or the down arrow.",
    },
    keys: {
      before: "Press",
      press: "↓",
      after: "for the next one",
      spoken: "Next tile: press the down arrow, or the Next tile button.",
    },
  },
  "shaded-tile-swipe": {
    touch: {
      before: "Swipe left for more of this one",
      after: "",
      spoken: "There is more of this tile: its subtiles follow after its title.",
    },
    buttons: {
      before: "Tap",
      press: "→",
      after: "for more of this one",
      spoken: "More of this tile: press the Next subtile button, or the right arrow.",
    },
    keys: {
      before: "Press",
      press: "→",
      after: "for more of this one",
      spoken: "More of this tile: press the right arrow, or the Next subtile button.",
    },
  },
  "developing-tile": {
    touch: { before: "Still growing. Tap to unfold it", ...timeline },
    buttons: { before: "Still growing. Tap to unfold it", ...timeline },
    keys: { before: "Still growing. Unfold it here", ...timeline },
  },
  subtile: {
    touch: {
      before: "Tap to open the whole tile",
      after: "",
      spoken: "The whole tile opens from its title, or from its menu.",
    },
    buttons: {
      before: "Tap to open the whole tile",
      after: "",
      spoken: "The whole tile opens from its title, or from its menu.",
    },
    keys: {
      before: "Press",
      press: "Enter",
      after: "to open the whole tile",
      spoken: "The whole tile: press Enter, or open it from its menu.",
    },
  },
}

/** What a tutorial says to somebody who moves the app in this way. What is spoken names what can be done, never a gesture. */
export function hintWords(tutorial: Tutorial, means: Means): HintWords {
  return words[tutorial][means]
}
