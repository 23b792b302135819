import { questionsText, tileText } from "../pack-folder.ts"
import { address } from "../points-world.ts"
import { shopText } from "../shop-pack.ts"
import type { TestServer } from "../start-test-server.ts"
import { tileId } from "../../src/modules/content/pack/tile-id.ts"
import { append, lockPoints } from "../../src/modules/points/ledger-store.ts"
import type { Asker } from "./fuzz-request.ts"
import { type KnownValues, lastingValues } from "./known-values.ts"

/** A pack with tiles that ask questions, one of which grows, and a shop. */
export function furnishedPack(picture: Uint8Array): Record<string, string | Uint8Array> {
  const tiles = Array.from({ length: 12 }, (_, at) => [
    `tiles/space/tile-${at}.md`,
    tileText({ title: `Tile ${at}`, questions: questionsText }),
  ])
  const growing = tileText({ title: "A story that grows" })
    .replace("aspect: 4x3", "aspect: developing\ndeveloping: true")
    .replace("## A first part", "## 2026-01-03: What happened first")
    .replace("## A second part\n### 4.5 billion", "## 2026-01-04: What happened then")
  return {
    ...(Object.fromEntries(tiles) as Record<string, string>),
    "tiles/space/growing.md": growing,
    "shop/shop.yaml": shopText.replace("stock: 40", "stock: 1000000").replace("status: inactive\n", "status: active\n"),
    "shop/thing.png": picture,
    "pages/about.md": "---\ntitle: About\ndescription: About this.\n---\n\nWords.\n",
  }
}

/** Fills a server with one of everything that a request may name, and gives the names that are not the same each time. */
export async function furnish(server: TestServer, reader: Asker, editor: Asker): Promise<KnownValues> {
  const call = async <Result>(name: string, data: unknown, who: Asker): Promise<Result> => {
    const response = await server.call(name, data, who.headers)
    const { result, error } = (await response.json()) as { result: Result; error?: { details: object } }
    if (error) throw new Error(`${name} was refused: ${JSON.stringify(error.details)}`)
    return result
  }
  for (const { userId: user_id } of [reader, editor]) {
    await givePoints(server, user_id)
    // Their thoughts are published at once.
    await server.db.insertInto("thought_writers").values({ user_id, approved: 3 }).execute()
  }
  const redemptionId: string[] = []
  for (let at = 0; at < 8; at++) {
    const order = { itemId: "stickers", cost: 100, address }
    const who = at % 2 === 0 ? reader : editor
    redemptionId.push((await call<{ redemption: { id: string } }>("rewards-redeem_item", order, who)).redemption.id)
  }
  await server.settleJobs()
  for (const id of redemptionId.slice(4)) await call("rewards-pack_redemption", { redemptionId: id }, editor)
  for (const [at, thoughtId] of (lastingValues["thoughtId"] ?? []).slice(0, 4).entries())
    await call(
      "thoughts-create_thought",
      { thoughtId, tileId: tileId("moon"), text: `Thought ${at}` },
      at < 2 ? reader : editor,
    )
  await call("feed-show_less", { scope: "tile", subject: tileId("whales") }, reader)
  const studio: string[] = []
  for (const title of ["Bread rises", "Snow is quiet", "Sand sings"])
    studio.push((await call<{ tile: { id: string } }>("studio-create_tile", { title }, editor)).tile.id)
  const answers = { topic: "idea", text: "More of the sea." }
  await call("forms-send_answers", { form: "feedback", answers }, reader)
  await call("editors-invite_editor", { email: "new@example.com", roles: ["writer"] }, editor)
  await sendErrorReport(server)
  await addReferrals(server, reader.userId)
  const { db } = server
  const textOf = (rows: { value: string }[]): string[] => rows.map(({ value }) => value)
  return {
    ...lastingValues,
    redemptionId,
    id: [...(lastingValues["id"] ?? []), ...studio, ...studio, reader.userId],
    answerId: textOf(await db.selectFrom("form_answers").select("id as value").execute()),
    invitationId: textOf(await db.selectFrom("editor_invitations").select("id as value").execute()),
    causeId: textOf(await db.selectFrom("error_causes").select("cause_id as value").execute()),
    referralId: ["referral-0", "referral-1"],
    userId: [reader.userId, editor.userId],
    editor: [editor.userId],
    code: textOf(await db.selectFrom("invite_codes").select("code as value").execute()),
  }
}

async function givePoints(server: TestServer, userId: string): Promise<void> {
  await server.db.transaction().execute(async (tx) => {
    const held = await lockPoints(tx, userId)
    const award = { movement: "award", action: "referral", subject: "for the fuzzer", points: 100_000_000 } as const
    await append(tx, held, award, new Date(server.services.clock()))
  })
}

async function sendErrorReport(server: TestServer): Promise<void> {
  await fetch(`${server.origin}/errors`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ events: [{ exceptions: [{ errorClass: "TypeError", message: "x is not a function" }] }] }),
  })
}

/** A referral under review, and a rejected one. */
async function addReferrals({ db, services }: TestServer, user_id: string): Promise<void> {
  const at = new Date(services.clock())
  for (const [number, state] of (["review", "rejected"] as const).entries())
    await db
      .insertInto("referrals")
      .values({
        user_id,
        invited_id: `friend-${number}`,
        referral_id: `referral-${number}`,
        state,
        invited_at: at,
        qualified_at: at,
        decided_at: state === "rejected" ? at : null,
        reason: null,
        appeal: null,
        appealed_at: null,
      })
      .execute()
}
