import type { Db, Tx } from "../../platform/db/open-database.ts"

export async function incrementBin(tx: Tx, questionId: string, bin: number, now: Date): Promise<void> {
  await tx
    .insertInto("guess_counts")
    .values({ question_id: questionId, bin, guesses: 1, guessed_at: now })
    .onConflict((conflict) =>
      conflict.columns(["question_id", "bin"]).doUpdateSet(({ eb, ref }) => ({
        guesses: eb("guess_counts.guesses", "+", 1),
        guessed_at: ref("excluded.guessed_at"),
      })),
    )
    .execute()
}

export async function binsOf(db: Db | Tx, questionId: string): Promise<{ bin: number; guesses: number }[]> {
  return db.selectFrom("guess_counts").select(["bin", "guesses"]).where("question_id", "=", questionId).execute()
}

export async function deleteCountsBefore(db: Db, moment: Date): Promise<void> {
  await db
    .deleteFrom("guess_counts as c")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("guess_counts as later")
            .select("later.bin")
            .whereRef("later.question_id", "=", "c.question_id")
            .where("later.guessed_at", ">=", moment),
        ),
      ),
    )
    .execute()
}

/** The tile's document. Callers check that the reader may open the tile. */
export async function documentOf(db: Db | Tx, tileId: string): Promise<string | null> {
  const row = await db.selectFrom("tiles").select("document").where("id", "=", tileId).executeTakeFirst()
  return row?.document ?? null
}
