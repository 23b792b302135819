// First: shared styles come before each screen's own.
import "./styles.ts"
import "@capacitor/haptics"
import type { PageData } from "@confetti/contract/page-data"
import { createRoot } from "react-dom/client"
import { AppRoot, createAppSession } from "./app/app-root.tsx"
import { keepFirstReads } from "./app/first-reads.ts"
import { followBack } from "./app/native/follow-back.ts"
import { followPush } from "./app/native/follow-push.ts"
import { enterByLink, followLinks, openPath } from "./app/native/follow-links.ts"
import { firstScreen, routeOf } from "./app/navigation/route.ts"
import { screens } from "./app/routes.tsx"
import { followViews } from "./app/session/follow-views.ts"
import { startErrorReporter } from "./app/start/start-error-reporter.ts"
import { iconSprite } from "./document/icon-sprite.ts"
import { keepInvite } from "./features/session/index.ts"
import { startAnalytics } from "./platform/analytics/start-analytics.ts"
import { applySideGestures } from "./platform/device/apply-side-gestures.ts"
import { reportError } from "./platform/error-reporter/report-error.ts"
import { startEntries } from "./platform/history-entries.ts"
import { applyLook, lookNow } from "./platform/look.ts"
import { followForeignLinks } from "./platform/native/foreign-links.ts"
import { setServerBase } from "./platform/native/server-base.ts"
import { provideShareSheet } from "./platform/native/share-sheet.ts"
import { darkenStatusBar, hideSplash } from "./platform/native/system-bars.ts"
import { tokenStore } from "./platform/native/token-store.ts"
import { readCacheOf } from "./platform/reads/read-cache.ts"
import { refetchStyles } from "./platform/refetch-styles.ts"
import { createSessionScopes } from "./platform/session-scope.ts"
import { showPresses } from "./ui/press/show-presses.ts"
import "./app/native/shell.css"

/** The native app: its files are on the phone, and Capacitor's plugins replace browser features. */
setServerBase()
startErrorReporter()
startEntries()
provideShareSheet()
void start()

async function start(): Promise<void> {
  await Promise.all([tokenStore.load(), enterByLink()])
  keepInvite()
  const data = JSON.parse(document.getElementById("page-data")?.textContent ?? "null") as PageData
  document.body.insertAdjacentHTML("beforeend", iconSprite)
  const scopes = createSessionScopes(data)
  keepFirstReads(scopes.get())
  // Bundled data is as old as the app: shown at once and read again.
  readCacheOf(scopes.get()).invalidate()
  await screens[firstScreen(routeOf(location.pathname, data.brand.links))].preload()
  applyLook(lookNow())
  createRoot(document.getElementById("root") ?? document.body, {
    onCaughtError(error) {
      console.error(error)
      reportError(error)
    },
  }).render(<AppRoot scopes={scopes} session={createAppSession(scopes)} />)
  void darkenStatusBar().catch(() => undefined)
  void hideSplash().catch(() => undefined)
  followLinks()
  followPush()
  followBack()
  followForeignLinks(openPath)
  refetchStyles()
  showPresses()
  applySideGestures(data.hasAndroidSideGestures)
  startAnalytics()
  followViews(scopes)
}
