import { useLayoutEffect, useState } from "react"
import { createStore } from "../platform/create-store.ts"

type Notice = { text: string; id: number }

/** Milliseconds. */
const shownFor = 3200

type Said = {
  notice: Notice | null
  /** Live regions on the page, latest last: content under an open sheet is neither visible nor announced. */
  regions: readonly object[]
}

const said = createStore<Said>({ notice: null, regions: [] })
const change = (next: Partial<Said>) => said.set({ ...said.get(), ...next })

/** Shows a short message at the bottom for a moment, announced by screen readers. */
export function announce(text: string): void {
  const notice = { text, id: (said.get().notice?.id ?? 0) + 1 }
  change({ notice })
  setTimeout(() => said.get().notice === notice && change({ notice: null }), shownFor)
}

/** A live region. The latest one announces: the app's own, or that of the open sheet. */
export function Announcer({ role }: { role?: "status" }) {
  const [own] = useState({})
  const { notice, regions } = said.useValue()
  useLayoutEffect(() => {
    change({ regions: [...said.get().regions, own] })
    return () => change({ regions: said.get().regions.filter((each) => each !== own) })
  }, [own])
  return (
    <div className="announcer" role={role} aria-live="polite">
      {notice && regions.at(-1) === own && (
        <span key={notice.id} className="announcement">
          {notice.text}
        </span>
      )}
    </div>
  )
}
