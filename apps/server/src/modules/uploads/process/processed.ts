import type { Media } from "@confetti/contract/uploads"
import type { FileProblem } from "@confetti/domain/uploads/upload-limits"

/**
 * A made photo or clip without addresses: the contract's `Media` with bare file names. The picture's id is `photo`, or `poster` for a clip,
 * so that a prefix completes them. `alt` and `captions` come later, from a person.
 */
export type MadeMedia = Media

/** A made file: its name (`photo-960.avif`, `poster-480.webp`, `clip-720.mp4`), path and media type. */
export type MadeFile = { name: string; path: string; type: string }

export type Processed = { ok: true; media: MadeMedia; files: MadeFile[] } | { ok: false; flaw: FileProblem }
