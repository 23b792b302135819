import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"

/** The owner is authenticated with the text: an answer opens only under its own key. */
type Owner = { user_id: string; key: string }

const cipher = "aes-256-gcm"
const nonceBytes = 12
const tagBytes = 16
const mark = '{"sealed":"'

type SealedAnswer = { sealed: string; result?: Record<string, { id: string }> }

const keys = new Map<string, Uint8Array>()

/**
 * A stored answer: nonce, tag and ciphertext in base64url, as it may contain an address. The ids it mentions stand beside it, to verify
 * that no acknowledged write is lost.
 */
export function sealAnswer(body: string, owner: Owner, secret: string): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyFrom(secret), nonce).setAAD(nameOf(owner))
  const sealed = Buffer.concat([sealing.update(body, "utf8"), sealing.final()])
  const text = Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url")
  return JSON.stringify({ sealed: text, result: idsIn(body) } satisfies SealedAnswer)
}

/** Null for another secret or owner. Answers from before sealing are plain text. */
export function openAnswer(saved: string, owner: Owner, secret: string): string | null {
  if (!saved.startsWith(mark)) return saved
  try {
    const bytes = Buffer.from((JSON.parse(saved) as SealedAnswer).sealed, "base64url")
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
