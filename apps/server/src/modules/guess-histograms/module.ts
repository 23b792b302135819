import { hash } from "node:crypto"
import { guessHistogramQuery } from "@confetti/contract/guess-histogram"
import { day } from "@confetti/domain/durations"
import type { DocumentRead } from "../../platform/documents/document-read.ts"
import { queryParser } from "../../platform/documents/query-parser.ts"
import type { Job } from "../../platform/jobs/run-job.ts"
import type { Module } from "../../platform/module.ts"
import { addGuessCallable } from "./add-guess.ts"
import { findQuestion } from "./find-question.ts"
import { histogramOf } from "./histogram-of.ts"
import { deleteCountsBefore } from "./store.ts"

const parseQuery = queryParser(guessHistogramQuery)

const readHistogram: DocumentRead = async (query, context) => {
  const { db } = context
  const id = parseQuery(query).questionId
  await findQuestion(db, context, id)
  const json = JSON.stringify({ document: await histogramOf(db, id) })
  return { json, tag: hash("sha1", json, "base64url") }
}

/** Unanswered for so long, a question has been removed or is hardly read. */
const retention = 730 * day

const deleteOldCounts: Job = {
  name: "guesses-forget_old_counts",
  schedule: "30 3 * * *",
  run: (_none, { db, clock }) => deleteCountsBefore(db, new Date(clock() - retention)),
}

export const guessHistograms: Module = {
  name: "guess-histograms",
  tables: ["guess_counts"],
  callables: [addGuessCallable],
  documents: { guessHistograms: readHistogram },
  jobs: [deleteOldCounts],
}
