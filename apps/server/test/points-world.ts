import type { RewardItem } from "@confetti/contract/rewards"
import { append, lockPoints } from "../src/modules/points/ledger-store.ts"
import { openStock } from "../src/modules/rewards/catalogue/movements-store.ts"
import type { ShopItem } from "../src/platform/content/shop-item.ts"
import { type Account, addAccount } from "./add-account.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

export type Answer<Result = Record<string, unknown>> = {
  status: number
  result: Result
  code: string | undefined
  details: Record<string, unknown> | undefined
  body: string
}

export type PointsWorld = {
  server: TestServer
  /** The moment the server takes for now; tests move it. */
  clock: { now: number }
  newPerson: (name?: string) => Promise<Account>
  call: <Result = Record<string, unknown>>(
    name: string,
    data: unknown,
    who: { headers: Record<string, string> },
    key?: string,
  ) => Promise<Answer<Result>>
  /** Gives points as if they had been earned. */
  give: (person: Account, points: number) => Promise<void>
  accountOf: (person: Account) => Promise<{ points: number; held: number; entries: number } | undefined>
  stop: () => Promise<void>
}

export const address = {
  name: "Ada Lovelace",
  country: "DE",
  street: "Invalidenstraße 1",
  postalCode: "10115",
  city: "Berlin",
}

/** Reads and shares take no time, and nobody looks at an order: tests that are about these say otherwise. */
export const believing = { READ_SECONDS: "0", SHARE_SECONDS: "0", ORDERS_PER_DAY: "1000", ORDER_REVIEW: "0" }

/** Asks until the server has a connection to its database free for it, as clients do. */
export async function whenAvailable<Result>(ask: () => Promise<Answer<Result>>): Promise<Answer<Result>> {
  const answer = await ask()
  return answer.code === "server/unavailable" ? whenAvailable(ask) : answer
}

/** A server with sixty tiles, one of them a story that still grows, and a shop of stickers, a hat in two sizes and a tote. */
export async function startPointsWorld(env: Record<string, string> = {}): Promise<PointsWorld> {
  const clock = { now: Date.parse("2026-06-01T12:00:00.000Z") }
  const server = await startTestServer({
    clock: () => clock.now,
    capabilities: { push: true },
    env: { RATE_LIMIT_CALLABLES: "10000000", EDITORS: "editor@example.com", ...believing, ...env },
  })
  await insertTiles(server.db, [
    ...Array.from({ length: 60 }, (_, at) => makeTile({ id: `t${at}`, title: `Tile ${at}` })),
    makeTile({ id: "growing", developing: true }),
  ])
  await addItem(server, "stickers", { cost: 100, stock: 40 })
  await addItem(server, "hat", { cost: 1200, stock: 3, variants: ["s", "l"] })
  await addItem(server, "tote", { cost: 600, stock: 10 })
  await publishContent(server)
  let people = 0

  const newPerson = async (name = "Ada Lovelace"): Promise<Account> => {
    const account = await addAccount(server, `person-${++people}@example.com`)
    const made = await whenAvailable(() => call("users-create_user", null, account))
    if (made.status !== 200) throw new Error(`Nobody new: users-create_user was refused with ${made.code}.`)
    if (name !== "") await whenAvailable(() => call("users-update_profile", { name }, account))
    return account
  }
  const call = async <Result>(
    name: string,
    data: unknown,
    { headers }: { headers: Record<string, string> },
    key?: string,
  ): Promise<Answer<Result>> => {
    const response = await server.call(name, data, { ...headers, ...(key !== undefined && { "idempotency-key": key }) })
    const body = await response.text()
    const { result, error } = JSON.parse(body)
    return { status: response.status, result, code: error?.details.code, details: error?.details, body }
  }
  return {
    server,
    clock,
    newPerson,
    call,
    give: (person, points) =>
      server.db.transaction().execute(async (tx) => {
        const account = await lockPoints(tx, person.userId)
        const subject = `gift ${account.entries}`
        const entry = { movement: "award", action: "referral", subject, points } as const
        await append(tx, account, entry, new Date(clock.now))
      }),
    accountOf: ({ userId }) =>
      server.db
        .selectFrom("points_accounts")
        .select(["points", "held", "entries"])
        .where("user_id", "=", userId)
        .executeTakeFirst(),
    stop: () => server.stop(),
  }
}

type Stocked = {
  cost: number
  stock: number
  variants?: string[]
  status?: RewardItem["status"]
  kind?: RewardItem["kind"]
}

/** Puts an item into the shop. It is seen after `publishContent`. */
export async function addItem(
  { db }: Pick<TestServer, "db">,
  id: string,
  { cost, stock, kind = "goods", variants = kind === "goods" ? [""] : [], status = 0 }: Stocked,
): Promise<void> {
  const document: ShopItem = {
    id,
    title: `The ${id}`,
    teaser: "Small and good.",
    text: "What it is made of.",
    kind,
    cost,
    status,
    picture: { id: "p", alt: "A thing", width: 4, height: 3, widths: [4], thumbhash: "", color: "#000000" },
    isExample: false,
    choice: variants.length > 1 ? "Size" : null,
    variants: variants.map((variant) => ({ id: variant, name: variant.toUpperCase() })),
  }
  const row = { id, position: 0, status, cost, content_hash: "", document: JSON.stringify(document), removed_at: null }
  await db.insertInto("reward_items").values(row).execute()
  const opened = variants.map((variant) => ({ variant, pieces: stock }))
  await db.transaction().execute((tx) => openStock(tx, id, opened, new Date()))
}
