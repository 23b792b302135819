// @module-tag embedded
import { expect, it, onTestFinished } from "vitest"
import { placesOf } from "./search-every-column.ts"
import { latestCode, postAuth, signIn } from "./sign-in-by-code.ts"
import { createSoftwarePasskey } from "./software-passkey.ts"
import { startTestServer } from "./start-test-server.ts"

it("one person's whole life here, with nothing but fetch", async () => {
  let now = Date.now()
  const server = await startTestServer({ clock: () => now, env: { RATE_LIMIT_SIGN_IN: "100000" } })
  onTestFinished(() => server.stop())
  const result = async (response: Response) => (await response.json()).result
  const email = "guest@example.com"

  const inviter = await signIn(server, "ada@example.com")
  await server.call("users-create_user", null, inviter.headers)
  const ada = await result(await server.call("users-update_profile", { name: "Ada Lovelace" }, inviter.headers))
  const invitation = await result(await server.call("referrals-read_invitation", { code: ada.inviteCode }))
  expect(invitation.inviter.name).toBe("Ada")

  const guest = await signIn(server, email)
  const record = await result(
    await server.call("users-create_user", { email, referredBy: ada.inviteCode, id: "somebody-else" }, guest.headers),
  )
  expect(record).toMatchObject({ id: guest.userId, email, referredBy: ada.inviteCode })

  const passkey = createSoftwarePasskey()
  const page = { origin: server.origin }
  const cookieOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ")
  const asked = await server.get("/auth/passkey/generate-register-options", guest.headers)
  const answer = passkey.register(await asked.json(), server.origin)
  const added = await postAuth(
    server,
    "passkey/verify-registration",
    { response: answer, name: "Phone" },
    {
      ...guest.headers,
      ...page,
      cookie: cookieOf(asked),
    },
  )
  expect(added.status).toBe(200)

  await postAuth(server, "sign-out", {}, guest.headers)
  expect((await server.get(`/documents/users/${guest.userId}`, guest.headers)).status).toBe(401)

  const challenge = await server.get("/auth/passkey/generate-authenticate-options")
  const proof = passkey.assert(await challenge.json(), server.origin)
  const cookie = cookieOf(challenge)
  const entered = await postAuth(server, "passkey/verify-authentication", { response: proof }, { ...page, cookie })
  expect(entered.status).toBe(200)
  const session = { ...page, cookie: cookieOf(entered) }

  const file = await result(await server.call("users-export_data", null, session))
  expect(file).toMatchObject({ format: "confetti-export", userId: guest.userId, email })
  expect(file.held.signIn.passkeys).toMatchObject([{ name: "Phone" }])

  now += 60_000
  await server.call("users-request_deletion", null, session)
  const gone = await server.call("users-delete_account", { code: await latestCode(server, email) }, session)
  expect(await result(gone)).toEqual({ erased: true })
  expect((await server.call("users-export_data", null, session)).status).toBe(401)
  await server.settleJobs()
  expect(await placesOf(server.db, guest.userId)).toEqual([])
  expect(await placesOf(server.db, email)).toEqual([])
  expect((await server.get(`/documents/users/${inviter.userId}`, inviter.headers)).status).toBe(200)
})
