import { t } from "@confetti/domain/messages/t"
import { callableStatuses, type ErrorEntry } from "./callable-statuses.ts"
import { studioErrors } from "./studio-errors.ts"

export const errorCatalogue = {
  "request/malformed": { status: "INVALID_ARGUMENT", message: t`The request could not be read.` },
  "request/invalid": { status: "INVALID_ARGUMENT", message: t`Something in the request is not as it should be.` },
  "request/bad-characters": {
    status: "INVALID_ARGUMENT",
    message: t`There is a character in this that no text can have.`,
  },
  "request/too-large": { status: "INVALID_ARGUMENT", message: t`The request is too large.`, http: 413 },
  "request/unknown-callable": { status: "NOT_FOUND", message: t`There is no such function.` },
  "request/unknown-document": { status: "NOT_FOUND", message: t`There is no such document.` },
  "request/unknown-route": { status: "NOT_FOUND", message: t`There is nothing at this address.` },
  "request/unknown-file": { status: "NOT_FOUND", message: t`There is no such file.` },
  "request/method-not-allowed": { status: "UNIMPLEMENTED", message: t`This address is called differently.`, http: 405 },
  "request/rate-limited": { status: "RESOURCE_EXHAUSTED", message: t`That was a lot at once. Please wait a moment.` },
  "request/key-reused": {
    status: "ALREADY_EXISTS",
    message: t`This idempotency key was already used for another request.`,
  },
  "request/key-in-progress": { status: "ABORTED", message: t`The first request with this key is still under way.` },
  "app-check/invalid": { status: "UNAUTHENTICATED", message: t`This app could not be recognised.` },
  "app-check/required": { status: "UNAUTHENTICATED", message: t`This server only answers its own apps.` },
  "session/required": { status: "UNAUTHENTICATED", message: t`Please sign in first.` },
  "session/expired": { status: "UNAUTHENTICATED", message: t`Your session has ended. Please sign in again.` },
  "session/forbidden": { status: "PERMISSION_DENIED", message: t`This belongs to someone else.` },
  "session/foreign-origin": {
    status: "PERMISSION_DENIED",
    message: t`This was sent from another site, so nothing was changed.`,
  },
  "session/wrong-code": { status: "INVALID_ARGUMENT", message: t`This code is not right. Check the latest mail.` },
  "session/code-expired": { status: "INVALID_ARGUMENT", message: t`This code is too old. Ask for a new one.` },
  "session/too-many-tries": {
    status: "FAILED_PRECONDITION",
    message: t`This code was tried too often. Ask for a new one.`,
  },
  "session/passkey-failed": { status: "INVALID_ARGUMENT", message: t`This passkey did not work here.` },
  "session/too-many-passkeys": { status: "FAILED_PRECONDITION", message: t`Remove a passkey before you add another.` },
  "session/unknown-method": { status: "NOT_FOUND", message: t`Signing in this way is not set up here.` },
  "session/token-refused": {
    status: "INVALID_ARGUMENT",
    message: t`This sign-in could not be confirmed. Please try again.`,
  },
  "session/no-address": {
    status: "FAILED_PRECONDITION",
    message: t`We were told no address of yours. Sign in with a code by e-mail instead.`,
  },
  "session/unconfirmed-address": {
    status: "PERMISSION_DENIED",
    message: t`Nobody has confirmed that this address is yours. Sign in with a code by e-mail instead.`,
  },
  "session/fresh-required": {
    status: "FAILED_PRECONDITION",
    message: t`For this you need to have signed in within the last ten minutes. Sign out, sign in again, and go on.`,
  },
  "session/passkey-required": {
    status: "PERMISSION_DENIED",
    message: t`This takes a passkey used within the last twelve hours. Add one in Settings, then sign in with it.`,
  },
  "session/passkey-again": { status: "PERMISSION_DENIED", message: t`Confirm with your passkey, then try again.` },
  "user/unknown": { status: "NOT_FOUND", message: t`There is no such reader, or they have been erased.` },
  "user/not-found": { status: "NOT_FOUND", message: t`There is no account here yet.` },
  "user/invalid-phone": {
    status: "INVALID_ARGUMENT",
    message: t`This phone number can't be right. Begin with + and the country's number.`,
  },
  "user/invalid-picture": {
    status: "INVALID_ARGUMENT",
    message: t`This picture could not be read. Try a JPEG, PNG or WebP of up to 5 MB.`,
  },
  "mail/unavailable": { status: "UNAVAILABLE", message: t`The mail could not be sent. Please try again in a moment.` },
  "forms/answer-not-found": { status: "NOT_FOUND", message: t`This message is not here any more.` },
  "forms/no-contact": { status: "FAILED_PRECONDITION", message: t`Whoever wrote this did not ask for an answer.` },
  "errors/cause-not-found": { status: "NOT_FOUND", message: t`This error is not here any more.` },
  "forms/too-many": {
    status: "RESOURCE_EXHAUSTED",
    message: t`You have sent several of these within the hour. Please wait a while before you send another.`,
  },
  "notifications/switched-off": { status: "FAILED_PRECONDITION", message: t`Nothing is sent from here.` },
  "notifications/unknown-push-service": {
    status: "INVALID_ARGUMENT",
    message: t`Your browser’s push service is not one that is known here.`,
  },
  "notifications/bad-keys": { status: "INVALID_ARGUMENT", message: t`This push subscription has no usable keys.` },
  "notifications/no-instance": {
    status: "INVALID_ARGUMENT",
    message: t`This device can’t receive notifications.`,
  },
  "tile/not-found": { status: "NOT_FOUND", message: t`This tile is not here any more.` },
  "tile/no-such-question": { status: "NOT_FOUND", message: t`This tile asks something else now.` },
  "tile/still-developing": {
    status: "FAILED_PRECONDITION",
    message: t`This story is still growing, so it has no end to rate yet.`,
  },
  "feed/no-such-wish": { status: "NOT_FOUND", message: t`This wish was taken back already.` },
  "feed/unknown-category": { status: "NOT_FOUND", message: t`There is no such category.` },
  "points/not-yet": { status: "FAILED_PRECONDITION", message: t`This has not happened yet, as far as we know.` },
  "points/already-paid": { status: "ALREADY_EXISTS", message: t`You have these points already.` },
  "points/daily-cap": {
    status: "FAILED_PRECONDITION",
    message: t`That is all this brings today. It counts again tomorrow.`,
  },
  "points/not-offered": { status: "FAILED_PRECONDITION", message: t`There are no points for this here.` },
  "points/by-itself": {
    status: "FAILED_PRECONDITION",
    message: t`These points are paid without asking, as soon as they are earned.`,
  },
  "reward/not-found": { status: "NOT_FOUND", message: t`This is not in the shop any more.` },
  "reward/unknown-variant": { status: "INVALID_ARGUMENT", message: t`It does not come in this size or colour.` },
  "reward/switched-off": {
    status: "FAILED_PRECONDITION",
    message: t`This can’t be had just now. Your points are untouched.`,
  },
  "reward/price-changed": {
    status: "ABORTED",
    message: t`What this costs has changed since you looked. Nothing was taken.`,
  },
  "reward/out-of-stock": {
    status: "FAILED_PRECONDITION",
    message: t`The last one just went. Nothing was taken.`,
  },
  "reward/insufficient-points": {
    status: "FAILED_PRECONDITION",
    message: t`Your points don’t reach for this yet. Nothing was taken.`,
  },
  "reward/already-owned": {
    status: "ALREADY_EXISTS",
    message: t`This is yours already. Nothing was taken.`,
  },
  "reward/not-owned": {
    status: "FAILED_PRECONDITION",
    message: t`This is chosen by those who got it in the shop. Nothing was changed.`,
  },
  "reward/unknown-choice": { status: "INVALID_ARGUMENT", message: t`There is no such hue or icon to choose.` },
  "reward/too-many-today": {
    status: "FAILED_PRECONDITION",
    message: t`You have ordered or cancelled as often as one day allows. Nothing was changed. Please come back tomorrow.`,
  },
  "reward/not-shipped-there": { status: "INVALID_ARGUMENT", message: t`We can’t send parcels to this country yet.` },
  "reward/redemption-not-found": { status: "NOT_FOUND", message: t`There is no such order.` },
  "reward/too-late": {
    status: "FAILED_PRECONDITION",
    message: t`It is packed already, so it can’t be cancelled any more.`,
  },
  "reward/wrong-step": {
    status: "FAILED_PRECONDITION",
    message: t`Somebody moved this order on in the meantime. Look at it again.`,
  },
  "reward/not-approved": {
    status: "FAILED_PRECONDITION",
    message: t`This order waits for approval. Approve it first, or refund it.`,
  },
  "reward/stock-taken": {
    status: "FAILED_PRECONDITION",
    message: t`Fewer units are available than that would remove.`,
  },
  "reward/not-packed": {
    status: "FAILED_PRECONDITION",
    message: t`Where an order goes is shown from when it is packed until it has arrived.`,
  },
  "reward/parcel-resolved": {
    status: "ABORTED",
    message: t`Somebody has dealt with this parcel already. Nothing was done twice.`,
  },
  "reward/not-sent": { status: "FAILED_PRECONDITION", message: t`This parcel is not on its way.` },
  "reward/sent-twice": {
    status: "FAILED_PRECONDITION",
    message: t`This was sent again already. Give the points back instead.`,
  },
  "reward/no-address": {
    status: "FAILED_PRECONDITION",
    message: t`Where it goes is no longer stored, so it can’t be sent again. Give the points back instead.`,
  },
  "reward/none-left": {
    status: "FAILED_PRECONDITION",
    message: t`There is none left to send instead. Add stock first, or give the points back.`,
  },
  "reward/id-taken": {
    status: "ALREADY_EXISTS",
    message: t`There is, or was, something in the shop with this id. Choose another one.`,
  },
  "reward/perk-taken": {
    status: "ALREADY_EXISTS",
    message: t`Something in the shop unlocks this already. Change that one instead.`,
  },
  "reward/shop-full": {
    status: "FAILED_PRECONDITION",
    message: t`The shop has as many items as it can hold. Change one of those that are archived instead.`,
  },
  "reward/item-changed": {
    status: "ABORTED",
    message: t`Somebody else changed this while you wrote. What you typed is still here.`,
  },
  "reward/invalid-item": { status: "INVALID_ARGUMENT", message: t`Something about this item is not as it should be.` },
  "reward/from-file": {
    status: "FAILED_PRECONDITION",
    message: t`This comes from a file of the content pack. Switch it off, or take it over first.`,
  },
  "referral/not-found": { status: "NOT_FOUND", message: t`There is no such invitation.` },
  "referral/appealed": { status: "ALREADY_EXISTS", message: t`You have asked for another look already.` },
  "referral/not-appealable": { status: "FAILED_PRECONDITION", message: t`There is nothing to look at again.` },
  "session/role-required": {
    status: "PERMISSION_DENIED",
    message: t`Your role does not allow this. An owner of this app can change that.`,
  },
  "session/editors-only": { status: "PERMISSION_DENIED", message: t`Only this app’s editors may do this.` },
  "editor/not-found": { status: "NOT_FOUND", message: t`There is no such editor.` },
  "editor/already-editor": {
    status: "ALREADY_EXISTS",
    message: t`This person is an editor already. Change their roles instead.`,
  },
  "editor/fixed": {
    status: "FAILED_PRECONDITION",
    message: t`The server’s settings make this address an owner, so it is changed there alone.`,
  },
  "editor/own": { status: "FAILED_PRECONDITION", message: t`This is your own. Another editor decides about it.` },
  "editor/own-roles": {
    status: "FAILED_PRECONDITION",
    message: t`Nobody gives themselves more roles. Ask another owner.`,
  },
  "editor/last-owner": {
    status: "FAILED_PRECONDITION",
    message: t`There has to be an owner. Make somebody else one first.`,
  },
  "editor/too-many": {
    status: "FAILED_PRECONDITION",
    message: t`There are as many editors and invitations as there can be. Remove one first.`,
  },
  "editor/invitation-not-found": {
    status: "NOT_FOUND",
    message: t`This invitation was accepted or withdrawn already. Ask an owner for a new one.`,
  },
  "editor/invitation-expired": {
    status: "FAILED_PRECONDITION",
    message: t`This invitation is more than a week old. Ask an owner for a new one.`,
  },
  "editor/other-address": {
    status: "PERMISSION_DENIED",
    message: t`This invitation is for another address. Sign in with the one it was mailed to.`,
  },
  "game/switched-off": { status: "FAILED_PRECONDITION", message: t`This game is not played here just now.` },
  "game/no-player": {
    status: "INVALID_ARGUMENT",
    message: t`Nobody is signed in, and the app does not say which device this is.`,
  },
  "game/not-today": { status: "FAILED_PRECONDITION", message: t`This puzzle’s day is over, or still to come.` },
  "game/day-begun": {
    status: "FAILED_PRECONDITION",
    message: t`Somebody is playing this already, so it stays as it is for everybody.`,
  },
  "game/not-started": { status: "FAILED_PRECONDITION", message: t`This puzzle was not begun.` },
  "game/already-finished": { status: "FAILED_PRECONDITION", message: t`This puzzle is finished.` },
  "game/no-question": { status: "FAILED_PRECONDITION", message: t`This question is not open.` },
  "game/nothing-played": { status: "FAILED_PRECONDITION", message: t`Try a word first.` },
  "game/moved-on": {
    status: "ABORTED",
    message: t`You have gone on with this on another device. Look at it again.`,
  },
  "game/not-letters": { status: "INVALID_ARGUMENT", message: t`A word has letters from A to Z and nothing else.` },
  "game/wrong-length": { status: "INVALID_ARGUMENT", message: t`It has to be a word of five letters.` },
  "game/too-short": { status: "INVALID_ARGUMENT", message: t`Too short: four letters or more.` },
  "game/not-a-word": { status: "INVALID_ARGUMENT", message: t`This is not in the list.` },
  "game/hard-mode": { status: "INVALID_ARGUMENT", message: t`In hard mode, use what you have found.` },
  "game/other-letter": { status: "INVALID_ARGUMENT", message: t`There is a letter in it that is not in the ring.` },
  "game/required-left-out": { status: "INVALID_ARGUMENT", message: t`The letter in the middle is missing.` },
  "game/found-before": { status: "ALREADY_EXISTS", message: t`You have found this one.` },
  "today/switched-off": { status: "FAILED_PRECONDITION", message: t`There are no tiles of the day here just now.` },
  "thought/switched-off": { status: "FAILED_PRECONDITION", message: t`Nobody shares thoughts here just now.` },
  "thought/not-invited": {
    status: "PERMISSION_DENIED",
    message: t`Only people who were invited write here for now. You can read what they think.`,
  },
  "thought/suspended": { status: "PERMISSION_DENIED", message: t`You can’t write here for now.` },
  "thought/empty": { status: "INVALID_ARGUMENT", message: t`Write something first.` },
  "thought/too-long": { status: "INVALID_ARGUMENT", message: t`Make it shorter: 500 characters, and 25 lines.` },
  "thought/bad-characters": {
    status: "INVALID_ARGUMENT",
    message: t`There is a character in this that can’t be shown.`,
  },
  "thought/stacked-marks": {
    status: "INVALID_ARGUMENT",
    message: t`There are more marks on one letter than any script has.`,
  },
  "thought/not-found": { status: "NOT_FOUND", message: t`This thought is not here any more.` },
  "thought/id-taken": { status: "ALREADY_EXISTS", message: t`This thought could not be sent. Write it anew.` },
  "thought/too-many": {
    status: "RESOURCE_EXHAUSTED",
    message: t`That is a lot of thoughts within the hour. Please wait a while.`,
  },
  "thought/too-late": { status: "FAILED_PRECONDITION", message: t`Ten minutes have passed, so it stays as it is.` },
  "thought/own": { status: "FAILED_PRECONDITION", message: t`This thought is your own.` },
  "thought/not-appealable": { status: "FAILED_PRECONDITION", message: t`There is nothing to look at again.` },
  "thought/appealed": { status: "ALREADY_EXISTS", message: t`You have asked for another look already.` },
  "thought/moved-on": {
    status: "ABORTED",
    message: t`This thought has changed since you looked. Look at it again.`,
  },
  "thought/wrong-step": { status: "FAILED_PRECONDITION", message: t`This is not to be done with it as it stands.` },
  "thought/other-eyes": {
    status: "FAILED_PRECONDITION",
    message: t`You took this down yourself. Another editor decides about the appeal.`,
  },
  "upload/switched-off": { status: "FAILED_PRECONDITION", message: t`Nobody sends pictures or clips here just now.` },
  "upload/not-invited": {
    status: "PERMISSION_DENIED",
    message: t`Only people who were invited send pictures and clips for now.`,
  },
  "upload/clips-unavailable": { status: "FAILED_PRECONDITION", message: t`This server takes photos and no clips.` },
  "upload/too-large": {
    status: "INVALID_ARGUMENT",
    message: t`This file is too large: 20 MB for a photo, 200 MB for a clip.`,
    http: 413,
  },
  "upload/too-many": {
    status: "RESOURCE_EXHAUSTED",
    message: t`That is a lot of files for one day. More can come tomorrow.`,
  },
  "upload/id-taken": { status: "ALREADY_EXISTS", message: t`This file could not be sent. Choose it again.` },
  "upload/not-found": { status: "NOT_FOUND", message: t`This file is not here any more.` },
  "upload/attached": { status: "ALREADY_EXISTS", message: t`This file belongs to another thought.` },
  "upload/wrong-step": { status: "FAILED_PRECONDITION", message: t`This is not to be done with it as it stands.` },
  "upload/wrong-offset": { status: "ABORTED", message: t`These bytes do not follow the ones that are here.` },
  "upload/busy": {
    status: "ABORTED",
    message: t`This file is being sent from elsewhere just now.`,
    http: 423,
  },
  "upload/gone": { status: "NOT_FOUND", message: t`This picture or clip was taken away.`, http: 410 },
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
