import { request } from "./api.ts"
import { deviceId } from "./ids.ts"

/** A request to the sign-in routes: POST with a body, otherwise GET. Throws an `ApiError`. */
export function authRequest<Answer>(path: string, body?: unknown): Promise<Answer> {
  return request<Answer>(`/auth/${path}`, {
    headers: {
      "x-confetti-device": deviceId("cf_device"),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  })
}
