import type { Media } from "@confetti/contract/uploads"
import type { FileFlaw } from "@confetti/domain/uploads/upload-limits"

/**
 * A photo or a clip as it was made, before anybody gives it an address: the contract's `Media` with bare names in it. The picture's id
 * is `photo`, that of a clip's poster `poster`, and `src` is the name of a file, so whoever publishes it puts one prefix before all of them.
 * `alt` is empty and `captions` null: both come from a person, beside the file.
 */
export type MadeMedia = Media

/** A file that was made: its name (`photo-960.avif`, `poster-480.webp`, `clip-720.mp4`), where it lies, and its media type. */
export type MadeFile = { name: string; path: string; type: string }

export type Processed = { ok: true; media: MadeMedia; files: MadeFile[] } | { ok: false; flaw: FileFlaw }
