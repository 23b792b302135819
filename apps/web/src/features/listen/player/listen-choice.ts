import { fieldsOf, readStored, writeStored } from "../../../platform/storage.ts"

/** How somebody likes to listen, kept on the device. */
export type ListenChoice = { rate: number; keepsGoing: boolean }

export const rates = [0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const

const key = "cf_listen"

export function readListenChoice(): ListenChoice {
  const { rate, keepsGoing } = fieldsOf(readStored(key, isObject))
  return { rate: rates.find((each) => each === rate) ?? 1, keepsGoing: keepsGoing === true }
}

export function writeListenChoice(choice: ListenChoice): void {
  writeStored(key, choice)
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null
}
