import { useEffect } from "react"
import { createStore } from "../platform/create-store.ts"

type Notice = { text: string; id: number }

const shownFor = 3200

const notice = createStore<Notice | null>(null)

/** Says a short word to everyone: shown at the foot for a moment, and read out by screen readers. */
export function announce(text: string): void {
  notice.set({ text, id: (notice.get()?.id ?? 0) + 1 })
}

/** The one live region of the app. */
export function Announcer() {
  const current = notice.useValue()
  useEffect(() => {
    if (!current) return
    const timer = setTimeout(() => notice.set(null), shownFor)
    return () => clearTimeout(timer)
  }, [current])
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
