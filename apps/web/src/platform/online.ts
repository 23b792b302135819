import { createEmitter } from "./create-emitter.ts"

const backOnline = createEmitter<void>()
// On the server there is no such event.
globalThis.addEventListener?.("online", () => backOnline.emit())

/** Calls `listener` each time the connection is back. Gives what ends that. */
export const onOnline = backOnline.on

/** Ends the next time the connection is back. */
export function nextOnline(): Promise<void> {
  return new Promise((resolve) => {
    const off = onOnline(() => {
      off()
      resolve()
    })
  })
}

/** Loads late code. Where there is no connection just now, it is tried once more when there is one. */
export async function onceOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await nextOnline()
    return load()
  }
}
