import { addDays, dayIn, startOfDay } from "@confetti/domain/games/puzzle-day"
import { tilePath } from "@confetti/domain/navigation/section"
import { day } from "@confetti/domain/durations"
import type { Tx } from "../../../platform/db/open-database.ts"
import type { Job } from "../../../platform/jobs/run-job.ts"
import type { Services } from "../../../platform/services.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { tileOfDayOf } from "../../today/candidates.ts"
import { onThisDayOf } from "../../today/on-this-day.ts"
import { addMessages } from "./add-messages.ts"
import { deleteFollows, followedTileIds, noteEntries, storyWords } from "./follows-store.ts"
import { lockDueSettings, lookAgain, type SettingsRow } from "./settings-store.ts"
import { streakInDanger } from "./streak-in-danger.ts"
import { deleteSignedOut } from "./subscriptions-store.ts"

const name = "notifications-plan_pushes"
const batch = 200
const entryLastsFor = 3 * day

export const planPushes: Job = {
  name,
  queue: "mail",
  schedule: "*/5 * * * *",
  run: async (_nothing, services) => {
    await deleteSignedOut(services.db, new Date(services.clock()))
    await planEntries(services)
    await planByClock("today_at", tileForToday, services)
    await planByClock("streak_at", warnOfStreak, services)
  },
}

async function planEntries({ db, jobs, content, clock }: Services): Promise<void> {
  const { byId } = content.current()
  for (const tileId of await followedTileIds(db)) {
    const tile = byId.get(tileId)
    const words = tile && (await storyWords(db, tileId))
    if (!words) {
      await deleteFollows(db, { tileId })
      continue
    }
    const { title, slug, latest } = words
    const entries = tile.subtileCount
    const message = {
      kind: "entry",
      subject: `${tileId} ${entries}`,
      title,
      body: latest === null ? "There is news in this story." : `New: ${latest}`,
      path: tilePath("homefeed", slug),
      expiresAt: clock() + entryLastsFor,
    } as const
    const tell = (tx: Tx) =>
      noteEntries(tx, { tileId, entries }, batch).then(async (userIds) => {
        await addMessages(tx, jobs, { userIds, message }, clock())
        return userIds.length
      })
    while ((await db.transaction().execute(tell)) === batch);
  }
}

type Column = "today_at" | "streak_at"
type Plan = (tx: Tx, person: SettingsRow, services: Services) => Promise<void>

async function planByClock(column: Column, plan: Plan, services: Services): Promise<void> {
  const { db, clock } = services
  const step = (tx: Tx) =>
    lockDueSettings(tx, column, new Date(clock()), batch).then(async (people) => {
      for (const person of people) {
        await plan(tx, person, services)
        await lookAgain(tx, person, column, clock())
      }
      return people.length
    })
  while ((await db.transaction().execute(step)) === batch);
}

const tileForToday: Plan = async (tx, { user_id, zone }, { jobs, content, clock }) => {
  const now = clock()
  const today = dayIn(zone, now)
  const tileId = tileOfDayOf(content, today, now)
  const words = tileId === null ? null : await storyWords(tx, tileId)
  if (words === null) return
  const { t } = wordsIn(content.current().brand.language)
  const onThisDay = onThisDayOf(content.current(), today, tileId)
  const message = {
    kind: "today",
    subject: today,
    title: words.title,
    body: onThisDay === null ? t`Your tile of the day` : t`On this day in ${onThisDay.year}: ${onThisDay.text}`,
    path: tilePath("homefeed", words.slug),
    expiresAt: startOfDay(zone, addDays(today, 1)),
  } as const
  await addMessages(tx, jobs, { userIds: [user_id], message }, now)
}

const warnOfStreak: Plan = async (tx, { user_id }, { jobs, content, clock }) => {
  const now = clock()
  const danger = await streakInDanger(tx, user_id, now)
  if (danger === null) return
  const { t, plural } = wordsIn(content.current().brand.language)
  const message = {
    kind: "streak",
    subject: danger.day,
    title: plural(danger.length, { one: "# day in a row", other: "# days in a row" }),
    body: t`Your streak ends at midnight. There is still time to keep it.`,
    path: danger.path,
    expiresAt: danger.endsAt,
  } as const
  await addMessages(tx, jobs, { userIds: [user_id], message }, now)
}
