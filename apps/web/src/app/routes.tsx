import { t } from "@confetti/domain/messages/t"
import type { ComponentType, ReactNode } from "react"
import { onceOnline } from "../platform/connection.ts"
import { loadPatiently } from "../platform/retry.ts"
import { lazyScreen } from "../ui/lazy-screen.tsx"
import { NotLoaded } from "./sheets/open-sheet.tsx"

const ghost = (title: string) => <ScreenGhost title={title} />

function screen<Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile?: ReactNode) {
  return lazyScreen(() => loadPatiently(load), meanwhile)
}

export const screens = {
  home: screen(() => import("./screens/home-screen.tsx").then((module) => module.HomeScreen)),
  tile: screen(() => import("./screens/tile-screen.tsx").then((module) => module.TileScreen)),
  search: screen(() => import("./screens/search-screen.tsx").then((module) => module.SearchScreen), ghost(t`Search`)),
  me: screen(() => import("./screens/me-screen.tsx").then((module) => module.MeScreen), ghost(t`Your shelf`)),
  "me/history": screen(() => import("./screens/me/history-screen.tsx").then((module) => module.HistoryScreen)),
  "me/points": screen(() => import("./screens/me/points-screen.tsx").then((module) => module.PointsScreen)),
  "me/shop": screen(() => import("./screens/me/shop-screen.tsx").then((module) => module.ShopScreen)),
  "me/item": screen(() => import("./screens/me/item-screen.tsx").then((module) => module.ItemScreen)),
  "me/orders": screen(() => import("./screens/me/orders-screen.tsx").then((module) => module.OrdersScreen)),
  "me/year": screen(() => import("./screens/me/year-screen.tsx").then((module) => module.YearScreen)),
  games: screen(() => import("./screens/games-screen.tsx").then((module) => module.GamesScreen), ghost(t`Games`)),
  "games/wurd": screen(() => import("./screens/games/wurd-screen.tsx").then((module) => module.WurdScreen)),
  "games/baw": screen(() => import("./screens/games/baw-screen.tsx").then((module) => module.BawScreen)),
  "games/quiz": screen(() => import("./screens/games/quiz-screen.tsx").then((module) => module.QuizScreen)),
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

const settled = () => import("./settled.tsx")

export const parts = {
  balance: lazyScreen(() => settled().then((module) => module.BalanceBadge), null, nothing),
  card: lazyScreen(() => onceOnline(settled).then((module) => module.FeedCardView), undefined, nothing),
  greeting: lazyScreen(() => settled().then((module) => module.Greeting), null, nothing),
  guestFollower: lazyScreen(() => settled().then((module) => module.GuestFollower), null, nothing),
  invite: lazyScreen(() => settled().then((module) => module.InviteSheet), null, NotLoaded),
  join: lazyScreen(() => settled().then((module) => module.JoinSheet), null, NotLoaded),
  todayRing: lazyScreen(() => settled().then((module) => module.TodayRingSlot), null, nothing),
  tutorials: lazyScreen(() => settled().then((module) => module.Tutorials), null, nothing),
}

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
