import { authRequest } from "../../../platform/auth-request.ts"

/** A place somebody is signed in at. `device` is a browser and a system in words, `lastSeen` an ISO time. */
export type Device = { id: string; device: string; lastSeen: string; isThis: boolean }

export const devicesRead = { key: "devices", read: () => authRequest<Device[]>("devices") }

export async function signOutDevice(id: string): Promise<void> {
  await authRequest("devices/revoke", { id })
}

export async function signOutElsewhere(): Promise<void> {
  await authRequest("revoke-other-sessions", {})
}
