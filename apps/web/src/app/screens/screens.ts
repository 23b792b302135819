import { createElement } from "react"
import { developingStory } from "./developing-story.ts"
import { lazyScreen } from "./lazy-screen.tsx"
import { ScreenGhost } from "./screen-ghost.tsx"

const ghost = (title: string) => createElement(ScreenGhost, { title })

/** Each screen in a file of its own, fetched when it is first needed, and early where the person is likely to go next. */
export const screens = {
  home: lazyScreen(() => import("./home-screen.tsx").then((module) => module.HomeScreen)),
  tile: lazyScreen(() => import("./tile-screen.tsx").then((module) => module.TileScreen)),
  developing: developingStory,
  search: lazyScreen(() => import("./search-screen.tsx").then((module) => module.SearchScreen), ghost("Search")),
  me: lazyScreen(() => import("./me-screen.tsx").then((module) => module.MeScreen), ghost("Your shelf")),
  games: lazyScreen(() => import("./games-screen.tsx").then((module) => module.GamesScreen), ghost("Games")),
  settings: lazyScreen(
    () => import("./settings-screen.tsx").then((module) => module.SettingsScreen),
    ghost("Settings"),
  ),
  page: lazyScreen(() => import("./page-screen.tsx").then((module) => module.PageScreen)),
  sheets: lazyScreen(() => import("../sheets/sheets.tsx").then((module) => module.Sheets), null),
  // A hint that can't be had is no failure.
  tutorials: lazyScreen(
    () =>
      import("../../features/tutorials/index.ts").then(
        (module) => module.Tutorials,
        () => () => null,
      ),
    null,
  ),
  greeting: lazyScreen(() => import("./greeting.tsx").then((module) => module.Greeting), null),
  missing: lazyScreen(() => import("./missing-screen.tsx").then((module) => module.MissingScreen)),
}

export type ScreenName = Exclude<keyof typeof screens, "developing" | "greeting" | "sheets" | "tutorials">
