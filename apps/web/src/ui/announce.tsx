import { useSyncExternalStore } from "react"

type Notice = { text: string; id: number }

let notice: Notice | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const shownFor = 3200

/** Says a short word to everyone: shown at the foot for a moment, and read out by screen readers. */
export function announce(text: string): void {
  clearTimeout(timer)
  show({ text, id: (notice?.id ?? 0) + 1 })
  timer = setTimeout(() => show(null), shownFor)
}

function show(next: Notice | null): void {
  notice = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one live region of the app. */
export function Announcer() {
  const current = useSyncExternalStore(
    subscribe,
    () => notice,
    () => null,
  )
  return (
    <div className="announcer" role="status" aria-live="polite">
      {current && (
        <span key={current.id} className="announcement">
          {current.text}
        </span>
      )}
    </div>
  )
}
