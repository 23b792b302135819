import type { z } from "zod"
import { type CataloguedCallable, listed } from "./catalogued-callable.ts"
import { editorCallables } from "./editor-callables.ts"
import { logEvents } from "./events.ts"
import {
  calculateEligibleTiles,
  explainTile,
  getHomeFeed,
  resetFeed,
  savePicks,
  savePlace,
  showLess,
  undoLess,
} from "./feed.ts"
import { sendAnswers } from "./forms.ts"
import {
  answerQuestion,
  checkTileAnswer,
  finishGame,
  getStats as getGameStats,
  getTileQuestion,
  listDays,
  mergePlays,
  showHints,
  showQuestion,
  startGame,
  submitGuess,
} from "./games.ts"
import { addGuess } from "./guess-histogram.ts"
import { insightCallables } from "./insight-callables.ts"
import { likeTile, mergeLikes, unlikeTile } from "./likes.ts"
import { messageCallables } from "./message-callables.ts"
import { registerDevice } from "./notifications.ts"
import { mergeNovelty, rateNovelty } from "./novelty.ts"
import {
  addPushToken,
  addSubscription,
  followStories,
  getPushSettings,
  removeSubscription,
  savePushSettings,
} from "./push.ts"
import { exportData } from "./personal-export.ts"
import { claimAction, getOverview, listEntries } from "./points.ts"
import { readerCallables } from "./reader-callables.ts"
import { getCard as getRecallCard, saveCard as saveRecallCard } from "./recall.ts"
import { appealReferral, decideReview, getStatus, listReviews, readInvitation } from "./referrals.ts"
import { cancelRedemption, listItems, listRedemptions, redeemItem } from "./rewards.ts"
import { shopCallables } from "./shop-callables.ts"
import { studioBrandCallables } from "./studio-brand-callables.ts"
import { studioFeedCallables } from "./studio-feed-callables.ts"
import { studioCallables } from "./studio-callables.ts"
import { thoughtCallables } from "./thought-callables.ts"
import { recordReads, tapTile } from "./tile-taps.ts"
import { listCandidates, openToday } from "./today.ts"
import { markTutorials, replayTutorials } from "./tutorials.ts"
import { uploadCallables } from "./upload-callables.ts"
import { createUser, deleteAccount, requestDeletion, updateProfile } from "./users.ts"

const catalogue = [
  listed(getHomeFeed, "The ids of the caller's feed in order, at most 1,000. Without an account, the default feed."),
  listed(
    calculateEligibleTiles,
    "Works out the caller's feed from what they did until now and keeps it; users-get_home_feed answers it. `count` is how many tiles there are for them.",
  ),
  listed(
    resetFeed,
    "Puts the feed back to the default and answers it. Whose feed may be named, as text or as `userId`; it must be the caller's own.",
    "session/forbidden",
  ),
  listed(
    createUser,
    "The caller's record, made where there is none. Every field is optional. The e-mail kept is the session's own; `referredBy` is an invitation code and counts on the first call alone.",
    "user/invalid-phone",
  ),
  listed(
    updateProfile,
    "Changes what is given. `picture` is a data address of a JPEG, PNG or WebP of up to 5 MB, or null for none; a body may weigh 7 MB here.",
    "user/not-found",
    "user/invalid-phone",
    "user/invalid-picture",
  ),
  listed(exportData, "Everything held about the caller. Its schema is also at /schemas/confetti-export.json."),
  listed(
    requestDeletion,
    "Mails the six-digit code that users-delete_account asks for, good for ten minutes and five tries.",
    "mail/unavailable",
  ),
  listed(
    deleteAccount,
    "Ends every session at once and erases the rest soon after.",
    "session/wrong-code",
    "session/code-expired",
    "session/too-many-tries",
  ),
  listed(likeTile, "Likes a tile. Liking what is liked changes nothing.", "tile/not-found"),
  listed(unlikeTile, "Unlikes a tile. Unliking what is not liked changes nothing, also when the tile is gone."),
  listed(
    mergeLikes,
    "Takes over what was liked on a device before anybody was signed in, the latest first. Tiles that are gone are left out.",
  ),
  listed(
    tapTile,
    "A tile was opened. The newest tap counts, a time to come is now, and no more subtiles count as seen than there are. Answers the tap that counts.",
    "tile/not-found",
  ),
  listed(
    recordReads,
    "What was seen and read of tiles, at most 50 at once. Told twice, late or out of order, the furthest counts; unknown tiles are left out.",
  ),
  listed(
    addGuess,
    "Counts a guess at a number in a tile, without the name of who guessed and once a person. Answers where everybody put it.",
    "tile/no-such-question",
  ),
  listed(
    rateNovelty,
    "Whether a finished tile told its reader something new. The latest answer counts, a time to come is now; told twice it counts once. Answers the one that counts.",
    "tile/not-found",
    "tile/still-developing",
  ),
  listed(
    mergeNovelty,
    "Takes over what was answered on a device before anybody was signed in. Tiles that are gone or still grow are left out, and of two answers about one tile the latest counts.",
  ),
  listed(explainTile, "Why a tile is where it is in the caller's feed, in one true sentence.", "tile/not-found"),
  listed(
    savePlace,
    "Where the caller stands in a feed: `home`, or a category's slug. The latest place counts. Answers the one that counts.",
    "tile/not-found",
    "feed/unknown-category",
  ),
  listed(
    savePicks,
    "What a guest picked to come next, told once they have joined; three tiles at most. Told twice it is one pick; unknown tiles are left out.",
  ),
  listed(
    showLess,
    "Less of this tile, of this category, or of what is like this tile. Works at once and answers what it changed.",
    "tile/not-found",
    "feed/unknown-category",
  ),
  listed(undoLess, "Takes a wish for less back, by its id.", "feed/no-such-wish"),
  listed(
    openToday,
    "The caller's seven tiles of today, chosen at the first ask of the day and the same on each of their devices, what they read of them, and their streak. `guest` takes over what a device kept before they joined.",
    "today/switched-off",
  ),
  listed(
    listCandidates,
    "What a device chooses a guest's seven tiles of a day from, the same for everybody. A day that is nowhere now is taken for the nearest that is.",
    "today/switched-off",
  ),
  listed(
    getRecallCard,
    "The day's one card that asks about a tile of an earlier day, for no points; null before five tiles were read today, and where there is none to ask about.",
  ),
  listed(saveRecallCard, "Remembers what became of a card, and not whether its answer was right.", "tile/not-found"),
  listed(markTutorials, "Remembers that these tutorials were shown."),
  listed(replayTutorials, "Forgets that any tutorial was shown."),
  listed(
    claimAction,
    "Asks for the points of an action. `tileId` belongs to `read_a_tile` and `share` alone. The server decides from what it knows.",
    "points/not-yet",
    "points/already-paid",
    "points/daily-cap",
    "points/not-offered",
    "points/by-itself",
    "tile/not-found",
    "user/not-found",
  ),
  listed(getOverview, "The balance, and every way to earn as it stands today.", "user/not-found"),
  listed(
    listEntries,
    "The caller's statement, the newest first. A page is `limit` lines; `next` is the `before` of the page that follows, and null on the last one.",
  ),
  listed(listItems, "The shop, in its order. `status` is 0 for what can be had and 1 for what is switched off."),
  listed(
    redeemItem,
    "Sets points and a piece aside, both or neither. `cost` is what the person was shown. Send an Idempotency-Key, so that an answer that was lost costs nothing.",
    "reward/not-found",
    "reward/unknown-variant",
    "reward/switched-off",
    "reward/price-changed",
    "reward/out-of-stock",
    "reward/insufficient-points",
    "reward/not-shipped-there",
    "reward/too-many-today",
  ),
  listed(
    cancelRedemption,
    "Gives points and piece back, until the order is packed.",
    "reward/redemption-not-found",
    "reward/too-late",
    "reward/too-many-today",
    "reward/wrong-step",
  ),
  listed(
    listRedemptions,
    "A page of what the caller has redeemed, the newest first. `before` is the `next` of the page before.",
  ),
  listed(
    startGame,
    "Begins a day's game, or goes on with it. Without an account, `installation` says whose play it is. Nothing it answers tells more than its player has found out.",
    "game/switched-off",
    "game/no-player",
    "game/not-today",
  ),
  listed(
    submitGuess,
    "Guesses a word. What is refused costs nothing. A guess that was sent again with the same `at` counts once.",
    "game/switched-off",
    "game/no-player",
    "game/not-today",
    "game/not-started",
    "game/already-finished",
    "game/moved-on",
    "game/not-letters",
    "game/wrong-length",
    "game/too-short",
    "game/not-a-word",
    "game/hard-mode",
    "game/other-letter",
    "game/required-left-out",
    "game/found-before",
  ),
  listed(
    finishGame,
    "Ends a BAW with what was found, or a WURD that is given up. Finishing what is finished changes nothing.",
    "game/switched-off",
    "game/no-player",
    "game/not-today",
    "game/not-started",
    "game/nothing-played",
  ),
  listed(
    showHints,
    "How many words of a BAW there are by first letter and length. Costs nothing, and is remembered.",
    "game/switched-off",
    "game/no-player",
    "game/not-today",
    "game/not-started",
    "game/already-finished",
  ),
  listed(
    showQuestion,
    "Shows the next question of a quiz, and starts its time.",
    "game/switched-off",
    "game/no-player",
    "game/not-today",
    "game/not-started",
    "game/moved-on",
  ),
  listed(
    answerQuestion,
    "Answers the question that is shown; the last answer ends the quiz. Sent again, an answer counts once.",
    "game/switched-off",
    "game/no-player",
    "game/not-today",
    "game/not-started",
    "game/no-question",
  ),
  listed(
    getTileQuestion,
    "A question on a tile that was just read, for no points; null where there is none to ask.",
    "tile/not-found",
  ),
  listed(
    checkTileAnswer,
    "Whether an answer to a tile's question is right, and why.",
    "tile/not-found",
    "game/no-question",
  ),
  listed(getGameStats, "Streaks, results and today's games of the caller, or of an installation.", "game/no-player"),
  listed(
    listDays,
    "A game's days, the newest first, to practise.",
    "game/switched-off",
    "game/no-player",
    "game/not-today",
  ),
  listed(
    mergePlays,
    "Takes over what an installation played before anybody was signed in, once: of two results of one puzzle the better one stays.",
  ),
  listed(getStatus, "Both sides of inviting: whom the caller brought, and who brought the caller."),
  listed(
    readInvitation,
    "Who invites with this code, as far as a stranger may know. Null for a code that is nobody's.",
  ),
  listed(
    appealReferral,
    "Asks a person to look again at an invitation that is under review or was rejected. Once each.",
    "referral/not-found",
    "referral/appealed",
    "referral/not-appealable",
  ),
  listed(
    logEvents,
    "Tells of the app's use: at most 50 events of the catalogue below. An event with an id that came before counts once. `stored` counts what was new.",
  ),
  listed(sendAnswers, "Sends the feedback form or the survey. Five an hour for a person.", "forms/too-many"),
  listed(
    registerDevice,
    "Remembers where push can reach the caller: the header firebase-instance-id-token, or `instance`. At most ten a person.",
    "notifications/no-instance",
  ),
  listed(
    getPushSettings,
    "What the caller wants to be told by push and when, and the key that a browser subscribes by.",
    "notifications/switched-off",
  ),
  listed(
    addSubscription,
    "Adds a browser's push subscription, for as long as this session lasts. At most ten a person. Once its push service has taken a first message, enable_notifications can be claimed.",
    "notifications/switched-off",
    "notifications/unknown-push-service",
    "notifications/bad-keys",
  ),
  listed(
    addPushToken,
    "Adds a phone's app by the token that its service gave it: the same as a browser's subscription, where the operator has keys for that service.",
    "notifications/switched-off",
    "notifications/unknown-push-service",
  ),
  listed(
    removeSubscription,
    "Removes the caller's push subscription of an endpoint; all of them where none is named. Removing what is gone changes nothing.",
  ),
  listed(savePushSettings, "Changes what the caller wants to be told by push, and when. What is not given stays."),
  listed(
    followStories,
    "The stories followed on a device, all of them, for pushes of new entries. At most 100; unknown ones are left out.",
  ),
  ...shopCallables,
  ...editorCallables,
  ...thoughtCallables,
  ...uploadCallables,
  ...studioCallables,
  ...studioBrandCallables,
  ...studioFeedCallables,
  ...insightCallables,
  ...messageCallables,
  ...readerCallables,
  listed(listReviews, "Invitations that wait for a person's eyes."),
  listed(
    decideReview,
    "Pays an invitation after all, or rejects it with a reason its inviter reads.",
    "referral/not-found",
  ),
] as const

export const callableCatalogue: readonly CataloguedCallable[] = catalogue

/** Sending changes nothing, so read-only lists may be sent. */
type Unchanged<Value> = Value extends object ? { readonly [Key in keyof Value]: Unchanged<Value[Key]> } : Value

type Contract = (typeof catalogue)[number]["contract"]
type Callables = { [Each in Contract as Each["name"]]: Each }

export type CallableName = keyof Callables
/** What a callable takes, before it is parsed. */
export type CallableInput<Name extends CallableName> = Unchanged<z.input<Callables[Name]["input"]>>
export type CallableOutput<Name extends CallableName> = z.output<Callables[Name]["output"]>
