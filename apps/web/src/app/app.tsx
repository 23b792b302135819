import { slugOfPath } from "@confetti/domain/navigation/tile-stack"
import { type ComponentType, useCallback, useEffect, useReducer, useRef, useState } from "react"
import { type JoinAsk, useJoinAsks, useSession } from "../features/session/index.ts"
import { inHue, SourceNote } from "../features/tile/index.ts"
import { logEvent } from "../platform/analytics/log-event.ts"
import { changeLook } from "../platform/change-look.ts"
import { go, useLocation, useSearch } from "../platform/location.ts"
import { lookNow, useLook } from "../platform/look.ts"
import { AlertSlot } from "../ui/alert-slot.tsx"
import { Announcer } from "../ui/announce.tsx"
import { ErrorBoundary } from "../ui/error-boundary.tsx"
import { FaultAlert } from "../ui/fault-alert.tsx"
import { isDialogOpen } from "../ui/open-dialogs.ts"
import { plainClick } from "../ui/plain-click.ts"
import { useIsSettled } from "../ui/use-is-settled.ts"
import { useIsWide } from "../ui/use-is-wide.ts"
import { animateHistory } from "./navigation/animate-history.ts"
import { type Root, routeOf } from "./navigation/route.ts"
import { TabBar, tabs } from "./navigation/tab-bar.tsx"
import { useNavigationStack } from "./navigation/use-navigation-stack.ts"
import { usePageData, useScope } from "../platform/session-scope.ts"
import { parts, type ScreenName, screens } from "./routes.tsx"
import { ComingUp } from "./screens/coming-up.tsx"
import { FailureScreen } from "./screens/failure-screen.tsx"
import type { FeedCardProps } from "./screens/feed-card.tsx"
import type { Stage } from "./screens/stage-follower.tsx"
import type { TabPageProps } from "./screens/sub-page/sub-page.tsx"
import { usePageTurn } from "./screens/sub-page/use-page-turn.ts"
import { useCategories } from "./screens/use-categories.ts"
import type { OpenSheet } from "./sheets/open-sheet.tsx"
import { inviteSheet, joinSheet, keysSheet, Sheets } from "./sheets/sheets.tsx"

const loadedWhole: Root[] = ["page", "missing", "studio"]

const emptyStage: Stage = { slug: null, next: [], isMoving: false }

/** Preloaded when idle: screens that the visible one may lead to. */
const likelyNext = [screens.tile, screens.home, ...Object.values(parts)]

const NoCard = () => null

type ReaderRoute = { root: Exclude<Root, "studio">; slug: string | null }

type AppKeys = { canGoBack: boolean; onBack: () => void; onList: () => void }

/** The app for readers, or the studio at its own address. Recreated for each person, so that no state survives a sign-out. */
export function App() {
  const [path] = useLocation()
  const { number, page } = useScope()
  const { root, slug } = routeOf(path, page.brand.links)
  return (
    <>
      {root === "studio" ? (
        <ErrorBoundary fallback={<FailureScreen />}>
          <screens.studio key={number} />
        </ErrorBoundary>
      ) : (
        <ReaderApp key={number} route={{ root, slug }} />
      )}
      <Announcer role="status" />
      <AlertSlot />
      <FaultAlert />
    </>
  )
}

function ReaderApp({ route }: { route: ReaderRoute }) {
  const { number, page } = useScope()
  const { brand, inviter, favourite, tiles, place, hasToday } = page
  const { root, slug } = route
  const navigation = useNavigationStack()
  const isSettled = useIsSettled()
  const { state, userId } = useSession()
  const [restarts, restart] = useReducer((count: number) => count + 1, 0)
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const [stage, setStage] = useState<Stage>(emptyStage)
  const isWide = useIsWide()
  // Beside the stage stands the visible tile's story.
  const story = slug ?? (isWide && root === "home" ? stage.slug : null)
  const open = useCallback((next: string, part?: string) => navigation.open(next, part), [navigation])
  const listKeys = useCallback(() => setSheet(keysSheet), [])
  const join = useCallback((ask: JoinAsk) => setSheet(joinSheet(ask)), [])

  useAppKeys({ canGoBack: slug !== null, onBack: navigation.back, onList: listKeys })

  useOwnLinks(navigation.open)

  useScreenViews(route)

  useJoinAsks(join)

  useEffect(animateHistory, [])

  useOwnLook()

  const main = useRef<HTMLElement>(null)
  const isFirst = number === 0
  useEffect(() => {
    // Recreated for the next person, the page has lost the keyboard's focus.
    if (!isFirst) main.current?.focus({ preventScroll: true })
  }, [isFirst])

  useEffect(() => {
    if (isSettled) for (const part of likelyNext) void part.preload().catch(() => undefined)
  }, [isSettled])

  return (
    <div
      className="app"
      data-open={slug !== null || undefined}
      data-section={navigation.stack.section}
      data-root={root}
    >
      <a className="skip button" href="#main">
        Skip to the content
      </a>
      <TabBar
        homeMark={isSettled && hasToday && <parts.todayRing />}
        balance={isSettled && userId !== null && <parts.balance language={brand.language} />}
        onHome={restart}
      />
      <main className="main" id="main" tabIndex={-1} ref={main}>
        {/* Below an open story nothing is lost with it. */}
        <ErrorBoundary fallback={slug === null && <FailureScreen />}>
          {(slug === null || isSettled) && (
            <div key={root} className={`screen root-screen ${root}-root`} inert={slug !== null && root !== "home"}>
              <Root
                name={root}
                openSlug={slug}
                topic={navigation.topic}
                restarts={restarts}
                isWide={isWide}
                onOpen={open}
                onLeave={navigation.leave}
                onStage={setStage}
                onShow={setSheet}
                Card={isSettled ? parts.card : NoCard}
              />
            </div>
          )}
        </ErrorBoundary>
        <ErrorBoundary fallback={<FailureScreen />}>
          {story !== null && (
            <screens.tile
              key={story}
              slug={story}
              navigation={navigation}
              isOpen={slug !== null}
              isLeaving={slug === null && stage.isMoving}
              onShow={setSheet}
            />
          )}
          {story === null && isWide && root === "home" && <ComingUp tiles={stage.next} onOpen={open} />}
        </ErrorBoundary>
      </main>
      {isSettled && (
        <parts.tutorials isTileOpen={slug !== null} isCovered={sheet !== null} hasComeBack={place !== null} />
      )}
      {isSettled && state === "anonymous" && <parts.guestFollower />}
      {isSettled && inviter !== null && (
        <parts.greeting inviter={inviter} favourite={favourite} tiles={tiles} onOpen={open} />
      )}
      <SourceNote />
      {sheet && <Sheets sheet={sheet} onShow={setSheet} onOpen={open} />}
    </div>
  )
}

type RootProps = {
  name: ReaderRoute["root"]
  openSlug: string | null
  /** The category of the feed; null for the home feed. */
  topic: string | null
  restarts: number
  isWide: boolean
  onOpen: (slug: string, part?: string) => void
  onLeave: () => void
  onStage: (stage: Stage) => void
  onShow: (sheet: OpenSheet) => void
  Card: ComponentType<FeedCardProps>
}

function Root({ name, ...props }: RootProps) {
  const { onOpen, onShow } = props
  if (name === "home") return <screens.home {...props} />
  if (name === "search") return <screens.search onOpen={onOpen} />
  if (name === "me" || name === "games")
    return <TabPages root={name} onOpen={onOpen} onInvite={() => onShow(inviteSheet)} />
  const Screen = screens[name]
  return <Screen />
}

type TabPagesProps = Pick<TabPageProps, "onOpen" | "onInvite"> & { root: Extract<Root, "me" | "games"> }

function TabPages({ root, onOpen, onInvite }: TabPagesProps) {
  const { look, brand } = usePageData()
  const [path] = useLocation()
  const isCovered = slugOfPath(path) !== null
  const [shown, setShown] = useState(isCovered ? `/${root}` : path)
  if (!isCovered && shown !== path) setShown(path)
  const box = useRef<HTMLDivElement>(null)
  usePageTurn(box, shown)
  const isSettled = useIsSettled()
  useEffect(() => {
    if (!isSettled) return
    const names = Object.keys(screens) as ScreenName[]
    // A reader of one of these pages may open any of them.
    for (const name of names.filter((each) => each.startsWith(root)))
      void screens[name].preload().catch(() => undefined)
  }, [isSettled, root])

  const { hue } = useLook(look)
  const Page = screens[routeOf(shown, brand.links).screen] as ComponentType<TabPageProps>
  const own = root === "me" && hue !== null ? inHue(hue, "sub-pages own-hue") : { className: "sub-pages" }
  return (
    <div {...own} ref={box} tabIndex={-1}>
      <Page key={shown} path={shown} isShown={!isCovered} onOpen={onOpen} onInvite={onInvite} />
    </div>
  )
}

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

/** Reports screen views with the source of their tiles: `t` is a category, `q` a search. */
function useScreenViews({ root, slug }: ReaderRoute): void {
  const terms = new URLSearchParams(useSearch())
  const asked = terms.get("t")
  // Only known topics: an address may contain anything.
  const topic = useCategories().find((each) => each.slug === asked)?.slug
  const source = terms.get("q") ? "search" : topic && "category"
  const screen = slug === null ? root : "tile"
  useEffect(() => {
    logEvent("screen_view", { screen, ...(source && { source }), ...(topic && { topic }) })
  }, [screen, slug, source, topic])
}

/** Applies the hue and icon of the person's record, or the defaults when signed out. The first paint used this device's copy. */
function useOwnLook(): void {
  const { icons } = usePageData().brand
  const { state, user } = useSession()
  const isKnown = state === "anonymous" || user !== null
  useEffect(() => {
    const look = lookNow()
    const theirs = { ...look, hue: user?.shelfHue ?? null, icon: user?.appIcon ?? null }
    if (isKnown && (theirs.hue !== look.hue || theirs.icon !== look.icon)) changeLook(theirs, icons)
  }, [isKnown, user, icons])
}

/**
 * Turns plain links to our screens into navigation inside the app from the first click: a tile is pushed onto the stack of the section.
 * Without script they are ordinary links. `rel="external"` opens a new page.
 */
function useOwnLinks(openTile: (slug: string) => void): void {
  const { links } = usePageData().brand
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null
      if (!link || event.defaultPrevented || link.matches("[target], [download], [rel~=external]")) return
      // A native app uses the server's origin. Citations stay on their page.
      if (link.origin !== new URL(document.baseURI).origin || link.hash !== "") return
      const { root, slug } = routeOf(link.pathname, links)
      if (slug !== null) plainClick(() => openTile(slug))(event)
      else if (!loadedWhole.includes(root)) plainClick(() => go(link.pathname + link.search))(event)
    }
    document.addEventListener("click", follow)
    return () => document.removeEventListener("click", follow)
  }, [openTile, links])
}
