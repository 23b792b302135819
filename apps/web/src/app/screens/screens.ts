import { t } from "@confetti/domain/messages/t"
import { type ComponentType, createElement, type ReactNode } from "react"
import { developingStory } from "./developing-story.ts"
import type * as Late from "./late-screens.ts"
import { lazyScreen } from "../../ui/lazy-screen.tsx"
import { NoSheet } from "./no-sheet.tsx"
import { missingSlot } from "./missing-slot.ts"
import { ScreenGhost } from "./screen-ghost.tsx"

const ghost = (title: string) => createElement(ScreenGhost, { title })

const nobody = () => () => null

/** What comes with the first use of the page, whatever it shows. */
const inUse = () => import("../in-use/index.ts")

type LateScreens = typeof Late.lateScreens
type FirstOf<Given> = Given extends [infer Props extends object, ...unknown[]] ? Props : never
type Taken<Name extends keyof LateScreens> = FirstOf<Parameters<Awaited<ReturnType<LateScreens[Name]>>>>
type PropsOf<Name extends keyof LateScreens> = [Taken<Name>] extends [never] ? object : Taken<Name>

/** The addresses of their files are a file of their own. */
function late<Name extends keyof LateScreens>(
  name: Name,
  meanwhile?: ReactNode,
  otherwise?: ComponentType<PropsOf<Name>>,
) {
  const load = async () => {
    const { lateScreens } = await import("./late-screens.ts")
    return (await lateScreens[name]()) as ComponentType<PropsOf<Name>>
  }
  return lazyScreen<PropsOf<Name>>(load, meanwhile, otherwise)
}

/** Each screen in a file of its own, fetched when it is first needed, and early where the person is likely to go next. */
export const screens = {
  home: lazyScreen(() => import("./home-screen.tsx").then((module) => module.HomeScreen)),
  tile: lazyScreen(() => import("./tile-screen.tsx").then((module) => module.TileScreen)),
  developing: developingStory,
  search: late("search", ghost(t`Search`)),
  me: late("me", ghost(t`Your shelf`)),
  games: late("games", ghost(t`Games`)),
  settings: late("settings", ghost(t`Settings`)),
  studio: late("studio"),
  page: late("page"),
  missing: missingSlot,
  sheets: late("sheets", null, NoSheet),
  comingUp: late("comingUp", null),
  greeting: late("greeting", null),
  tutorials: late("tutorials", null),
  balance: late("balance", null),
  // A mark that can't be had is no failure.
  today: lazyScreen(() => inUse().then((module) => module.TodayRingSlot, nobody), null),
  inUse: lazyScreen(() => inUse().then((module) => module.InUse, nobody), null),
}

type Slots = "balance" | "comingUp" | "developing" | "greeting" | "inUse" | "sheets" | "today" | "tutorials"

export type ScreenName = Exclude<keyof typeof screens, Slots>
