import { listed } from "./catalogued-callable.ts"
import {
  getStudioFeatured,
  getStudioPosts,
  previewStudioPost,
  saveStudioFeatured,
  saveStudioPosts,
} from "./studio-cards.ts"
import {
  checkGameDays,
  clearGameDay,
  findGameQuestions,
  listGameDays,
  setGameDay,
  showGameDay,
} from "./studio-games.ts"

/** Games and cards, for editors: a part of the catalogue. Where an answer has `problems`, nothing was changed. */
export const studioFeedCallables = [
  listed(
    listGameDays,
    "The games of today and the next thirty days: which an editor decided, and which somebody plays already. No puzzle is in it.",
  ),
  listed(
    showGameDay,
    "What a game of a day is, with its answers. Each look is written into the audit log.",
    "game/switched-off",
    "game/not-today",
  ),
  listed(
    checkGameDays,
    "What is wrong with the lists and the days to come, and what comes twice within a year. It can tell answers, so each look is written into the audit log.",
  ),
  listed(
    findGameQuestions,
    "Questions that a quiz of that day can ask, by words in them or in the tile’s slug: at most 24.",
  ),
  listed(
    setGameDay,
    "Decides what a game of a day is, based on version `base` of all days. What has been begun stays as it is.",
    "game/switched-off",
    "game/not-today",
    "game/day-begun",
    "studio/broken-file",
    "studio/not-taken-over",
    "studio/file-conflict",
  ),
  listed(
    clearGameDay,
    "Takes a decision back: the day has the puzzle again that the plan gives it.",
    "game/not-today",
    "game/day-begun",
    "studio/broken-file",
    "studio/not-taken-over",
    "studio/file-conflict",
  ),
  listed(
    getStudioPosts,
    "The posts that stand as cards in the feed, with their windows, and where each card stands now.",
    "studio/broken-file",
  ),
  listed(
    saveStudioPosts,
    "Saves all posts, based on version `base`, and puts them before readers at once.",
    "studio/not-taken-over",
    "studio/file-conflict",
  ),
  listed(previewStudioPost, "A post as the card its readers would have, and what is wrong with it. Saves nothing."),
  listed(
    getStudioFeatured,
    "What the shop’s cards take first, with windows, and all the shop has.",
    "studio/broken-file",
  ),
  listed(
    saveStudioFeatured,
    "Saves what is featured, based on version `base`, and puts it before readers at once.",
    "studio/not-taken-over",
    "studio/file-conflict",
  ),
] as const
