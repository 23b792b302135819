import { day } from "@confetti/domain/durations"
import { extend } from "../../platform/extension-point.ts"
import type { Job } from "../../platform/jobs/run-job.ts"
import type { Module } from "../../platform/module.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { feedCardSources } from "../feed-cards/feed-card-source.ts"
import { type EarnGate, earnGates } from "../points/earn-gate.ts"
import { uploadChanged } from "../uploads/upload-changed.ts"
import { appealThoughtCallable } from "./appeal-thought.ts"
import { createThoughtCallable } from "./create-thought.ts"
import { deleteThoughtCallable } from "./delete-thought.ts"
import { editThoughtCallable } from "./edit-thought.ts"
import { featuredThoughts } from "./featured-thoughts.ts"
import { followUpload } from "./follow-upload.ts"
import { listHiddenCallable } from "./hidden-people.ts"
import { hidePersonCallable } from "./hide-person.ts"
import { thoughtsInvariants } from "./invariants-store.ts"
import { mailDecision } from "./mail/mail-decision.ts"
import { markInterestingCallable } from "./mark-interesting.ts"
import { eraseWriter } from "./personal-store.ts"
import { readPersonalThoughts } from "./personal-thoughts.ts"
import { readOneThought } from "./read-one-thought.ts"
import { readOwnThoughts } from "./read-own-thoughts.ts"
import { readThoughts } from "./read-thoughts.ts"
import { reportThoughtCallable } from "./report-thought.ts"
import { deleteReportsBefore } from "./reports-store.ts"
import { decideThoughtReviewCallable } from "./review/decide-review.ts"
import { decideWriterCallable } from "./review/decide-writer.ts"
import { listThoughtReviewsCallable } from "./review/list-reviews.ts"
import { showThoughtReviewCallable } from "./review/show-review.ts"
import { showPersonCallable } from "./show-person.ts"
import { sweepDeleted } from "./store.ts"
import { unmarkInterestingCallable } from "./unmark-interesting.ts"

const personalThoughts: PersonalData = {
  name: "thoughts",
  tables: ["thoughts", "thought_writers", "thought_marks", "thought_reports", "thought_hides", "thought_decisions"],
  read: readPersonalThoughts,
  erase: eraseWriter,
}

const deletedRetention = 30 * day
/** Reviewed reports decide for so long whose reports are trusted. */
const reportRetention = 365 * day

const sweepThoughts: Job = {
  name: "thoughts-sweep",
  schedule: "45 3 * * *",
  run: async (_nothing, { db, clock }) => {
    const before = new Date(clock() - deletedRetention)
    await db.transaction().execute((tx) => sweepDeleted(tx, before))
    await deleteReportsBefore(db, new Date(clock() - reportRetention))
  },
}

const writingGate: EarnGate = { action: "create_a_thought", isOpen: async ({ config }) => config.THOUGHTS !== "off" }

export const thoughts: Module = {
  name: "thoughts",
  invariants: thoughtsInvariants,
  tables: [
    "thoughts",
    "thought_writers",
    "thought_marks",
    "thought_reports",
    "thought_hides",
    "thought_decisions",
    "tile_thought_counts",
  ],
  callables: [
    createThoughtCallable,
    editThoughtCallable,
    deleteThoughtCallable,
    markInterestingCallable,
    unmarkInterestingCallable,
    reportThoughtCallable,
    hidePersonCallable,
    showPersonCallable,
    listHiddenCallable,
    appealThoughtCallable,
    listThoughtReviewsCallable,
    showThoughtReviewCallable,
    decideThoughtReviewCallable,
    decideWriterCallable,
  ],
  documents: { "tiles/*": readThoughts, "thoughts/*": readOneThought },
  ownDocuments: { thoughts: readOwnThoughts },
  extensions: [
    extend(feedCardSources, featuredThoughts),
    extend(earnGates, writingGate),
    extend(uploadChanged, followUpload),
  ],
  personal: [personalThoughts],
  jobs: [sweepThoughts, mailDecision],
}
