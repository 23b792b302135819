import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"

/** A passkey in software: what a phone's answers to our questions would be. */
export type SoftwarePasskey = {
  id: string
  /** Whether it asks for a finger, a face or a PIN. */
  isVerifying: boolean
  /** The answer to `generate-register-options`. */
  register: (options: { challenge: string; rp: { id: string } }, origin: string) => object
  /** The answer to `generate-authenticate-options`. */
  assert: (options: { challenge: string; rpId: string }, origin: string) => object
}

const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

export function createSoftwarePasskey(): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  const rawId = randomBytes(16)
  const id = rawId.toString("base64url")
  let count = 0

  const authenticatorData = (rpId: string, flags: number, ...rest: Buffer[]): Buffer => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++count)
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([userPresent | (passkey.isVerifying ? userVerified : 0) | flags]),
      counter,
      ...rest,
    ])
  }

  const passkey: SoftwarePasskey = {
    id,
    isVerifying: true,
    register: ({ challenge, rp }, origin) => {
      const model = Buffer.alloc(16)
      const length = Buffer.from([0, rawId.length])
      const key = cbor([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ])
      const authData = authenticatorData(rp.id, hasCredential, model, length, rawId, key)
      const attestation = cbor([
        ["fmt", "none"],
        ["attStmt", []],
        ["authData", authData],
      ])
      return {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      }
    },
    assert: ({ challenge, rpId }, origin) => {
      const authData = authenticatorData(rpId, 0)
      const client = clientData("webauthn.get", challenge, origin)
      const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), privateKey)
      return {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: signature.toString("base64url"),
        },
      }
    },
  }
  return passkey
}

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest()
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

type Value = number | string | Buffer | [Value, Value][]

/** CBOR, as much of it as a passkey's answer needs. A list of pairs is a map. */
function cbor(value: Value): Buffer {
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.length), ...value.flat().map(cbor)])
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
}
