import { request } from "./api.ts"
import { randomId } from "./random-id.ts"

const deviceKey = "cf_device"

/** A request to the sign-in routes: a GET, or with a body a POST. Throws an `ApiError`. */
export function authRequest<Answer>(path: string, body?: unknown): Promise<Answer> {
  return request<Answer>(`/auth/${path}`, {
    headers: { "x-confetti-device": deviceId(), ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  })
}

let unkept: string | null = null

/**
 * Which installation this is. It names nobody: a limit on sign-in counts by it too, so that a stranger elsewhere can't use up
 * the tries of the person here.
 */
function deviceId(): string {
  try {
    const kept = localStorage.getItem(deviceKey)
    if (kept !== null) return kept
    unkept ??= randomId()
    localStorage.setItem(deviceKey, unkept)
  } catch {
    // Nothing can be kept here; the id lasts as long as the page.
  }
  unkept ??= randomId()
  return unkept
}
