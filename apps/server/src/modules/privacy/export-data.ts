import { exportData, type PersonalExport } from "@confetti/contract/personal-export"
import { day, minute } from "@confetti/domain/durations"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { spendWindows } from "../../platform/limits/window-limits.ts"

/** Everything that modules store about the caller, in one snapshot. */
export const exportDataCallable = readCallable(exportData, async (_none, context) => {
  const { userId, email } = context.caller
  await spendWindows(
    context.db,
    context,
    { name: "exports", key: userId, most: 20, spanMs: day },
    // Each delays others for a moment.
    { name: "exports a minute", key: userId, most: 2, spanMs: minute },
  )
  const held = await context.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      const parts: [name: string, held: unknown][] = []
      for (const { name, read, isExported } of context.personal)
        if (isExported !== false) parts.push([name, await read(tx, userId)])
      return Object.fromEntries(parts) as PersonalExport["held"]
    })
  const exportedAt = new Date(context.now).toISOString()
  return { format: "confetti-export", version: 1, exportedAt, userId, email, held } as const
})
