import { addAccount } from "./add-account.ts"
import { addEditor } from "./add-editor.ts"
import type { TestServer } from "./start-test-server.ts"

type TestEvent = { by: string; name: string; params: object; at: string; receivedAt?: string }

/** Events as they are kept, each with an id of its own. */
export async function insertEvents(server: TestServer, events: readonly TestEvent[]): Promise<void> {
  const before = await server.db.selectFrom("events").select("event_id").execute()
  const rows = events.map(({ by, name, params, at, receivedAt = at }, index) => ({
    user_id: by,
    event_id: (before.length + index).toString(16).padStart(32, "0"),
    name,
    params: JSON.stringify(params),
    platform: "web",
    happened_at: new Date(at),
    received_at: new Date(receivedAt),
  }))
  for (let at = 0; at < rows.length; at += 1000)
    await server.db
      .insertInto("events")
      .values(rows.slice(at, at + 1000))
      .execute()
}

export const guests = (count: number, from = 0) =>
  Array.from({ length: count }, (_none, at) => `anonymous:${(from + at).toString(16).padStart(32, "0")}`)

/** An editor in a role, and how they ask. */
export async function insightEditor(server: TestServer, role: "writer" | "shop" | "reviewer" | "owner") {
  const account = await addAccount(server, `${role}@confetti.test`, { userId: role })
  await addEditor(server, account, [role])
  return async (name: string, data: object) => {
    const response = await server.call(name, data, account.headers)
    return { status: response.status, ...(await response.json()) }
  }
}
