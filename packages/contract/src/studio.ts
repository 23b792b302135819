import { revisionKinds, studioStages, studioStates } from "@confetti/domain/studio/studio-tile"
import { z } from "zod"
import { callable } from "./callable.ts"
import { lineOfText } from "./free-text.ts"
import { largestInteger } from "./limits.ts"
import { tile } from "./tile.ts"
import { tileDraft } from "./tile-draft.ts"

const moment = z.iso.datetime()
/** A tile's id in the studio: its own, or that of a tile in the pack. */
const id = z.string().min(1).max(64)
const version = z.int().min(0).max(largestInteger)
const writing = { kind: "write", access: "writer" } as const
const reading = { kind: "read", access: "writer" } as const

export const tileOrigins = ["pack", "studio", "taken-over"] as const

const summary = z.object({
  id: z.string(),
  /** Its public id; null until it is published. */
  tileId: z.string().nullable(),
  slug: z.string(),
  title: z.string(),
  categories: z.array(z.string()),
  state: z.enum(studioStates),
  /** The stage of unpublished changes; null without any. */
  changes: z.enum(studioStages).nullable(),
  origin: z.enum(tileOrigins),
  file: z.string().nullable(),
  /** The past or future time of publication; null if there is none. */
  publishAt: moment.nullable(),
  updatedAt: moment,
  /** The last editor; null if unknown. */
  updatedBy: z.string().nullable(),
  figures: z.object({
    likes: z.int().nonnegative(),
    seen: z.int().nonnegative(),
    finished: z.int().nonnegative(),
  }),
})

export type StudioSummary = z.infer<typeof summary>

export const studioProblem = z.object({
  /** A path in the draft: `["sources", 1, "kind"]`. Null for problems in another file. */
  path: z.array(z.union([z.string(), z.int()])).nullable(),
  /** The file of the pack, and its line. */
  file: z.string(),
  line: z.int(),
  message: z.string(),
})

export type StudioProblem = z.infer<typeof studioProblem>

/** A draft as readers would get it. Its pictures are drawn on request, for writers only. */
const studioPreview = z.object({
  /** Its picture's id is a complete address. */
  tile,
  /** The file of its link preview, 1200×630. */
  card: z.string(),
})

export type StudioPreview = z.infer<typeof studioPreview>

const present = z.object({ name: z.string(), isMe: z.boolean(), seenAt: moment })

export const studioTile = summary.omit({ figures: true }).extend({
  /** 0 for a tile in the pack, which must be taken over before editing. */
  version,
  draft: tileDraft,
  archivedAt: moment.nullable(),
})

export type StudioTile = z.infer<typeof studioTile>

/** The answer of `POST /studio/pictures`: the picture's name for drafts, and its displayed size. */
export type StudioPicture = { file: string; width: number; height: number }

/** The answer of `POST /studio/films`: the film's name for drafts, its size in pixels and duration in seconds. */
export type StudioFilm = { file: string; width: number; height: number; duration: number; hasSound: boolean }

/** The outcome of publishing: with problems, nothing has changed. */
const outcome = z.object({ tile: studioTile, problems: z.array(studioProblem) })

export type StudioOutcome = z.infer<typeof outcome>

const revision = z.object({
  number: z.int(),
  kind: z.enum(revisionKinds),
  version,
  savedAt: moment,
  by: z.string().nullable(),
})

export type StudioRevision = z.infer<typeof revision>

export const listStudioTiles = callable({
  name: "studio-list_tiles",
  ...reading,
  about: "Lists all tiles, the studio's and those only in files, last changed first.",
  input: z.strictObject({
    search: z.string().max(100).default(""),
    state: z.enum(studioStates).nullable().default(null),
    category: z.string().max(100).nullable().default(null),
    /** The `next` of the previous page. */
    after: z.string().max(200).nullable().default(null),
    limit: z.int().min(1).max(100).default(50),
  }),
  output: z.object({ tiles: z.array(summary), next: z.string().nullable() }),
})

export const getStudioTile = callable({
  name: "studio-get_tile",
  ...reading,
  about:
    "Returns a tile's draft, what prevents publishing it, and who has it open. `version` is 0 for a tile that only has a file.",
  errors: ["studio/not-found"],
  input: z.strictObject({ id }),
  output: z.object({ tile: studioTile, problems: z.array(studioProblem), presence: z.array(present) }),
})

export const createStudioTile = callable({
  name: "studio-create_tile",
  ...writing,
  about: "Creates a tile with a slug suggested by its title.",
  input: z.strictObject({ title: lineOfText().max(200).default("") }),
  output: z.object({ tile: studioTile }),
})

export const duplicateStudioTile = callable({
  name: "studio-duplicate_tile",
  ...writing,
  about: "Duplicates a tile.",
  errors: ["studio/not-found"],
  input: z.strictObject({ id }),
  output: z.object({ tile: studioTile }),
})

export const saveStudioTile = callable({
  name: "studio-save_tile",
  ...writing,
  about:
    "Saves a draft based on version `base`. On a conflict the answer is `studio/conflict` with `version`, and the numbers of both revisions, `theirs` and `yours`.",
  errors: ["studio/not-found", "studio/conflict", "studio/text-too-tangled"],
  input: z.strictObject({ id, base: version, draft: tileDraft }),
  output: z.object({ version, savedAt: moment }),
})

export const checkStudioTile = callable({
  name: "studio-check_tile",
  ...reading,
  about:
    "Returns the problems an import would find in a draft, and on request a preview; null if there can't be one. Saves nothing.",
  errors: ["studio/not-found", "studio/text-too-tangled"],
  input: z.strictObject({
    id,
    draft: tileDraft,
    preview: z.boolean().default(false),
  }),
  output: z.object({ problems: z.array(studioProblem), preview: studioPreview.nullable() }),
})

export const takeOverTile = callable({
  name: "studio-take_over_tile",
  ...writing,
  about: "Takes a tile over from its file, which is ignored from then on.",
  errors: ["studio/not-found", "studio/taken-over"],
  input: z.strictObject({ id }),
  output: outcome,
})

export const submitStudioTile = callable({
  name: "studio-submit_tile",
  ...writing,
  about: "Submits a draft for review.",
  errors: ["studio/not-found", "studio/moved-on", "studio/wrong-step"],
  input: z.strictObject({ id, base: version }),
  output: z.object({ tile: studioTile }),
})

export const returnStudioTile = callable({
  name: "studio-return_tile",
  ...writing,
  about: "Returns a draft to its author.",
  errors: ["studio/not-found", "studio/moved-on", "studio/wrong-step"],
  input: z.strictObject({ id, base: version }),
  output: z.object({ tile: studioTile }),
})

export const publishStudioTile = callable({
  name: "studio-publish_tile",
  ...writing,
  about: "Publishes a draft, at once or at a given time, or returns all problems, in other files too.",
  errors: [
    "studio/not-found",
    "studio/moved-on",
    "studio/wrong-step",
    "studio/already-published",
    "studio/text-too-tangled",
  ],
  input: z.strictObject({
    id,
    base: version,
    /** A time with its zone; null for now. */
    at: z.iso.datetime({ offset: true }).nullable().default(null),
  }),
  output: outcome,
})

const step = z.strictObject({ id })

export const unscheduleStudioTile = callable({
  name: "studio-unschedule",
  ...writing,
  about: "Cancels a scheduled publication.",
  errors: ["studio/not-found", "studio/wrong-step"],
  input: step,
  output: outcome,
})

export const archiveStudioTile = callable({
  name: "studio-archive_tile",
  ...writing,
  about: "Archives a tile: readers no longer see it.",
  errors: ["studio/not-found", "studio/wrong-step"],
  input: step,
  output: outcome,
})

export const unarchiveStudioTile = callable({
  name: "studio-unarchive_tile",
  ...writing,
  about: "Restores an archived tile.",
  errors: ["studio/not-found", "studio/wrong-step"],
  input: step,
  output: outcome,
})

export const renameStudioTile = callable({
  name: "studio-rename",
  ...writing,
  about: "Changes a tile's slug. A published tile has it at once, and its former slugs redirect.",
  errors: ["studio/not-found", "studio/wrong-step"],
  input: z.strictObject({ id, slug: z.string().min(1).max(100) }),
  output: outcome,
})

export const addStudioEntry = callable({
  name: "studio-add_entry",
  ...writing,
  about: "Adds an entry to a developing tile and publishes it at once. Other changes in its draft stay unpublished.",
  errors: ["studio/not-found", "studio/wrong-step", "studio/not-developing", "studio/text-too-tangled"],
  input: z.strictObject({
    id,
    date: z.iso.date(),
    heading: lineOfText().min(1).max(200),
    /** An empty line begins a paragraph. */
    text: z.string().min(1).max(4000),
  }),
  output: outcome,
})

export const listStudioRevisions = callable({
  name: "studio-list_revisions",
  ...reading,
  about: "Lists a tile's revisions, newest first: at most 200.",
  errors: ["studio/not-found"],
  input: z.strictObject({ id }),
  output: z.object({ revisions: z.array(revision) }),
})

export const getStudioRevision = callable({
  name: "studio-get_revision",
  ...reading,
  about: "Returns a revision with its draft.",
  errors: ["studio/no-such-revision"],
  input: z.strictObject({ id, number: z.int().min(1).max(largestInteger) }),
  output: revision.extend({ draft: tileDraft }),
})

export const restoreStudioRevision = callable({
  name: "studio-restore_revision",
  ...writing,
  about: "Replaces the draft with a revision. Readers see nothing of it until it is published.",
  errors: ["studio/not-found", "studio/moved-on", "studio/no-such-revision"],
  input: z.strictObject({ id, number: z.int().min(1).max(largestInteger), base: version }),
  output: z.object({ tile: studioTile }),
})

export const touchStudioTile = callable({
  name: "studio-touch",
  ...writing,
  about: "Marks a tile as open by the caller for half a minute. Returns who else has it open, and the draft's version.",
  errors: ["studio/not-found"],
  input: step,
  output: z.object({ version, presence: z.array(present) }),
})
