import { domainEvent } from "../../platform/extension-point.ts"

export type ReadsChange = {
  /** Null once they are erased. */
  userId: string | null
  tileIds: readonly string[]
}

export const readsChanged = domainEvent<ReadsChange>("reads changed")

export type ReadsCredit = {
  userId: string
  /** 0 if reads were credited; otherwise seconds until there is time for the rest. */
  afterSeconds: number
}

export const readsCredited = domainEvent<ReadsCredit>("reads credited")
