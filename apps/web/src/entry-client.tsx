// First: shared styles come before each screen's own.
import "./styles.ts"
import type { PageData } from "@confetti/contract/page-data"
import { startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { AppRoot, createAppSession } from "./app/app-root.tsx"
import { keepFirstReads } from "./app/first-reads.ts"
import { firstScreen, routeOf } from "./app/navigation/route.ts"
import { screens } from "./app/routes.tsx"
import { followViews } from "./app/session/follow-views.ts"
import { startErrorReporter } from "./app/start/start-error-reporter.ts"
import { keepInvite } from "./features/session/index.ts"
import { startAnalytics } from "./platform/analytics/start-analytics.ts"
import { onceOnline } from "./platform/connection.ts"
import { applySideGestures } from "./platform/device/apply-side-gestures.ts"
import { reportError } from "./platform/error-reporter/report-error.ts"
import { startEntries } from "./platform/history-entries.ts"
import { warmIntl } from "./platform/intl/warm-intl.ts"
import { applyLook, lookNow } from "./platform/look.ts"
import { refetchStyles } from "./platform/refetch-styles.ts"
import { createSessionScopes, type SessionScopes } from "./platform/session-scope.ts"
import { showPresses } from "./ui/press/show-presses.ts"
import { endHydration } from "./ui/use-is-hydrated.ts"
import { isWideNow } from "./ui/use-is-wide.ts"

// The page has found this engine too old (`document/old-engine.ts`): the server's page stays.
if (!("oldEngine" in document.documentElement.dataset)) {
  startErrorReporter()
  startEntries()
  void start()
}

// Not a top-level await: screens import this file, and would deadlock.
async function start(): Promise<void> {
  await firstPaint()
  keepInvite()
  const data = JSON.parse(document.getElementById("page-data")?.textContent ?? "null") as PageData
  const root = document.getElementById("root") ?? document.body
  const scopes = createSessionScopes(data)
  keepFirstReads(scopes.get())
  const app = <AppRoot scopes={scopes} session={createAppSession(scopes)} />
  warmIntl(data.brand.language)

  const first = firstScreen(routeOf(location.pathname, data.brand.links))
  // On a wide screen a tile's story stands beside the feed.
  if (first === "home" && isWideNow()) void screens.tile.preload().catch(() => undefined)
  await screens[first].preload()

  if (data.isMissing) await screens.missing.preload()

  const options = {
    onCaughtError(error: unknown) {
      console.error(error)
      reportError(error)
    },
  }

  // The offline shell serves every path; only a page rendered for this path can be hydrated.
  // In a transition it is interruptible, so that touches are never blocked.
  if (root.dataset.path === location.pathname) startTransition(() => void hydrateRoot(root, app, options))
  else {
    endHydration()
    applyLook(lookNow())
    createRoot(root, options).render(app)
  }

  refetchStyles()
  showPresses()
  applySideGestures(data.hasAndroidSideGestures)
  if (data.hasWorker) startWorker(scopes)
  startAnalytics()
  followViews(scopes)
  if (data.isEmulator) void followChanges(scopes).catch(() => undefined)
}

async function followChanges(scopes: SessionScopes): Promise<void> {
  const code = await onceOnline(() => import("./platform/follow-changes.ts"))
  code.followChanges(scopes)
}

/** Hydration is expensive, so the server's page is painted first. A hidden page never paints. */
async function firstPaint(): Promise<void> {
  if (document.hidden) return
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Registers the service worker once the page has settled. */
function startWorker(scopes: SessionScopes): void {
  if (!("serviceWorker" in navigator)) return
  const isFirstVisit = navigator.serviceWorker.controller === null
  const register = async () => {
    const registration = await navigator.serviceWorker.register("/sw.js")
    const follow = () =>
      void import("./app/new-version/follow-worker.tsx")
        .then((late) => late.followWorker(registration, isFirstVisit, scopes))
        .catch(() => undefined)
    if (isFirstVisit) navigator.serviceWorker.addEventListener("controllerchange", follow, { once: true })
    else follow()
  }
  const start = () => void register().catch(() => undefined)
  if (document.readyState === "complete") start()
  else addEventListener("load", start, { once: true })
}
