import { useLayoutEffect, useState } from "react"
import { createStore } from "../platform/create-store.ts"

type Notice = { text: string; id: number }

/** In milliseconds. */
const shownFor = 3200

const notice = createStore<Notice | null>(null)

/** The live regions on the page, the latest last: beneath an open sheet nothing is seen or read out. */
const regions = createStore<readonly object[]>([])

/** Says a short word to everyone: shown at the foot for a moment, and read out by screen readers. */
export function announce(text: string): void {
  const next = { text, id: (notice.get()?.id ?? 0) + 1 }
  notice.set(next)
  setTimeout(() => notice.get() === next && notice.set(null), shownFor)
}

/** A live region. It says what is announced while it is the latest: the app's own, or that of the sheet over it. */
export function Announcer({ role }: { role?: "status" }) {
  const [own] = useState({})
  const current = notice.useValue()
  const isLatest = regions.useValue().at(-1) === own
  useLayoutEffect(() => {
    regions.set([...regions.get(), own])
    return () => regions.set(regions.get().filter((each) => each !== own))
  }, [own])
  return (
    <div className="announcer" role={role} aria-live="polite">
      {current && isLatest && (
        <span key={current.id} className="announcement">
          {current.text}
        </span>
      )}
    </div>
  )
}
