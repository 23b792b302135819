import { t } from "@confetti/domain/messages/t"
import type { ComponentType, ReactNode } from "react"
import { onceOnline } from "../platform/connection.ts"
import { lazyScreen } from "../ui/lazy-screen.tsx"
import { Sheet } from "../ui/sheet.tsx"

const ghost = (title: string) => <ScreenGhost title={title} />

/** Without a connection a screen waits for one. */
function screen<Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile?: ReactNode) {
  return lazyScreen(() => onceOnline(load), meanwhile)
}

/** The screens of the app, each fetched with the page that shows it. */
export const screens = {
  home: screen(() => import("./screens/home-screen.tsx").then((module) => module.HomeScreen)),
  tile: screen(() => import("./screens/tile-screen.tsx").then((module) => module.TileScreen)),
  search: screen(() => import("./screens/search-screen.tsx").then((module) => module.SearchScreen), ghost(t`Search`)),
  me: screen(() => import("./screens/me-screen.tsx").then((module) => module.MeScreen), ghost(t`Your shelf`)),
  games: screen(() => import("./screens/games-screen.tsx").then((module) => module.GamesScreen), ghost(t`Games`)),
  settings: screen(
    () => import("./screens/settings-screen.tsx").then((module) => module.SettingsScreen),
    ghost(t`Settings`),
  ),
  studio: screen(() => import("./screens/studio-screen.tsx").then((module) => module.StudioScreen)),
  page: screen(() => import("./screens/page-screen.tsx").then((module) => module.PageScreen)),
  missing: screen(() => import("./screens/missing-screen.tsx").then((module) => module.MissingScreen)),
}

export type ScreenName = keyof typeof screens

const nothing = () => null

/** Stands in for a sheet whose code can't be fetched. The next press tries again. */
function NotLoaded({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title="Not loaded" onClose={onClose}>
      <p role="alert">This could not be loaded. Check your connection and try again.</p>
    </Sheet>
  )
}

/** Parts of a screen that come after it, or that it leads to without being left: most are fetched once the page has settled. */
export const parts = {
  card: lazyScreen(
    () => onceOnline(() => import("./screens/feed-card.tsx")).then((module) => module.FeedCardView),
    undefined,
    nothing,
  ),
  todayRing: lazyScreen(
    () => import("./today/today-ring-slot.tsx").then((module) => module.TodayRingSlot),
    null,
    nothing,
  ),
  tutorials: lazyScreen(
    () => import("../features/tutorials/index.ts").then((module) => module.Tutorials),
    null,
    nothing,
  ),
  balance: lazyScreen(
    () => import("../features/points/badge/index.ts").then((module) => module.BalanceBadge),
    null,
    nothing,
  ),
  join: lazyScreen(
    () => import("../features/session/join/index.ts").then((module) => module.JoinSheet),
    null,
    NotLoaded,
  ),
  invite: lazyScreen(() => import("../features/invite/index.ts").then((module) => module.InviteSheet), null, NotLoaded),
  picture: lazyScreen(
    () => import("./sheets/picture-sheet.tsx").then((module) => module.PictureSheet),
    null,
    NotLoaded,
  ),
}

export const fetchFollowGuest = () => import("./session/follow-guest.ts")

/** A screen whose code is on its way: its title, and where its content will stand. */
function ScreenGhost({ title }: { title: string }) {
  return (
    <div className="screen-ghost">
      <h1>{title}</h1>
      <div role="status" aria-label={`Loading ${title}`}>
        {Array.from({ length: 6 }, (_, at) => (
          <i key={at} />
        ))}
      </div>
    </div>
  )
}
