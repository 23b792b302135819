import { lazyScreen } from "./lazy-screen.tsx"

/** Each screen in a file of its own, fetched when it is first needed, and early where the person is likely to go next. */
export const screens = {
  home: lazyScreen(() => import("./home-screen.tsx").then((module) => module.HomeScreen)),
  tile: lazyScreen(() => import("./tile-screen.tsx").then((module) => module.TileScreen)),
  search: lazyScreen(() => import("./search-screen.tsx").then((module) => module.SearchScreen)),
  me: lazyScreen(() => import("./me-screen.tsx").then((module) => module.MeScreen)),
  games: lazyScreen(() => import("./games-screen.tsx").then((module) => module.GamesScreen)),
  settings: lazyScreen(() => import("./settings-screen.tsx").then((module) => module.SettingsScreen)),
  page: lazyScreen(() => import("./page-screen.tsx").then((module) => module.PageScreen)),
  sheets: lazyScreen(() => import("./sheets.tsx").then((module) => module.Sheets), null),
  // A hint that can't be had is no failure.
  tutorials: lazyScreen(
    () =>
      import("../features/tutorials/index.ts").then(
        (module) => module.Tutorials,
        () => () => null,
      ),
    null,
  ),
  missing: lazyScreen(() => import("./missing-screen.tsx").then((module) => module.MissingScreen)),
}

export type ScreenName = Exclude<keyof typeof screens, "sheets" | "tutorials">
