import { t } from "@confetti/domain/messages/t"
import type { ErrorEntry } from "./callable-statuses.ts"

export const studioErrors = {
  "studio/not-found": { status: "NOT_FOUND", message: t`This tile is not in the studio.` },
  "studio/conflict": {
    status: "ABORTED",
    message: t`Someone else saved this tile in the meantime. Both versions are kept. Compare them.`,
  },
  "studio/moved-on": { status: "ABORTED", message: t`This tile has changed. Check it again.` },
  "studio/wrong-step": { status: "FAILED_PRECONDITION", message: t`This can’t be done right now.` },
  "studio/taken-over": { status: "ALREADY_EXISTS", message: t`This tile is already in the studio.` },
  "studio/already-published": {
    status: "FAILED_PRECONDITION",
    message: t`Readers can already see this tile, so it can’t be scheduled. Publish the change now.`,
  },
  "studio/not-developing": { status: "FAILED_PRECONDITION", message: t`This story is no longer developing.` },
  "studio/text-too-tangled": {
    status: "INVALID_ARGUMENT",
    message: t`This text can’t be read: it has too many lists inside lists, or too many open brackets. Make it simpler.`,
  },
  "studio/picture-too-large": {
    status: "INVALID_ARGUMENT",
    message: t`This picture is too large. The limit is 20 MB.`,
    http: 413,
  },
  "studio/invalid-picture": {
    status: "INVALID_ARGUMENT",
    message: t`Could not read this picture. Try a JPEG, PNG, WebP or AVIF.`,
  },
  "studio/film-too-large": {
    status: "INVALID_ARGUMENT",
    message: t`This film is too large. The limit is 200 MB.`,
    http: 413,
  },
  "studio/invalid-film": {
    status: "INVALID_ARGUMENT",
    message: t`Could not use this film. Try an MP4, MOV or WebM of at most one minute.`,
  },
  "studio/no-film-tools": {
    status: "FAILED_PRECONDITION",
    message: t`This server has no ffmpeg, which it needs to convert films. Ask the operator to install it.`,
  },
  "studio/invalid-captions": {
    status: "INVALID_ARGUMENT",
    message: t`Could not read these captions. They must be a WebVTT file.`,
  },
  "studio/no-such-file": { status: "NOT_FOUND", message: t`The studio does not manage this file.` },
  "studio/broken-file": {
    status: "FAILED_PRECONDITION",
    message: t`Could not read the pack’s own file. Fix the file, then try again.`,
  },
  "studio/not-taken-over": {
    status: "FAILED_PRECONDITION",
    message: t`This comes from a file in the pack again. Take it over before you change it.`,
  },
  "studio/file-taken-over": { status: "ALREADY_EXISTS", message: t`This is already in the studio.` },
  "studio/file-conflict": {
    status: "ABORTED",
    message: t`Someone else saved this in the meantime. Your changes are not lost. Compare both versions.`,
  },
  "studio/no-such-revision": { status: "NOT_FOUND", message: t`This revision no longer exists.` },
} as const satisfies Record<string, ErrorEntry>
