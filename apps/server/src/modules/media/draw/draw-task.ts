import type { PictureFormat } from "../media-name.ts"
import type { Art, MediaRequest } from "../media-request.ts"

/** Work for a drawing worker. Paths are where to write; `originals` is where pictures are made from. */
export type DrawTask =
  | { task: "picture"; art: Art; size: Size; outputs: readonly PictureOutput[]; effort: number; originals: string }
  | { task: "ghost"; art: Art; size: Size; originals: string }
  | { task: "card"; card: Extract<MediaRequest, { kind: "card" }>; path: string; originals: string }
  | { task: "emoji"; emoji: string; size: number; path: string }

export type Size = { width: number; height: number }

export type PictureOutput = { path: string; width: number; format: PictureFormat }

/** The blurred ghost of a picture: a ThumbHash in base64 and its average colour, `#rrggbb`. */
export type Ghost = { thumbhash: string; color: string }
