import { postAuth, type SignedIn } from "./sign-in-by-code.ts"
import { createSoftwarePasskey, type SoftwarePasskey } from "./software-passkey.ts"
import type { TestServer } from "./start-test-server.ts"

type Headers = Record<string, string>
type Questions = {
  register: Parameters<SoftwarePasskey["register"]>[0]
  authenticate: Parameters<SoftwarePasskey["assert"]>[0]
}

/** The cookies a response sets, as a browser sends them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ")
}

/** Asks for a challenge, as one of our pages: gives its options, and the headers to answer it with. */
export async function challenge<What extends keyof Questions>(server: TestServer, what: What, headers: Headers = {}) {
  const response = await server.get(`/auth/passkey/generate-${what}-options`, headers)
  if (!response.ok) throw new Error(`No challenge: ${response.status} ${await response.text()}`)
  const cookie = cookiesOf(response)
  return { options: (await response.json()) as Questions[What], headers: { ...headers, cookie, origin: server.origin } }
}

export async function addPasskey(
  server: TestServer,
  { headers }: Pick<SignedIn, "headers">,
  name = "Phone",
): Promise<SoftwarePasskey> {
  const passkey = createSoftwarePasskey()
  const asked = await challenge(server, "register", headers)
  const response = passkey.register(asked.options, server.origin)
  const added = await postAuth(server, "passkey/verify-registration", { response, name }, asked.headers)
  if (!added.ok) throw new Error(`No passkey was added: ${added.status} ${await added.text()}`)
  return passkey
}

/** Signs in by a passkey, as one of our pages. */
export async function enterBy(
  server: TestServer,
  passkey: SoftwarePasskey,
  { origin = server.origin, headers = {} }: { origin?: string; headers?: Headers } = {},
): Promise<Response> {
  const asked = await challenge(server, "authenticate", headers)
  const response = passkey.assert(asked.options, origin)
  return postAuth(server, "passkey/verify-authentication", { response }, asked.headers)
}
