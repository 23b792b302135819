import type { KeyIn } from "./device-keys.ts"
import type { SessionScope } from "./session-scope.ts"
import { isTextList } from "./storage.ts"
import { type StoredValue, storedValue } from "./stored-value.ts"

export type StoredSet = Pick<StoredValue<readonly string[]>, "on"> & {
  toggle: (id: string) => boolean
  has: (id: string) => boolean
  all: () => readonly string[]
  replace: (ids: readonly string[]) => void
  useAll: () => readonly string[]
}

export function storedSet(key: KeyIn<"local">, scope?: Pick<SessionScope, "onEnd">): StoredSet {
  const { read, write, on, useValue } = storedValue<readonly string[]>({ key, isValid: isTextList, none: [] }, scope)
  return {
    has: (id) => read().includes(id),
    all: read,
    replace: write,
    toggle(id) {
      const before = read()
      const has = before.includes(id)
      write(has ? before.filter((each) => each !== id) : [id, ...before])
      return !has
    },
    on,
    useAll: useValue,
  }
}
