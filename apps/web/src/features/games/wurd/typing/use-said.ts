import { useState } from "react"
import { createStore } from "../../../../platform/create-store.ts"

/** What is told to those who listen, and only to them. The same text twice is said twice. */
export function useSaid() {
  const [store] = useState(() => {
    const said = createStore({ text: "", id: 0 })
    return { ...said, say: (text: string) => said.set({ text, id: said.get().id + 1 }) }
  })
  return { said: store.useValue(), say: store.say }
}
