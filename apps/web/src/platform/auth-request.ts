import { request } from "./api.ts"
import { keptId } from "./ids.ts"

/** A request to the sign-in routes: POST with a body, otherwise GET. Throws an `ApiError`. */
export function authRequest<Answer>(path: string, body?: unknown): Promise<Answer> {
  return request<Answer>(`/auth/${path}`, {
    headers: {
      "x-confetti-device": keptId("cf_device"),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  })
}
