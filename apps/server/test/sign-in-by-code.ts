import type { TestServer } from "./start-test-server.ts"

export type SignedIn = { token: string; userId: string; headers: { authorization: string } }

type Options = { headers?: Record<string, string> }

/** Signs in as a person does: asks for a code, finds it in the mailbox, and gives it. */
export async function signIn(server: TestServer, email: string, { headers = {} }: Options = {}): Promise<SignedIn> {
  const sent = await postAuth(server, "email-otp/send-verification-otp", { email, type: "sign-in" }, headers)
  if (!sent.ok) throw new Error(`No code was sent: ${sent.status} ${await sent.text()}`)
  const answer = await postAuth(server, "sign-in/email-otp", { email, otp: await latestCode(server, email) }, headers)
  if (!answer.ok) throw new Error(`Not signed in: ${answer.status} ${await answer.text()}`)
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } }
  return { token, userId: user.id, headers: { authorization: `Bearer ${token}` } }
}

export function postAuth(server: TestServer, path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${server.origin}/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    redirect: "manual",
  })
}

/** The code in the latest mail to somebody. */
export async function latestCode(server: TestServer, email: string): Promise<string> {
  const mails = (await (await server.get(`/emulator/mail?to=${encodeURIComponent(email)}`)).json()) as {
    text: string
  }[]
  const code = /\b\d{6,20}\b/.exec(mails[0]?.text ?? "")?.[0]
  if (code === undefined) throw new Error(`No code was mailed to ${email}.`)
  return code
}
