import { t } from "@confetti/domain/messages/t"
import { callableStatuses, type ErrorEntry } from "./callable-statuses.ts"
import { studioErrors } from "./studio-errors.ts"

export const errorCatalogue = {
  "request/malformed": { status: "INVALID_ARGUMENT", message: t`The request could not be read.` },
  "request/invalid": { status: "INVALID_ARGUMENT", message: t`Something in the request is not valid.` },
  "request/bad-characters": {
    status: "INVALID_ARGUMENT",
    message: t`This contains a character that is not allowed.`,
  },
  "request/too-large": { status: "INVALID_ARGUMENT", message: t`The request is too large.`, http: 413 },
  "request/unknown-callable": { status: "NOT_FOUND", message: t`There is no such function.` },
  "request/unknown-document": { status: "NOT_FOUND", message: t`There is no such document.` },
  "request/unknown-route": { status: "NOT_FOUND", message: t`There is nothing at this address.` },
  "request/unknown-file": { status: "NOT_FOUND", message: t`There is no such file.` },
  "request/method-not-allowed": { status: "UNIMPLEMENTED", message: t`This address has changed.`, http: 405 },
  "request/rate-limited": { status: "RESOURCE_EXHAUSTED", message: t`Too many requests. Please wait a moment.` },
  "request/key-reused": {
    status: "ALREADY_EXISTS",
    message: t`This idempotency key was already used for another request.`,
  },
  "request/key-in-progress": {
    status: "ABORTED",
    message: t`The first request with this key is still being processed.`,
  },
  "app-check/invalid": { status: "UNAUTHENTICATED", message: t`This app was not recognised.` },
  "app-check/required": { status: "UNAUTHENTICATED", message: t`This server only answers its own apps.` },
  "session/required": { status: "UNAUTHENTICATED", message: t`Please sign in first.` },
  "session/expired": { status: "UNAUTHENTICATED", message: t`Your session has ended. Please sign in again.` },
  "session/forbidden": { status: "PERMISSION_DENIED", message: t`This belongs to someone else.` },
  "session/foreign-origin": {
    status: "PERMISSION_DENIED",
    message: t`This was sent from another site. Nothing was changed.`,
  },
  "session/wrong-code": { status: "INVALID_ARGUMENT", message: t`This code is wrong. Check the latest email.` },
  "session/code-expired": { status: "INVALID_ARGUMENT", message: t`This code has expired. Request a new one.` },
  "session/too-many-tries": {
    status: "FAILED_PRECONDITION",
    message: t`Too many attempts with this code. Request a new one.`,
  },
  "session/passkey-failed": { status: "INVALID_ARGUMENT", message: t`This passkey did not work here.` },
  "session/too-many-passkeys": { status: "FAILED_PRECONDITION", message: t`Remove a passkey before you add another.` },
  "session/unknown-method": { status: "NOT_FOUND", message: t`This way to sign in is not set up here.` },
  "session/token-refused": {
    status: "INVALID_ARGUMENT",
    message: t`This sign-in could not be confirmed. Please try again.`,
  },
  "session/no-address": {
    status: "FAILED_PRECONDITION",
    message: t`We didn’t get your email address. Sign in with a code by email instead.`,
  },
  "session/unconfirmed-address": {
    status: "PERMISSION_DENIED",
    message: t`This email address is not confirmed. Sign in with a code by email instead.`,
  },
  "session/fresh-required": {
    status: "FAILED_PRECONDITION",
    message: t`You must have signed in within the last ten minutes to do this. Sign out, sign in again, and try again.`,
  },
  "session/passkey-required": {
    status: "PERMISSION_DENIED",
    message: t`This needs a passkey used within the last twelve hours. Add one in Settings, then sign in with it.`,
  },
  "session/passkey-again": { status: "PERMISSION_DENIED", message: t`Confirm with your passkey, then try again.` },
  "user/unknown": { status: "NOT_FOUND", message: t`This reader does not exist or was deleted.` },
  "user/not-found": { status: "NOT_FOUND", message: t`There is no account here yet.` },
  "user/invalid-phone": {
    status: "INVALID_ARGUMENT",
    message: t`This phone number is not valid. Start with + and the country code.`,
  },
  "user/invalid-picture": {
    status: "INVALID_ARGUMENT",
    message: t`Could not read this picture. Try a JPEG, PNG or WebP of up to 5 MB.`,
  },
  "mail/unavailable": { status: "UNAVAILABLE", message: t`Could not send the email. Please try again in a moment.` },
  "forms/answer-not-found": { status: "NOT_FOUND", message: t`This message no longer exists.` },
  "forms/no-contact": { status: "FAILED_PRECONDITION", message: t`The author did not ask for an answer.` },
  "errors/cause-not-found": { status: "NOT_FOUND", message: t`This error no longer exists.` },
  "forms/too-many": {
    status: "RESOURCE_EXHAUSTED",
    message: t`You have sent several of these in the past hour. Please wait before you send another.`,
  },
  "notifications/switched-off": { status: "FAILED_PRECONDITION", message: t`Notifications are not set up here.` },
  "notifications/unknown-push-service": {
    status: "INVALID_ARGUMENT",
    message: t`Your browser’s push service is not supported here.`,
  },
  "notifications/bad-keys": { status: "INVALID_ARGUMENT", message: t`This push subscription has no valid keys.` },
  "notifications/no-instance": {
    status: "INVALID_ARGUMENT",
    message: t`This device can’t receive notifications.`,
  },
  "tile/not-found": { status: "NOT_FOUND", message: t`This tile no longer exists.` },
  "tile/no-such-question": { status: "NOT_FOUND", message: t`This tile’s question has changed.` },
  "tile/still-developing": {
    status: "FAILED_PRECONDITION",
    message: t`This story is still developing, so you can’t answer this yet.`,
  },
  "feed/no-such-wish": { status: "NOT_FOUND", message: t`This was already undone.` },
  "feed/unknown-category": { status: "NOT_FOUND", message: t`This category does not exist.` },
  "points/not-yet": { status: "FAILED_PRECONDITION", message: t`We have not seen this happen yet.` },
  "points/already-paid": { status: "ALREADY_EXISTS", message: t`You already have these points.` },
  "points/daily-cap": {
    status: "FAILED_PRECONDITION",
    message: t`You have earned all the points for this today. It counts again tomorrow.`,
  },
  "points/not-offered": { status: "FAILED_PRECONDITION", message: t`There are no points for this here.` },
  "points/by-itself": {
    status: "FAILED_PRECONDITION",
    message: t`These points are paid automatically.`,
  },
  "reward/not-found": { status: "NOT_FOUND", message: t`This is no longer in the shop.` },
  "reward/unknown-variant": { status: "INVALID_ARGUMENT", message: t`This size or colour is not available.` },
  "reward/switched-off": {
    status: "FAILED_PRECONDITION",
    message: t`This is not available right now. No points were taken.`,
  },
  "reward/price-changed": {
    status: "ABORTED",
    message: t`The price has changed. No points were taken.`,
  },
  "reward/out-of-stock": {
    status: "FAILED_PRECONDITION",
    message: t`It just sold out. No points were taken.`,
  },
  "reward/insufficient-points": {
    status: "FAILED_PRECONDITION",
    message: t`You don’t have enough points for this yet. No points were taken.`,
  },
  "reward/already-owned": {
    status: "ALREADY_EXISTS",
    message: t`You already have this. No points were taken.`,
  },
  "reward/not-owned": {
    status: "FAILED_PRECONDITION",
    message: t`You need to get this in the shop first. Nothing was changed.`,
  },
  "reward/unknown-choice": { status: "INVALID_ARGUMENT", message: t`This colour or icon does not exist.` },
  "reward/too-many-today": {
    status: "FAILED_PRECONDITION",
    message: t`You have reached today’s limit of orders and cancellations. Nothing was changed. Please come back tomorrow.`,
  },
  "reward/not-shipped-there": { status: "INVALID_ARGUMENT", message: t`We don’t ship to this country yet.` },
  "reward/redemption-not-found": { status: "NOT_FOUND", message: t`This order does not exist.` },
  "reward/too-late": {
    status: "FAILED_PRECONDITION",
    message: t`It is already packed, so it can’t be cancelled.`,
  },
  "reward/wrong-step": {
    status: "FAILED_PRECONDITION",
    message: t`Someone else has changed this order. Check it again.`,
  },
  "reward/not-approved": {
    status: "FAILED_PRECONDITION",
    message: t`This order is waiting for approval. Approve it first, or refund it.`,
  },
  "reward/stock-taken": {
    status: "FAILED_PRECONDITION",
    message: t`Fewer units are available than that would remove.`,
  },
  "reward/not-packed": {
    status: "FAILED_PRECONDITION",
    message: t`The delivery address is shown from when an order is packed until it is delivered.`,
  },
  "reward/parcel-resolved": {
    status: "ABORTED",
    message: t`Someone has already handled this parcel. Nothing was done twice.`,
  },
  "reward/not-sent": { status: "FAILED_PRECONDITION", message: t`This parcel is not on its way.` },
  "reward/sent-twice": {
    status: "FAILED_PRECONDITION",
    message: t`This was already sent again. Refund the points instead.`,
  },
  "reward/no-address": {
    status: "FAILED_PRECONDITION",
    message: t`The delivery address is no longer stored, so it can’t be sent again. Refund the points instead.`,
  },
  "reward/none-left": {
    status: "FAILED_PRECONDITION",
    message: t`There is none left to send again. Add stock first, or refund the points.`,
  },
  "reward/id-taken": {
    status: "ALREADY_EXISTS",
    message: t`This id is already used in the shop. Choose another one.`,
  },
  "reward/perk-taken": {
    status: "ALREADY_EXISTS",
    message: t`Another item in the shop already unlocks this. Change that one instead.`,
  },
  "reward/shop-full": {
    status: "FAILED_PRECONDITION",
    message: t`The shop is full. Change one of the archived items instead.`,
  },
  "reward/item-changed": {
    status: "ABORTED",
    message: t`Someone else changed this while you were editing. What you typed is still here.`,
  },
  "reward/invalid-item": { status: "INVALID_ARGUMENT", message: t`Something about this item is not valid.` },
  "reward/from-file": {
    status: "FAILED_PRECONDITION",
    message: t`This comes from a file in the content pack. Switch it off, or take it over first.`,
  },
  "referral/not-found": { status: "NOT_FOUND", message: t`This invitation does not exist.` },
  "referral/appealed": { status: "ALREADY_EXISTS", message: t`You have already requested a review.` },
  "referral/not-appealable": { status: "FAILED_PRECONDITION", message: t`There is nothing to review.` },
  "session/role-required": {
    status: "PERMISSION_DENIED",
    message: t`Your role does not allow this. An owner of this app can change that.`,
  },
  "session/editors-only": { status: "PERMISSION_DENIED", message: t`Only this app’s editors may do this.` },
  "editor/not-found": { status: "NOT_FOUND", message: t`This editor does not exist.` },
  "editor/already-editor": {
    status: "ALREADY_EXISTS",
    message: t`This person is already an editor. Change their roles instead.`,
  },
  "editor/fixed": {
    status: "FAILED_PRECONDITION",
    message: t`The server’s settings make this address an owner. Change it there.`,
  },
  "editor/own": { status: "FAILED_PRECONDITION", message: t`This is your own. Another editor must decide about it.` },
  "editor/own-roles": {
    status: "FAILED_PRECONDITION",
    message: t`You can’t give yourself more roles. Ask another owner.`,
  },
  "editor/last-owner": {
    status: "FAILED_PRECONDITION",
    message: t`There must be an owner. Make someone else an owner first.`,
  },
  "editor/too-many": {
    status: "FAILED_PRECONDITION",
    message: t`The limit of editors and invitations is reached. Remove one first.`,
  },
  "editor/invitation-not-found": {
    status: "NOT_FOUND",
    message: t`This invitation was already accepted or withdrawn. Ask an owner for a new one.`,
  },
  "editor/invitation-expired": {
    status: "FAILED_PRECONDITION",
    message: t`This invitation has expired. Ask an owner for a new one.`,
  },
  "editor/other-address": {
    status: "PERMISSION_DENIED",
    message: t`This invitation is for another address. Sign in with the one it was sent to.`,
  },
  "game/switched-off": { status: "FAILED_PRECONDITION", message: t`This game is not available right now.` },
  "game/no-player": {
    status: "INVALID_ARGUMENT",
    message: t`You are not signed in, and this device could not be identified.`,
  },
  "game/not-today": { status: "FAILED_PRECONDITION", message: t`This puzzle is not for today.` },
  "game/day-begun": {
    status: "FAILED_PRECONDITION",
    message: t`Someone is already playing this, so it can’t be changed.`,
  },
  "game/not-started": { status: "FAILED_PRECONDITION", message: t`This puzzle has not been started.` },
  "game/already-finished": { status: "FAILED_PRECONDITION", message: t`This puzzle is finished.` },
  "game/no-question": { status: "FAILED_PRECONDITION", message: t`This question is not open.` },
  "game/nothing-played": { status: "FAILED_PRECONDITION", message: t`Try a word first.` },
  "game/moved-on": {
    status: "ABORTED",
    message: t`You continued this on another device. Check it again.`,
  },
  "game/not-letters": { status: "INVALID_ARGUMENT", message: t`Use only letters from A to Z.` },
  "game/wrong-length": { status: "INVALID_ARGUMENT", message: t`Enter a five-letter word.` },
  "game/too-short": { status: "INVALID_ARGUMENT", message: t`Too short: four letters or more.` },
  "game/not-a-word": { status: "INVALID_ARGUMENT", message: t`This is not in the word list.` },
  "game/hard-mode": { status: "INVALID_ARGUMENT", message: t`In hard mode, use the letters you have found.` },
  "game/other-letter": { status: "INVALID_ARGUMENT", message: t`This uses a letter that is not one of the seven.` },
  "game/required-left-out": { status: "INVALID_ARGUMENT", message: t`The letter in the middle is missing.` },
  "game/found-before": { status: "ALREADY_EXISTS", message: t`You already found this word.` },
  "today/switched-off": { status: "FAILED_PRECONDITION", message: t`There are no tiles of the day right now.` },
  "thought/switched-off": { status: "FAILED_PRECONDITION", message: t`Thoughts are switched off right now.` },
  "thought/not-invited": {
    status: "PERMISSION_DENIED",
    message: t`Only invited people can write here for now. You can read their thoughts.`,
  },
  "thought/suspended": { status: "PERMISSION_DENIED", message: t`You can’t write thoughts right now.` },
  "thought/empty": { status: "INVALID_ARGUMENT", message: t`Write something first.` },
  "thought/too-long": { status: "INVALID_ARGUMENT", message: t`Make it shorter: at most 500 characters and 25 lines.` },
  "thought/bad-characters": {
    status: "INVALID_ARGUMENT",
    message: t`This contains a character that can’t be shown.`,
  },
  "thought/stacked-marks": {
    status: "INVALID_ARGUMENT",
    message: t`Please remove the stacked accents.`,
  },
  "thought/not-found": { status: "NOT_FOUND", message: t`This thought no longer exists.` },
  "thought/id-taken": { status: "ALREADY_EXISTS", message: t`Could not send this thought. Write it again.` },
  "thought/too-many": {
    status: "RESOURCE_EXHAUSTED",
    message: t`You have written many thoughts in the past hour. Please wait a while.`,
  },
  "thought/too-late": { status: "FAILED_PRECONDITION", message: t`You can only edit a thought for ten minutes.` },
  "thought/own": { status: "FAILED_PRECONDITION", message: t`This is your own thought.` },
  "thought/not-appealable": { status: "FAILED_PRECONDITION", message: t`There is nothing to review.` },
  "thought/appealed": { status: "ALREADY_EXISTS", message: t`You have already requested a review.` },
  "thought/moved-on": {
    status: "ABORTED",
    message: t`This thought has changed. Check it again.`,
  },
  "thought/wrong-step": { status: "FAILED_PRECONDITION", message: t`This can’t be done right now.` },
  "thought/other-eyes": {
    status: "FAILED_PRECONDITION",
    message: t`You removed this yourself. Another editor must decide about the appeal.`,
  },
  "upload/switched-off": { status: "FAILED_PRECONDITION", message: t`Pictures and clips are switched off right now.` },
  "upload/not-invited": {
    status: "PERMISSION_DENIED",
    message: t`Only invited people can send pictures and clips for now.`,
  },
  "upload/clips-unavailable": { status: "FAILED_PRECONDITION", message: t`This server accepts photos but no clips.` },
  "upload/too-large": {
    status: "INVALID_ARGUMENT",
    message: t`This file is too large: photos can have 20 MB, clips 200 MB.`,
    http: 413,
  },
  "upload/too-many": {
    status: "RESOURCE_EXHAUSTED",
    message: t`You have reached today’s limit of files. Try again tomorrow.`,
  },
  "upload/id-taken": { status: "ALREADY_EXISTS", message: t`Could not send this file. Choose it again.` },
  "upload/not-found": { status: "NOT_FOUND", message: t`This file no longer exists.` },
  "upload/attached": { status: "ALREADY_EXISTS", message: t`This file belongs to another thought.` },
  "upload/wrong-step": { status: "FAILED_PRECONDITION", message: t`This can’t be done right now.` },
  "upload/wrong-offset": {
    status: "ABORTED",
    message: t`This part of the file does not follow the parts already received.`,
  },
  "upload/busy": {
    status: "ABORTED",
    message: t`This file is being sent from another tab or device.`,
    http: 423,
  },
  "upload/gone": { status: "NOT_FOUND", message: t`This picture or clip was removed.`, http: 410 },
  ...studioErrors,
  "search/unknown-index": { status: "NOT_FOUND", message: t`There is no such index.` },
  "search/unsupported": { status: "INVALID_ARGUMENT", message: t`This search option is not supported.` },
  "server/unexpected": { status: "INTERNAL", message: t`Something went wrong on our side. Please try again.` },
  "server/unavailable": { status: "UNAVAILABLE", message: t`The server is not ready. Please try again in a moment.` },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errorCatalogue

export function httpStatusOf(code: ErrorCode): number {
  const entry: ErrorEntry = errorCatalogue[code]
  return entry.http ?? callableStatuses[entry.status]
}
