import { domainEvent } from "../../platform/extension-point.ts"

export type ReadsChange = {
  /** Who saw or read; null once they are erased. */
  userId: string | null
  tileIds: readonly string[]
}

export const readsChanged = domainEvent<ReadsChange>("reads changed")

export type ReadsCredit = {
  userId: string
  /** 0 where reads were believed just now; otherwise when there will have been time for the rest. */
  afterSeconds: number
}

export const readsCredited = domainEvent<ReadsCredit>("reads credited")
