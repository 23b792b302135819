import { createStore } from "../../../platform/create-store.ts"
import { scoped } from "../../../platform/session-scope.ts"
import { newTransfer, nextTransfer, type Transfer, type TransferEvent } from "./next-transfer.ts"

type Known = { size: number; attempt: number; sent: number; isPaused: boolean }

export type Transfers = ReturnType<typeof createTransfers>

export function createTransfers() {
  const all = createStore<Readonly<Record<string, Transfer>>>({})
  const put = (id: string, transfer: Transfer) => all.set({ ...all.get(), [id]: transfer })
  return {
    get: (id: string): Transfer | undefined => all.get()[id],
    some: (isIt: (transfer: Transfer) => boolean): boolean => Object.values(all.get()).some(isIt),
    on: all.on,
    add: (id: string, { size, attempt, sent, isPaused }: Known): void => {
      const transfer = newTransfer(size, attempt, sent)
      put(id, isPaused ? nextTransfer(transfer, { type: "pause" }) : transfer)
    },
    send: (id: string, event: TransferEvent): void => {
      const before = all.get()[id]
      const next = before && nextTransfer(before, event)
      if (next && next !== before) put(id, next)
    },
    clear: (): void => all.set({}),
    useTransfer: (id: string): Transfer | undefined => all.useValue()[id],
  }
}

export const transfersOf = scoped(createTransfers)
