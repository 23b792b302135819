import type { DeviceValues } from "../device-values.ts"

type Change = { name: string; text: string | null; at: number }

/**
 * A browser's storage as seen by tabs in different processes: own writes are visible at once, others' a moment later; the last write of a
 * key wins. Values are text, so that none is shared.
 */
export function sharedStorage({ isLate }: { isLate: boolean }) {
  const saved = new Map<string, Change>()
  const tabs: { tell: (change: Change) => void; catchUp: (to?: number) => void }[] = []
  let written = 0
  const open = (): { values: DeviceValues; catchUp: () => void } => {
    const seen = new Map(saved)
    let coming: Change[] = []
    const see = (change: Change) => {
      if (change.at > (seen.get(change.name)?.at ?? 0)) seen.set(change.name, change)
    }
    const catchUp = (to = written) => {
      for (const change of coming) if (change.at <= to) see(change)
      coming = coming.filter(({ at }) => at > to)
    }
    const write = (name: string, text: string | null) => {
      const change = { name, text, at: ++written }
      saved.set(name, change)
      see(change)
      for (const { tell } of tabs) tell(change)
    }
    tabs.push({ tell: (change) => (isLate ? void coming.push(change) : see(change)), catchUp })
    return { values: valuesOf(seen, write), catchUp }
  }
  return {
    open,
    truth: valuesOf(saved, () => undefined),
    /** Makes all writes visible to every tab, as a server's round trip would. */
    mark: () => {
      const to = written
      return () => tabs.forEach(({ catchUp }) => catchUp(to))
    },
  }
}

function valuesOf(seen: Map<string, Change>, write: (name: string, text: string | null) => void): DeviceValues {
  return {
    names: () => [...seen.values()].flatMap(({ name, text }) => (text === null ? [] : name)),
    read: (name, isValid) => {
      const value: unknown = JSON.parse(seen.get(name)?.text ?? "null")
      return isValid(value) ? value : null
    },
    write: (name, value) => write(name, JSON.stringify(value)),
    remove: (name) => write(name, null),
  }
}
