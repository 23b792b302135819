import { hash, timingSafeEqual } from "node:crypto"
import type { IncomingMessage } from "node:http"
import type { Config } from "../../platform/config.ts"
import { isFromThisMachine } from "../../platform/http/loopback.ts"

/**
 * Metrics reveal traffic, so they need the operator's token. A proxy makes every request look local, so without a token they are served
 * only on a local-only server.
 */
export function mayReadMetrics(
  incoming: IncomingMessage,
  { METRICS_TOKEN: token, EMULATOR: isLocal }: Pick<Config, "METRICS_TOKEN" | "EMULATOR">,
): boolean {
  if (token === undefined) return isLocal && isFromThisMachine(incoming)
  const given = hash("sha256", incoming.headers.authorization ?? "", "buffer")
  return timingSafeEqual(given, hash("sha256", `Bearer ${token}`, "buffer"))
}
