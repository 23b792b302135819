import type { Services } from "../../platform/services.ts"
import { keptIds } from "./feed-store.ts"

type Parts = Pick<Services, "pool" | "content">

/**
 * A person's order as the wire's JSON, without tiles that went since it was made; null for who has none. One query, and the text
 * goes out as it is kept as long as every tile in it is there.
 */
export async function keptOrderJson({ pool, content }: Parts, userId: string): Promise<string | null> {
  const json = await keptIds(pool, userId)
  if (json === null) return null
  const { causes } = content.orders()
  const ids = JSON.parse(json) as string[]
  // What has a cause is out: finished, published, in season.
  const there = ids.filter((id) => causes.has(id))
  return there.length === ids.length ? json : JSON.stringify(there)
}
