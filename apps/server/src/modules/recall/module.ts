import { addDays, dayIn } from "@confetti/domain/games/puzzle-day"
import type { Job } from "../../platform/jobs/run-job.ts"
import type { Module } from "../../platform/module.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { getCardCallable } from "./get-card.ts"
import { readLearned, readYearInReview } from "./read-learned.ts"
import { saveCardCallable } from "./save-card.ts"
import { cardsOf, deleteCards, deleteCardsBefore } from "./store.ts"

/** Days: more than the widest gap between two cards of a tile. */
const cardRetention = 120

const deleteOldCards: Job = {
  name: "recall-delete_old_cards",
  schedule: "55 3 * * *",
  run: (_nothing, { db, clock }) => deleteCardsBefore(db, addDays(dayIn("UTC", clock()), -cardRetention)),
}

const personalCards: PersonalData = {
  name: "recall",
  tables: ["recall_cards"],
  read: cardsOf,
  erase: deleteCards,
}

export const recall: Module = {
  name: "recall",
  tables: ["recall_cards"],
  callables: [getCardCallable, saveCardCallable],
  ownDocuments: { learned: readLearned, yearInReview: readYearInReview },
  personal: [personalCards],
  jobs: [deleteOldCards],
}
