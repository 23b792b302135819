import { gunzipSync } from "node:zlib"
import fc from "fast-check"
import { expect, it } from "vitest"
import { freshNonce, nonceLength, nonceMark, nonceTemplate } from "./nonce-template.ts"

it("sends the same page plain and gzipped, whatever stands between the nonces", () => {
  const texts = fc.array(fc.string({ unit: "grapheme", maxLength: 300 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(texts, (pieces) => {
      const template = nonceTemplate(pieces.join(nonceMark))
      for (const nonce of [freshNonce(), freshNonce()]) {
        const expected = pieces.join(nonceMark).split(nonceMark).join(nonce)
        expect(String(template.plain(nonce))).toBe(expected)
        expect(String(gunzipSync(template.gzip(nonce)))).toBe(expected)
      }
    }),
  )
})

it("makes nonces of one length, each another", () => {
  const nonces = Array.from({ length: 1000 }, freshNonce)
  expect(new Set(nonces).size).toBe(1000)
  expect(nonces.every((nonce) => /^[\w-]+$/.test(nonce) && nonce.length === nonceLength)).toBe(true)
})
