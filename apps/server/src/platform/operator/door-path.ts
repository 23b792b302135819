import { createHash } from "node:crypto"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** What the operating system allows for a socket's path, in bytes; some allow a few more. */
const longestPath = 100

/** Where a running server takes its operator's orders: a socket in its folder that only its own user can open. */
export function doorPath(dataDir: string): string {
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 16)
  if (process.platform === "win32") return `\\\\.\\pipe\\confetti-${name}`
  const path = join(dataDir, "operator.sock")
  return Buffer.byteLength(path) <= longestPath ? path : join(tmpdir(), `confetti-${name}.sock`)
}
