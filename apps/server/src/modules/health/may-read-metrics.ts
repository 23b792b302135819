import { hash, timingSafeEqual } from "node:crypto"
import type { IncomingMessage } from "node:http"
import type { Config } from "../../platform/config.ts"
import { isFromThisMachine } from "../../platform/http/loopback.ts"

/**
 * What it says counts as traffic of others does: it is for whoever brings the operator's token. A proxy on this machine may look like
 * the machine itself, so without a token it is shown where everything is local, and nowhere else.
 */
export function mayReadMetrics(
  incoming: IncomingMessage,
  { METRICS_TOKEN: token, EMULATOR: isLocal }: Pick<Config, "METRICS_TOKEN" | "EMULATOR">,
): boolean {
  if (token === undefined) return isLocal && isFromThisMachine(incoming)
  const given = hash("sha256", incoming.headers.authorization ?? "", "buffer")
  return timingSafeEqual(given, hash("sha256", `Bearer ${token}`, "buffer"))
}
