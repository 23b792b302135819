import { hour } from "@confetti/domain/durations"
import { useState } from "react"
import { isSaved } from "../../platform/in-caches.ts"
import type { SessionScopes } from "../../platform/session-scope.ts"
import { showAlert } from "../../ui/alert-slot.tsx"
import { Button } from "../../ui/button.tsx"
import { startSavingFeeds } from "../saved-feeds/save-feeds.ts"
import "./new-version.css"

/** Milliseconds to wait for the old version to end after a new one was requested. */
const patience = 3000

/**
 * Follows the page's service worker. A new version waits until all pages of the old one are closed, or someone requests it: its files
 * differ, and files not loaded yet would be missing.
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
    // Another tab may have activated it.
    if (!registration.waiting) return location.reload()
    registration.waiting.postMessage({ type: "SKIP_WAITING" })
    // The old one may be waiting for a dead connection.
    setTimeout(() => location.reload(), patience)
  }
  const offer = () => showAlert(<NewVersion onTake={ask} onDismiss={() => showAlert(null)} />)

  // Another tab activated it, or this one just before loading. An older page is not reloaded while someone looks at it.
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
  startSavingFeeds(scopes)
}

/** Whether the active worker has the file that started this page. */
async function isOfThisVersion(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>("script[src]")?.src
  return own !== undefined && (await isSaved(own))
}

/** Browsers check for a new worker on page loads; an app that only returns to the front never loads one. */
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

function refetchFirst(): void {
  for (const { name } of performance.getEntriesByType("resource")) {
    const { origin, pathname } = new URL(name)
    if (origin === location.origin && /^\/(documents|media)\//.test(pathname)) {
      void fetch(name, { cache: "force-cache" }).catch(() => undefined)
    }
  }
}
