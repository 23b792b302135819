import { hash } from "node:crypto"
import type { CallContext } from "./define-callable.ts"
import type { Claim } from "./idempotency-store.ts"

export function claimOf({ caller }: CallContext, request: { name: string; data: unknown; key: string }): Claim {
  const request_hash = hash("sha256", JSON.stringify(request.data))
  return { user_id: caller.key, key: request.key, callable: request.name, request_hash }
}
