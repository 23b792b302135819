import { useCallback, useEffect, useState } from "react"
import { useLocation } from "../platform/location.ts"
import { showJoinBy } from "../features/session/index.ts"
import { AlertSlot } from "../ui/alert-slot.tsx"
import { Announcer } from "../ui/announce.tsx"
import { AsideHint } from "./aside-hint.tsx"
import { ErrorBoundary } from "./error-boundary.tsx"
import { usePageData } from "./page-data.tsx"
import { routeOf } from "./route.ts"
import { screens } from "./screens.ts"
import type { OpenSheet } from "./sheets.tsx"
import { TabBar } from "./tab-bar.tsx"
import { TutorialSlot } from "./tutorial-slot.tsx"
import { useIsSettled } from "../ui/use-is-settled.ts"
import { useAppKeys } from "./use-app-keys.ts"
import { useScreenViews } from "./use-screen-views.ts"
import { useTrail } from "./use-trail.ts"

const touches = ["pointerdown", "keydown"]

/** The whole app: the screen at the root of the section, the tile open over it, and the tabs. */
export function App() {
  const [path] = useLocation()
  const { brand } = usePageData()
  const route = routeOf(path, brand.links)
  const { root, slug } = route
  const trail = useTrail()
  const isSettled = useIsSettled()
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const open = useCallback((next: string) => trail.open(next), [trail])
  const listKeys = useCallback(() => setSheet({ kind: "keys" }), [])

  useAppKeys({ canGoBack: slug !== null, onBack: trail.back, onList: listKeys })

  useScreenViews(route)

  useEffect(() => showJoinBy((ask) => setSheet({ kind: "join", ask })), [])

  useEffect(() => {
    // Whoever touches the feed may open a tile next; its code is there before the finger has left the glass.
    const fetchTile = () => void screens.tile.preload().catch(() => undefined)
    for (const type of touches) addEventListener(type, fetchTile, { once: true, passive: true })
    return () => touches.forEach((type) => removeEventListener(type, fetchTile))
  }, [])

  return (
    <div className="app" data-open={slug !== null || undefined} data-section={trail.stack.section}>
      <a className="skip button" href="#main">
        Skip to the content
      </a>
      <main className="main" id="main" tabIndex={-1}>
        <ErrorBoundary>
          {(slug === null || isSettled) && (
            <div key={root} className={`screen root-screen ${root}-root`} inert={slug !== null && root !== "home"}>
              <Root name={root} isCovered={slug !== null} onOpen={open} onShow={setSheet} />
            </div>
          )}
          {slug === null ? (
            root === "home" && <AsideHint />
          ) : (
            <screens.tile key={slug} slug={slug} trail={trail} onShow={setSheet} />
          )}
        </ErrorBoundary>
      </main>
      <TabBar />
      <Announcer />
      <AlertSlot />
      {isSettled && <TutorialSlot isTileOpen={slug !== null} isCovered={sheet !== null} />}
      {sheet && <screens.sheets sheet={sheet} onShow={setSheet} onOpen={open} />}
    </div>
  )
}

type RootProps = {
  name: ReturnType<typeof routeOf>["root"]
  isCovered: boolean
  onOpen: (slug: string) => void
  onShow: (sheet: OpenSheet) => void
}

function Root({ name, isCovered, onOpen, onShow }: RootProps) {
  if (name === "home") return <screens.home isCovered={isCovered} onOpen={onOpen} onShow={onShow} />
  if (name === "search") return <screens.search onOpen={onOpen} />
  if (name === "me") return <screens.me onOpen={onOpen} onShow={onShow} />
  const Screen = screens[name as "games" | "settings" | "page" | "missing"]
  return <Screen />
}
