import { t } from "@confetti/domain/messages/t"
import { useCallback } from "react"
import { authRequest } from "../../../platform/auth-request.ts"
import type { ReadRequest } from "../../../platform/reads/read-cache.ts"
import { useReadCache } from "../../../platform/reads/use-reads.ts"

export type Device = { id: string; device: string; lastSeen: string; isThis: boolean }

export const devicesRead = { key: "devices", read: () => authRequest<Device[]>("devices") }

export async function signOutDevice(id: string): Promise<void> {
  await authRequest("devices/revoke", { id })
}

export async function signOutElsewhere(removePasskeys: boolean): Promise<void> {
  await authRequest("revoke-other-sessions", { removePasskeys })
}

/** Reads a list again after a change. A failure keeps the known one. */
export function useReadAgain<Value>(request: ReadRequest<Value>): () => Promise<void> {
  const cache = useReadCache()
  return useCallback(() => cache.load(request, 0), [cache, request])
}

const systems: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Mac OS X/, "Mac"],
  [/Windows/, "Windows"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
]

export function deviceName(userAgent: string): string {
  return systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? t`This device`
}
