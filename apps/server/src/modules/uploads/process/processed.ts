import type { Media } from "@confetti/contract/uploads"
import type { FileFlaw } from "@confetti/domain/uploads/upload-limits"

/**
 * What is shown of a file, with names of made files in place of addresses: a picture's `id` is what the names of its files begin with
 * (`{id}-{width}.avif`), a source's `src` is a whole name. `captions` is null: no file brings its own.
 */
export type MadeMedia = Media

/** A file that was made: `name` is unique among those of one upload, `path` is in the work folder, `type` is its media type. */
export type MadeFile = { name: string; path: string; type: string }

export type Processed = { ok: true; media: MadeMedia; files: MadeFile[] } | { ok: false; flaw: FileFlaw }
