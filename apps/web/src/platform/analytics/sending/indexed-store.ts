import { once } from "../../once.ts"
import { type EventStore, isOwnedBy, type KeptEvent, memoryStore, mostKept } from "./event-store.ts"

export const openStore = once(() => indexedStore().catch(memoryStore))

const databaseName = "cf_events"
const table = "events"

/** `order` counts up, so that the oldest come first. */
type Row = KeptEvent & { order: number; claimedUntil: number }

/**
 * The events in the browser's own database. Tabs share it, and a transaction is what they agree by: an event is claimed by
 * one of them. Throws where the browser has none to give.
 */
async function indexedStore(): Promise<EventStore> {
  const database = await openDatabase()

  /** One transaction over the rows, the oldest first; `visit` may change or delete each, and stops by saying false. */
  function walk(visit: (row: Row, cursor: IDBCursorWithValue) => boolean): Promise<void> {
    return inTransaction((rows) => {
      const request = rows.openCursor()
      request.onsuccess = () => {
        const cursor = request.result
        if (cursor && visit(cursor.value as Row, cursor)) cursor.continue()
      }
    })
  }

  function inTransaction(act: (rows: IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(table, "readwrite")
      transaction.addEventListener("complete", () => resolve())
      transaction.addEventListener("abort", () =>
        reject(transaction.error ?? new Error("The events could not be kept.")),
      )
      act(transaction.objectStore(table))
    })
  }

  const removeWhere = (isIt: (row: Row) => boolean) =>
    walk((row, cursor) => {
      if (isIt(row)) cursor.delete()
      return true
    })

  return {
    add: (event) =>
      inTransaction((rows) => {
        rows.add({ ...event, claimedUntil: 0 })
        const count = rows.count()
        count.onsuccess = () => {
          if (count.result <= mostKept) return
          const oldest = rows.openKeyCursor()
          oldest.onsuccess = () => {
            if (oldest.result) rows.delete(oldest.result.primaryKey)
          }
        }
      }),
    claim: async ({ most, user, now, until }) => {
      const claimed: KeptEvent[] = []
      await walk((row, cursor) => {
        const { order: _order, claimedUntil, ...event } = row
        if (claimedUntil <= now && isOwnedBy(event, user)) {
          claimed.push(event)
          cursor.update({ ...row, claimedUntil: until })
        }
        return claimed.length < most
      })
      return claimed
    },
    remove: (ids) => removeWhere(({ id }) => ids.includes(id)),
    release: (ids) =>
      walk((row, cursor) => {
        if (ids.includes(row.id)) cursor.update({ ...row, claimedUntil: 0 })
        return true
      }),
    keepOnly: (user) => removeWhere((row) => !isOwnedBy(row, user)),
    clear: () => inTransaction((rows) => rows.clear()),
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(table, { keyPath: "order", autoIncrement: true })
    }
    opening.onsuccess = () => {
      // Another tab of a later version of the app must not wait for this one.
      opening.result.onversionchange = () => opening.result.close()
      resolve(opening.result)
    }
    opening.addEventListener("error", () => reject(opening.error ?? new Error("There is no database here.")))
  })
}
