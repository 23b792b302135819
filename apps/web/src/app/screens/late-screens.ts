const nobody = () => () => null

/** Screens that a first visit of the feed or of a tile does not show: where the code of each is, and itself a file of its own. */
export const lateScreens = {
  search: () => import("./search-screen.tsx").then((module) => module.SearchScreen),
  me: () => import("./me-screen.tsx").then((module) => module.MeScreen),
  games: () => import("./games-screen.tsx").then((module) => module.GamesScreen),
  settings: () => import("./settings-screen.tsx").then((module) => module.SettingsScreen),
  studio: () => import("./studio-screen.tsx").then((module) => module.StudioScreen),
  page: () => import("./page-screen.tsx").then((module) => module.PageScreen),
  sheets: () => import("../sheets/sheets.tsx").then((module) => module.Sheets),
  comingUp: () => import("./coming-up.tsx").then((module) => module.ComingUp),
  greeting: () => import("./greeting.tsx").then((module) => module.Greeting),
  // A hint that can't be had is no failure.
  tutorials: () => import("../../features/tutorials/index.ts").then((module) => module.Tutorials).catch(nobody),
  // Nor is a number that can't be had.
  balance: () => import("../../features/points/badge/index.ts").then((module) => module.BalanceBadge).catch(nobody),
}
