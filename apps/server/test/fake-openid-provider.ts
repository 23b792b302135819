import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"

/** The person signed in at the provider, as in its id_token. */
export type Profile = { sub: string; email: string; email_verified?: unknown; name?: string }

export type FakeOpenIdProvider = {
  issuer: string
  /** The person who consents from now on. */
  person: Profile
  /** An ID token as its sheet on a phone gives an app one, of whoever says yes there; `claims` go before what it would say. */
  issue: (claims: Record<string, unknown>) => string
  stop: () => Promise<void>
}

export const client = { id: "confetti-client", secret: "confetti-client-secret" }

type Granted = { person: Profile; nonce: string | null; redirectUri: string; challenge: string | null }

/**
 * An identity provider that speaks OpenID Connect over HTTP: discovery, authorization with PKCE and `form_post`, tokens with signed
 * id_tokens, keys and userinfo. It says of its people whatever it is told to.
 */
export async function startFakeOpenIdProvider(): Promise<FakeOpenIdProvider> {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
  const codes = new Map<string, Granted>()
  const people = new Map<string, Profile>()
  const provider = { issuer: "", person: { sub: "1", email: "ada@example.com", email_verified: true } as Profile }

  const issue = (given: Record<string, unknown>): string => {
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: provider.issuer, aud: client.id, iat: now, exp: now + 600, ...provider.person, ...given }
    const signed = `${encode({ alg: "RS256", kid: "k" })}.${encode(claims)}`
    return `${signed}.${sign("sha256", Buffer.from(signed), privateKey).toString("base64url")}`
  }
  const idToken = ({ person, nonce }: Granted): string => issue({ ...person, ...(nonce && { nonce }) })
  const authorize = (query: URLSearchParams, response: ServerResponse): void => {
    const redirectUri = query.get("redirect_uri") ?? ""
    if (query.get("client_id") !== client.id || redirectUri === "")
      return answer(response, 400, { error: "bad client" })
    const code = randomUUID()
    const challenge = query.get("code_challenge")
    codes.set(code, { person: provider.person, nonce: query.get("nonce"), redirectUri, challenge })
    const fields = { code, state: query.get("state") ?? "" }
    // A page that posts itself; here whoever asks posts what it holds.
    if (query.get("response_mode") === "form_post") return answer(response, 200, { action: redirectUri, fields })
    response.writeHead(302, { location: `${redirectUri}?${new URLSearchParams(fields)}` }).end()
  }
  const token = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = new URLSearchParams(await text(request))
    const code = form.get("code") ?? ""
    const granted = codes.get(code)
    codes.delete(code)
    const isOurClient = secretOf(request, form) === `${client.id}:${client.secret}`
    const isTheirs = !granted?.challenge || granted.challenge === s256(form.get("code_verifier") ?? "")
    if (!granted || !isOurClient || !isTheirs || form.get("redirect_uri") !== granted.redirectUri)
      return answer(response, 400, { error: "invalid_grant" })
    const access = randomUUID()
    people.set(access, granted.person)
    answer(response, 200, { access_token: access, token_type: "Bearer", expires_in: 600, id_token: idToken(granted) })
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", provider.issuer)
    const { issuer } = provider
    if (pathname === "/.well-known/openid-configuration")
      return answer(response, 200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ["RS256"],
      })
    if (pathname === "/keys")
      return answer(response, 200, { keys: [{ ...publicKey.export({ format: "jwk" }), kid: "k", alg: "RS256" }] })
    if (pathname === "/authorize") return authorize(searchParams, response)
    if (pathname === "/token") return void token(request, response)
    const person = people.get(request.headers.authorization?.replace("Bearer ", "") ?? "")
    answer(response, pathname === "/userinfo" && person ? 200 : 404, person ?? {})
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(provider, {
    issue,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  })
}

/** The client's id and secret, sent in a header or in the form. */
function secretOf({ headers }: IncomingMessage, form: URLSearchParams): string {
  const basic = /^Basic (.+)$/.exec(headers.authorization ?? "")?.[1]
  if (basic === undefined) return `${form.get("client_id")}:${form.get("client_secret")}`
  return decodeURIComponent(Buffer.from(basic, "base64").toString())
}

function s256(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url")
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url")
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
}
