import { hour } from "@confetti/domain/durations"
import { useState } from "react"
import { isKept } from "../../platform/in-caches.ts"
import type { SessionScopes } from "../../platform/session-scope.ts"
import { showAlert } from "../../ui/alert-slot.tsx"
import { Button } from "../../ui/button.tsx"
import { startKeepingFeeds } from "../kept-feeds/keep-feeds.ts"
import "./new-version.css"

/** For how long somebody who asked for a new version is kept waiting for the old one to end. In milliseconds. */
const patience = 3000

/**
 * Follows the service worker of a page, from when there is one. A new one waits until every page of the old has gone, or somebody asks
 * for it: its files are others, and what a page has not fetched yet would be missing under the finger.
 */
export function followWorker(
  registration: ServiceWorkerRegistration,
  isFirstVisit: boolean,
  scopes: SessionScopes,
): void {
  const { serviceWorker } = navigator
  if (isFirstVisit) refetchFirst()

  let isAsked = false
  const ask = () => {
    isAsked = true
    // What waited may have been taken by another tab.
    if (!registration.waiting) return location.reload()
    registration.waiting.postMessage({ type: "SKIP_WAITING" })
    // The old one may hang on a line that never answers: what it does for this page ends with it.
    setTimeout(() => location.reload(), patience)
  }
  const offer = () => showAlert(<NewVersion onTake={ask} onDismiss={() => showAlert(null)} />)

  // Another tab took it, or this one just before it was loaded. A page of before is not touched while somebody looks at it.
  const followTaken = async () => {
    if (await isOfThisVersion()) return showAlert(null)
    offer()
    document.addEventListener("visibilitychange", () => location.reload(), { once: true })
  }

  serviceWorker.addEventListener("controllerchange", () => {
    if (isAsked || document.hidden) location.reload()
    else void followTaken()
  })
  if (registration.waiting && serviceWorker.controller) offer()
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && serviceWorker.controller) offer()
    })
  })
  lookAgain(registration)
  startKeepingFeeds(scopes)
}

/** Whether the worker that is there now has the very file this page was started by. */
async function isOfThisVersion(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>("script[src]")?.src
  return own !== undefined && (await isKept(own))
}

/** A browser looks for a new worker as a page is loaded; an app that is only ever brought to the front is not. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now()
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - lookedAt < hour) return
    lookedAt = Date.now()
    void registration.update().catch(() => undefined)
  })
}

type Props = { onTake: () => void; onDismiss: () => void }

function NewVersion({ onTake, onDismiss }: Props) {
  const [isTaken, setTaken] = useState(false)
  const take = () => {
    setTaken(true)
    onTake()
  }
  return (
    <div className="new-version" role="status">
      {/* The old one first ends what it is about, which may take seconds. */}
      <Button kind="primary" aria-disabled={isTaken} onClick={isTaken ? undefined : take}>
        {isTaken ? "One moment…" : "New version. Reload"}
      </Button>
      {!isTaken && <Button onClick={onDismiss}>Later</Button>}
    </div>
  )
}

/** Fetches again, from the browser's cache, what the page loaded before the worker was there, so that the worker keeps it too. */
function refetchFirst(): void {
  for (const { name } of performance.getEntriesByType("resource")) {
    const { origin, pathname } = new URL(name)
    if (origin === location.origin && /^\/(documents|media)\//.test(pathname)) {
      void fetch(name, { cache: "force-cache" }).catch(() => undefined)
    }
  }
}
