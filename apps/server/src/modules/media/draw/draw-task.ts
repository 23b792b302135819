import type { PictureFormat } from "../media-name.ts"
import type { Art, MediaRequest } from "../media-request.ts"

/** A task for a drawing worker. Paths are targets; `originals` is the source folder. */
export type DrawTask =
  | { task: "picture"; art: Art; size: Size; outputs: readonly PictureOutput[]; effort: number; originals: string }
  | { task: "ghost"; art: Art; size: Size; originals: string }
  | { task: "card"; card: Extract<MediaRequest, { kind: "card" }>; path: string; originals: string }
  | { task: "emoji"; emoji: string; size: number; path: string }

export type Size = { width: number; height: number }

export type PictureOutput = { path: string; width: number; format: PictureFormat }

/** A picture's placeholder: a ThumbHash in base64 and the average colour, `#rrggbb`. */
export type Ghost = { thumbhash: string; color: string }
