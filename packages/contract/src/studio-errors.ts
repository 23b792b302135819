import { t } from "@confetti/domain/messages/t"
import type { ErrorEntry } from "./callable-statuses.ts"

export const studioErrors = {
  "studio/not-found": { status: "NOT_FOUND", message: t`This tile is not in the studio.` },
  "studio/conflict": {
    status: "ABORTED",
    message: t`Somebody else saved this tile in the meantime. Both versions are kept: look at them side by side.`,
  },
  "studio/moved-on": { status: "ABORTED", message: t`This tile has changed since you looked. Look at it again.` },
  "studio/wrong-step": { status: "FAILED_PRECONDITION", message: t`This is not to be done with it as it stands.` },
  "studio/taken-over": { status: "ALREADY_EXISTS", message: t`This tile is in the studio already.` },
  "studio/already-published": {
    status: "FAILED_PRECONDITION",
    message: t`Readers have this tile already, so a later date would take it from them. Publish the change at once.`,
  },
  "studio/not-developing": { status: "FAILED_PRECONDITION", message: t`This story does not grow any more.` },
  "studio/text-too-tangled": {
    status: "INVALID_ARGUMENT",
    message: t`This text can’t be read: it has too many lists inside lists, or too many open brackets. Make it simpler.`,
  },
  "studio/picture-too-large": {
    status: "INVALID_ARGUMENT",
    message: t`This picture is too large: 20 MB is the most.`,
    http: 413,
  },
  "studio/invalid-picture": {
    status: "INVALID_ARGUMENT",
    message: t`This picture could not be read. Try a JPEG, PNG, WebP or AVIF.`,
  },
  "studio/film-too-large": {
    status: "INVALID_ARGUMENT",
    message: t`This film is too large: 200 MB is the most.`,
    http: 413,
  },
  "studio/invalid-film": {
    status: "INVALID_ARGUMENT",
    message: t`This film could not be used. Try an MP4, MOV or WebM of a minute at most.`,
  },
  "studio/no-film-tools": {
    status: "FAILED_PRECONDITION",
    message: t`This server has no ffmpeg, which makes films fit for every browser. Ask whoever runs it to install it.`,
  },
  "studio/invalid-captions": {
    status: "INVALID_ARGUMENT",
    message: t`These captions could not be read. They have to be a WebVTT file.`,
  },
  "studio/no-such-file": { status: "NOT_FOUND", message: t`The studio does not look after such a file.` },
  "studio/broken-file": {
    status: "FAILED_PRECONDITION",
    message: t`The pack’s own file can’t be read just now. Mend it where it lies, then come back.`,
  },
  "studio/not-taken-over": {
    status: "FAILED_PRECONDITION",
    message: t`This comes from a file of the pack again. Take it over before you change it.`,
  },
  "studio/file-taken-over": { status: "ALREADY_EXISTS", message: t`The studio has this already.` },
  "studio/file-conflict": {
    status: "ABORTED",
    message: t`Somebody else saved this in the meantime. Nothing of yours is lost: look at both.`,
  },
  "studio/no-such-revision": { status: "NOT_FOUND", message: t`This revision is not there any more.` },
} as const satisfies Record<string, ErrorEntry>
