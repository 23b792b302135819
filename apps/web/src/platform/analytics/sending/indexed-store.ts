import { inTransaction, openDatabase } from "../../indexed-database.ts"
import { once } from "../../once.ts"
import { type EventStore, isOwnedBy, memoryStore, mostStored, type SavedEvent } from "./event-store.ts"

export const openStore = once(() => indexedStore().catch(memoryStore))

const table = "events"

/** `order` counts up, for sorting. */
type Row = SavedEvent & { order: number; claimedUntil: number }

/** Events in IndexedDB, shared by tabs: a transaction claims each for one of them. Throws if it is unavailable. */
async function indexedStore(): Promise<EventStore> {
  const database = await openDatabase("cf_events", [table], { keyPath: "order", autoIncrement: true })
  // A newer version's tab must not wait for this one.
  database.onversionchange = () => database.close()

  /** Changes the first `most` matching rows, or deletes them without a change. Resolves to their previous values. */
  async function change(isMeant: (row: Row) => boolean, to?: Partial<Row>, most?: number): Promise<Row[]> {
    let meant: Row[] = []
    await inTransaction(database, "readwrite", (transaction) => {
      const rows = transaction.objectStore(table)
      const all = rows.getAll() as IDBRequest<Row[]>
      all.onsuccess = () => {
        meant = all.result.filter(isMeant).slice(0, most)
        for (const row of meant) {
          if (to) rows.put({ ...row, ...to })
          else rows.delete(row.order)
        }
      }
      return all
    })
    return meant
  }

  return {
    add: async (event) => {
      await inTransaction(database, "readwrite", (transaction) => {
        const rows = transaction.objectStore(table)
        rows.add({ ...event, claimedUntil: 0 })
        const count = rows.count()
        count.onsuccess = () => {
          if (count.result <= mostStored) return
          const oldest = rows.getAllKeys(null, count.result - mostStored)
          oldest.onsuccess = () => {
            for (const order of oldest.result) rows.delete(order)
          }
        }
        return count
      })
    },
    claim: async ({ most, user, now, until }) => {
      const isFree = (row: Row) => row.claimedUntil <= now && isOwnedBy(row, user)
      const claimed = await change(isFree, { claimedUntil: until }, most)
      return claimed.map(({ order: _order, claimedUntil: _until, ...event }) => event)
    },
    remove: async (ids) => void (await change(({ id }) => ids.includes(id))),
    release: async (ids) => void (await change(({ id }) => ids.includes(id), { claimedUntil: 0 })),
    keepOnly: async (user) => void (await change((row) => !isOwnedBy(row, user))),
    clear: () => inTransaction(database, "readwrite", (transaction) => transaction.objectStore(table).clear()),
  }
}
