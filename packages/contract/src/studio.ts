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
  about: "Every tile, the studio's and those that only a file has, the latest changed first.",
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
    "A tile's draft, what stands in the way of publishing it, and who has it open. `version` is 0 of a tile that only its file has.",
  errors: ["studio/not-found"],
  input: z.strictObject({ id }),
  output: z.object({ tile: studioTile, problems: z.array(studioProblem), presence: z.array(present) }),
})

export const createStudioTile = callable({
  name: "studio-create_tile",
  ...writing,
  about: "Begins a tile under a slug that its title suggests.",
  input: z.strictObject({ title: lineOfText().max(200).default("") }),
  output: z.object({ tile: studioTile }),
})

export const duplicateStudioTile = callable({
  name: "studio-duplicate_tile",
  ...writing,
  about: "Begins a tile where another one is.",
  errors: ["studio/not-found"],
  input: z.strictObject({ id }),
  output: z.object({ tile: studioTile }),
})

export const saveStudioTile = callable({
  name: "studio-save_tile",
  ...writing,
  about:
    "Saves a draft that is based on version `base`. Whoever comes second is answered `studio/conflict` with `version`, and the numbers of both revisions, `theirs` and `yours`.",
  errors: ["studio/not-found", "studio/conflict", "studio/text-too-tangled"],
  input: z.strictObject({ id, base: version, draft: tileDraft }),
  output: z.object({ version, savedAt: moment }),
})

export const checkStudioTile = callable({
  name: "studio-check_tile",
  ...reading,
  about:
    "What an import would find wrong with a draft, and on request how readers would get it; null where that can't be made. Saves nothing.",
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
  about: "Takes a tile over from its file, which counts no more from then on.",
  errors: ["studio/not-found", "studio/taken-over"],
  input: z.strictObject({ id }),
  output: outcome,
})

export const submitStudioTile = callable({
  name: "studio-submit_tile",
  ...writing,
  about: "Hands a draft to other eyes.",
  errors: ["studio/not-found", "studio/moved-on", "studio/wrong-step"],
  input: z.strictObject({ id, base: version }),
  output: z.object({ tile: studioTile }),
})

export const returnStudioTile = callable({
  name: "studio-return_tile",
  ...writing,
  about: "Hands it back to be worked on.",
  errors: ["studio/not-found", "studio/moved-on", "studio/wrong-step"],
  input: z.strictObject({ id, base: version }),
  output: z.object({ tile: studioTile }),
})

export const publishStudioTile = callable({
  name: "studio-publish_tile",
  ...writing,
  about:
    "Publishes a draft, at once or at a time to come, or answers everything that is in the way, in other files too.",
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
  about: "Takes a tile back that was to come out.",
  errors: ["studio/not-found", "studio/wrong-step"],
  input: step,
  output: outcome,
})

export const archiveStudioTile = callable({
  name: "studio-archive_tile",
  ...writing,
  about: "Takes a tile away from its readers.",
  errors: ["studio/not-found", "studio/wrong-step"],
  input: step,
  output: outcome,
})

export const unarchiveStudioTile = callable({
  name: "studio-unarchive_tile",
  ...writing,
  about: "Brings an archived tile back as it was.",
  errors: ["studio/not-found", "studio/wrong-step"],
  input: step,
  output: outcome,
})

export const renameStudioTile = callable({
  name: "studio-rename",
  ...writing,
  about: "Gives a tile another slug. A published one is found under it at once, and its former ones redirect.",
  errors: ["studio/not-found", "studio/wrong-step"],
  input: z.strictObject({ id, slug: z.string().min(1).max(100) }),
  output: outcome,
})

export const addStudioEntry = callable({
  name: "studio-add_entry",
  ...writing,
  about:
    "Adds an entry to a developing story and publishes it at once. What else was changed in its draft stays there.",
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
  about: "What a tile was, the latest first: at most 200.",
  errors: ["studio/not-found"],
  input: z.strictObject({ id }),
  output: z.object({ revisions: z.array(revision) }),
})

export const getStudioRevision = callable({
  name: "studio-get_revision",
  ...reading,
  about: "A revision with its draft.",
  errors: ["studio/no-such-revision"],
  input: z.strictObject({ id, number: z.int().min(1).max(largestInteger) }),
  output: revision.extend({ draft: tileDraft }),
})

export const restoreStudioRevision = callable({
  name: "studio-restore_revision",
  ...writing,
  about: "Puts a revision in place of the draft. Readers see nothing of it until it is published.",
  errors: ["studio/not-found", "studio/moved-on", "studio/no-such-revision"],
  input: z.strictObject({ id, number: z.int().min(1).max(largestInteger), base: version }),
  output: z.object({ tile: studioTile }),
})

export const touchStudioTile = callable({
  name: "studio-touch",
  ...writing,
  about: "Says that the caller has a tile open, for half a minute. Answers who else has, and the draft's version.",
  errors: ["studio/not-found"],
  input: step,
  output: z.object({ version, presence: z.array(present) }),
})
