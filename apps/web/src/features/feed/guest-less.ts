import type { LessScope } from "@confetti/domain/feed/less-preference"
import { readStored, writeStored } from "../../platform/storage.ts"

/** What a guest wants less of, kept on the device until somebody signs in. `key` makes it count once on the server. */
export type GuestLess = { scope: LessScope; subject: string; title: string; askedDate: string; key: string }

// `has-guest-taste.ts` looks whether there is any, without this code.
const key = "cf_less"

const most = 50

export function readGuestLess(): GuestLess[] {
  return readStored(key, isGuestLess) ?? []
}

/** Asked twice it is one. The oldest make room. */
export function addGuestLess(less: GuestLess): void {
  const others = readGuestLess().filter((each) => !isSame(each, less))
  writeStored(key, [less, ...others].slice(0, most))
}

export function removeGuestLess(less: Pick<GuestLess, "scope" | "subject">): void {
  writeStored(
    key,
    readGuestLess().filter((each) => !isSame(each, less)),
  )
}

type Subject = Pick<GuestLess, "scope" | "subject">

function isSame(one: Subject, other: Subject): boolean {
  return one.scope === other.scope && one.subject === other.subject
}

function isGuestLess(value: unknown): value is GuestLess[] {
  const texts = ["scope", "subject", "title", "askedDate", "key"] as const
  return (
    Array.isArray(value) &&
    value.every((each: Partial<GuestLess> | null) => texts.every((name) => typeof each?.[name] === "string"))
  )
}
