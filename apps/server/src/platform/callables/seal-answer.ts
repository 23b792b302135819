import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"

/** Whose answer it is, and under which key: sealed for one, it opens for no other. */
type Owner = { user_id: string; key: string }

const cipher = "aes-256-gcm"
const nonceBytes = 12
const tagBytes = 16
const mark = '{"sealed":"'

type Kept = { sealed: string; result?: Record<string, { id: string }> }

const keys = new Map<string, Uint8Array>()

/**
 * A kept answer: nonce, tag and text, base64url, as it may hold where a person lives. Beside it stand the ids of what it tells of, for whoever
 * checks that nothing acknowledged is lost.
 */
export function sealAnswer(body: string, owner: Owner, secret: string): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyFrom(secret), nonce).setAAD(nameOf(owner))
  const sealed = Buffer.concat([sealing.update(body, "utf8"), sealing.final()])
  const text = Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url")
  return JSON.stringify({ sealed: text, result: idsIn(body) } satisfies Kept)
}

/** Null where it was sealed with another secret or for somebody else. What was kept before answers were sealed is as it was. */
export function openAnswer(kept: string, owner: Owner, secret: string): string | null {
  if (!kept.startsWith(mark)) return kept
  try {
    const bytes = Buffer.from((JSON.parse(kept) as Kept).sealed, "base64url")
    const opening = createDecipheriv(cipher, keyFrom(secret), bytes.subarray(0, nonceBytes))
      .setAAD(nameOf(owner))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString("utf8")
  } catch {
    return null
  }
}

function keyFrom(secret: string): Uint8Array {
  const known = keys.get(secret)
  if (known) return known
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "confetti answers", 32))
  keys.set(secret, key)
  return key
}

function nameOf({ user_id, key }: Owner): Buffer {
  return Buffer.from(`${user_id} ${key}`)
}

function idsIn(body: string): Record<string, { id: string }> {
  const { result } = JSON.parse(body) as { result?: unknown }
  if (typeof result !== "object" || result === null) return {}
  const things = Object.entries(result).flatMap(([name, value]: [string, { id?: unknown } | null]) =>
    typeof value === "object" && typeof value?.id === "string" ? [[name, { id: value.id }] as const] : [],
  )
  return Object.fromEntries(things)
}
