import { useLayoutEffect, useState } from "react"
import { createStore } from "../platform/create-store.ts"

type Notice = { text: string; id: number }

/** In milliseconds. */
const shownFor = 3200

type Said = {
  notice: Notice | null
  /** The live regions on the page, the latest last: beneath an open sheet nothing is seen or read out. */
  regions: readonly object[]
}

const said = createStore<Said>({ notice: null, regions: [] })
const change = (next: Partial<Said>) => said.set({ ...said.get(), ...next })

/** Says a short word to everyone: shown at the foot for a moment, and read out by screen readers. */
export function announce(text: string): void {
  const notice = { text, id: (said.get().notice?.id ?? 0) + 1 }
  change({ notice })
  setTimeout(() => said.get().notice === notice && change({ notice: null }), shownFor)
}

/** A live region. It says what is announced while it is the latest: the app's own, or that of the sheet over it. */
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
