import { useCallback, useEffect, useReducer, useState } from "react"
import { joinAsks } from "../features/session/index.ts"
import { logEvent } from "../platform/analytics/log-event.ts"
import { useLocation, useSearch } from "../platform/location.ts"
import { onFirstUse } from "../platform/on-use.ts"
import { AlertSlot } from "../ui/alert-slot.tsx"
import { Announcer } from "../ui/announce.tsx"
import { ErrorBoundary } from "../ui/error-boundary.tsx"
import { isDialogOpen } from "../ui/open-dialogs.ts"
import { useIsSettled } from "../ui/use-is-settled.ts"
import { fetchAnimations } from "./navigation/at-a-touch.ts"
import { type Route, routeOf } from "./navigation/route.ts"
import { TabBar, tabs } from "./navigation/tab-bar.tsx"
import { useNavigationStack } from "./navigation/use-navigation-stack.ts"
import { usePageData } from "./page-data.tsx"
import { FailureScreen } from "./screens/failure-screen.tsx"
import { screens } from "./screens/screens.ts"
import { useCategories } from "./screens/use-categories.ts"
import type { OpenSheet } from "./sheets/sheets.tsx"
import { TutorialSlot } from "./tutorial-slot.tsx"

type AppKeys = { canGoBack: boolean; onBack: () => void; onList: () => void }

/** The whole app: the screen at the root of the section, the tile open over it, and the tabs. */
export function App() {
  const [path] = useLocation()
  const { brand, inviter } = usePageData()
  const route = routeOf(path, brand.links)
  const { root, slug } = route
  const navigation = useNavigationStack()
  const isSettled = useIsSettled()
  const [restarts, restart] = useReducer((count: number) => count + 1, 0)
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const open = useCallback((next: string, part?: string) => navigation.open(next, part), [navigation])
  const listKeys = useCallback(() => setSheet({ kind: "keys" }), [])

  useAppKeys({ canGoBack: slug !== null, onBack: navigation.back, onList: listKeys })

  useScreenViews(route)

  useEffect(() => joinAsks.on((ask) => setSheet({ kind: "join", ask })), [])

  useEffect(() => {
    // Whoever touches the feed may open a tile next; its code is there before the finger has left the glass. The first
    // growing story is some swipes away.
    return onFirstUse(() => {
      void screens.tile.preload().catch(() => undefined)
      void screens.developing.preload()
      fetchAnimations()
    })
  }, [])

  return (
    <div className="app" data-open={slug !== null || undefined} data-section={navigation.stack.section}>
      <a className="skip button" href="#main">
        Skip to the content
      </a>
      <TabBar onHome={restart} />
      <main className="main" id="main" tabIndex={-1}>
        <ErrorBoundary fallback={<FailureScreen />}>
          {(slug === null || isSettled) && (
            <div key={root} className={`screen root-screen ${root}-root`} inert={slug !== null && root !== "home"}>
              <Root
                name={root}
                openSlug={slug}
                restarts={restarts}
                onOpen={open}
                onLeave={navigation.leave}
                onShow={setSheet}
              />
            </div>
          )}
          {slug === null ? (
            root === "home" && <AsideHint />
          ) : (
            <screens.tile key={slug} slug={slug} navigation={navigation} onShow={setSheet} />
          )}
        </ErrorBoundary>
      </main>
      <Announcer />
      <AlertSlot />
      {isSettled && <TutorialSlot isTileOpen={slug !== null} isCovered={sheet !== null} />}
      {isSettled && inviter !== null && <screens.greeting inviter={inviter} />}
      {sheet && <screens.sheets sheet={sheet} onShow={setSheet} onOpen={open} />}
    </div>
  )
}

type RootProps = {
  name: ReturnType<typeof routeOf>["root"]
  openSlug: string | null
  /** How often the feed was asked for from its beginning. */
  restarts: number
  onOpen: (slug: string, part?: string) => void
  onLeave: () => void
  onShow: (sheet: OpenSheet) => void
}

function Root({ name, openSlug, restarts, onOpen, onLeave, onShow }: RootProps) {
  if (name === "home")
    return <screens.home openSlug={openSlug} restarts={restarts} onOpen={onOpen} onLeave={onLeave} onShow={onShow} />
  if (name === "search") return <screens.search onOpen={onOpen} />
  if (name === "me") return <screens.me onOpen={onOpen} onShow={onShow} />
  if (name === "games") return <screens.games onOpen={onOpen} />
  const Screen = screens[name as "settings" | "page" | "missing"]
  return <Screen />
}

/** On a wide screen the place where an opened tile will stand says how to get there. */
function AsideHint() {
  return (
    <aside className="aside-hint" aria-label="Keys">
      <p>
        <kbd>Enter</kbd>opens this tile here
      </p>
      <p>
        <kbd>↓</kbd>
        <kbd>→</kbd>next tile, next subtile
      </p>
      <p>
        <kbd>?</kbd>lists every key
      </p>
    </aside>
  )
}

/** The keys that work everywhere: `Esc` goes back, `?` lists the keys, a number opens a tab. */
function useAppKeys({ canGoBack, onBack, onList }: AppKeys): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select") !== null
      if (isTyping || isDialogOpen() || event.ctrlKey || event.altKey || event.metaKey) return
      const tab = /^[1-9]$/.test(event.key) ? tabs[Number(event.key) - 1] : undefined
      if (tab) navigate(tab.target)
      else if (event.key === "?") onList()
      else if (event.key === "Escape" && canGoBack) onBack()
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [canGoBack, onBack, onList, navigate])
}

/** Tells analytics which screen is shown, and what led to the tiles on it: `t` is a category, `q` a search. */
function useScreenViews({ root, slug }: Route): void {
  const terms = new URLSearchParams(useSearch())
  const asked = terms.get("t")
  // Only a topic of ours: what somebody else wrote into an address is theirs.
  const topic = useCategories().find((each) => each.slug === asked)?.slug
  const source = terms.get("q") ? "search" : topic && "category"
  const screen = slug === null ? root : "tile"
  useEffect(() => {
    logEvent("screen_view", { screen, ...(source && { source }), ...(topic && { topic }) })
  }, [screen, slug, source, topic])
}
