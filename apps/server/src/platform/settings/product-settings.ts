import { isTimeZone } from "@confetti/domain/games/puzzle-day"
import { z } from "zod"
import { addressOf, flag, folder, listOf, pem, secret, wholeNumber } from "./setting-types.ts"

export const pointsAndShop = {
  READ_SECONDS: wholeNumber(0, 60)
    .default(3)
    .describe(
      "The seconds a read takes at least. No more reads count, or earn points, than fit into the time that passed.",
    ),
  SHARE_SECONDS: wholeNumber(0, 3600).default(20).describe("The seconds between two shares that earn points."),
  REFERRAL_TILES: wholeNumber(1, 1000)
    .default(10)
    .describe("The tiles an invited person reads before their inviter earns points."),
  REFERRAL_WELCOME_POINTS: wholeNumber(0, 10_000)
    .default(0)
    .describe("The points an invited person gets once their inviter does."),
  REFERRAL_MOST_PAID: wholeNumber(1, 100_000)
    .default(20)
    .describe("The invitations that earn a person points in 30 days before a reviewer looks at further ones."),
  FOLLOW_POINTS_ON_IOS: flag.default(false).describe("Offers points for visiting a channel in the iOS app too."),
  ORDERS_PER_DAY: wholeNumber(1, 100_000)
    .default(5)
    .describe("The orders a person may place in a day (UTC), and the orders they may cancel."),
  ORDER_REVIEW: flag
    .default(true)
    .describe("Holds unusual orders until a person has reviewed them. With `0` they go on without review."),
  ADDRESS_SECRET: secret(32)
    .optional()
    .describe(
      "The secret that seals postal addresses, 32 characters or more. Unset, it is derived from `AUTH_SECRET`.",
    ),
  ADDRESS_DAYS: wholeNumber(0, 3650)
    .default(30)
    .describe("The days a parcel's address is kept after the parcel was sent."),
}

export const features = {
  GAMES: z
    .string()
    .default("WURD,BAW,QUIZ_ME")
    .transform(listOf)
    .describe("The daily games that are played, or `none`."),
  TODAY: z.enum(["off", "on"]).default("on").describe("Gives each day seven tiles of its own, with a streak."),
  HOME_ZONE: z
    .string()
    .refine(isTimeZone, "must be a time zone such as Europe/Berlin")
    .default("UTC")
    .describe(
      "A time zone such as `Europe/Berlin`. Its midnight ends a day of the studio's insights, and scheduled cards follow its clock.",
    ),
  SERVICE_WORKER: z
    .enum(["off", "on"])
    .default("on")
    .describe(
      "Lets browsers keep the app for offline use. `off` is the switch for a faulty service worker: it removes the worker and everything it stored from every browser that opens a page.",
    ),
  ANDROID_SIDE_GESTURES: z
    .enum(["off", "on"])
    .default("on")
    .describe("Lets a finger on Android swipe a tile of the home feed sideways. With `off`, only its buttons do."),
}

export const thoughtsAndUploads = {
  THOUGHTS: z
    .enum(["off", "invited", "on"])
    .default("on")
    .describe("Who may write [thoughts](thoughts.md) about tiles: nobody, invited people, or everybody."),
  UPLOADS: z
    .enum(["off", "invited", "on"])
    .default("on")
    .describe("Who may send [photos and clips](uploads.md) with a thought. Nobody may where `THOUGHTS` is `off`."),
}

export const notifications = {
  PUSH: z
    .enum(["off", "on"])
    .default("on")
    .describe("Sends notifications to people who allow them ([decision 27](decisions/0027-push.md))."),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/, "must be 65 bytes in base64url")
    .optional()
    .describe(
      "The public key by which push services know this server, in base64url. Unset, both keys are derived from `AUTH_SECRET`.",
    ),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, "must be 32 bytes in base64url")
    .optional()
    .describe("The private key of `VAPID_PUBLIC_KEY`, in base64url."),
  PUSH_HOSTS: z
    .string()
    .default("")
    .transform(listOf)
    .describe(
      "Hosts of push services beside Google's, Mozilla's, Microsoft's and Apple's. `.push.example` stands for every host below it.",
    ),
  FCM_PROJECT_ID: z
    .string()
    .optional()
    .describe(
      "The Firebase project that delivers the Android app's notifications, set together with its account's address and key.",
    ),
  FCM_CLIENT_EMAIL: z.string().optional().describe("The mail address of the project's service account."),
  FCM_PRIVATE_KEY: pem.describe("The service account's private key in one line, with `\\n` where lines end."),
  APNS_TEAM_ID: z
    .string()
    .optional()
    .describe(
      "The Apple team that delivers the iOS app's notifications, set together with its key, the key's ID and the topic.",
    ),
  APNS_KEY_ID: z.string().optional().describe("The ID of `APNS_KEY`."),
  APNS_KEY: pem.describe("The private key from Apple (`.p8`) in one line, with `\\n` where lines end."),
  APNS_TOPIC: z.string().optional().describe("The bundle of the iOS app."),
  APNS_ORIGIN: addressOf(["http:", "https:"])
    .optional()
    .describe(
      "The address of Apple's push service. Builds from Xcode need `https://api.sandbox.push.apple.com`; unset, it is the one for released apps.",
    ),
}

export const nativeApps = {
  IOS_APP_IDS: z
    .string()
    .default("")
    .transform(listOf)
    .refine((ids) => ids.every((id) => /^[A-Z0-9]{10}\.[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(id)), {
      message: "must be a team and a bundle such as A1B2C3D4E5.com.example.app",
    })
    .describe(
      "Your iOS apps, as team and bundle such as `A1B2C3D4E5.com.example.app`. iPhones open this site's links in them and let them use its passkeys. Served at `/.well-known/apple-app-site-association`.",
    ),
  ANDROID_PACKAGE: z
    .string()
    .regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/, "must be a package such as com.example.app")
    .optional()
    .describe(
      "Your Android app, such as `com.example.app`. Android opens this site's links in it and lets it use its passkeys. Served at `/.well-known/assetlinks.json`.",
    ),
  ANDROID_CERT_SHA256: z
    .string()
    .transform((text) => listOf(text.toUpperCase()))
    .refine((prints) => prints.length > 0 && prints.every((print) => /^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/.test(print)), {
      message: "must be 32 bytes in hexadecimal with colons between them",
    })
    .optional()
    .describe("The SHA-256 of each certificate that `ANDROID_PACKAGE` is signed with. Set both together."),
  NATIVE_ORIGINS: z
    .string()
    .transform(listOf)
    .optional()
    .describe(
      "Origins whose pages may sign in with a bearer token. Unset, they are those of the apps in `IOS_APP_IDS` and `ANDROID_PACKAGE`.",
    ),
  APPLE_BUNDLE_IDS: z
    .string()
    .default("")
    .transform(listOf)
    .describe(
      "Bundles of `IOS_APP_IDS` that offer sign-in with Apple by the phone's own sheet ([native apps](native.md)). They need no `APPLE_CLIENT_ID`.",
    ),
  GOOGLE_IOS_CLIENT_ID: z
    .string()
    .optional()
    .describe("Google's client of the iOS app, for sign-in by the phone's own sheet. It needs `GOOGLE_CLIENT_ID`."),
  GOOGLE_ANDROID_CLIENT_ID: z
    .string()
    .optional()
    .describe("Google's client of the Android app, for the same. It needs `GOOGLE_CLIENT_ID`."),
}

export const contentAndMedia = {
  CONTENT_DIR: folder("content").describe(
    "The folder of the content pack; `content-de` is a German one. A start does not replace the content with [another pack](content.md#serve-a-pack).",
  ),
  DRAW_AHEAD: flag
    .default(true)
    .describe(
      "Draws every picture at low priority before anyone asks for it. With `0`, a picture is drawn when it is first requested.",
    ),
  S3_BUCKET: z
    .string()
    .optional()
    .describe(
      "A bucket of any S3-compatible store for pictures, films, editors' files and [uploads](uploads.md#where-files-lie), in place of `DATA_DIR/media` and `DATA_DIR/uploads`. Set it together with both keys.",
    ),
  S3_ENDPOINT: addressOf(["http:", "https:"]).optional().describe("The address of the store. Unset, it is Amazon's."),
  S3_REGION: z.string().default("us-east-1").describe("The region of the bucket."),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe("The ID of the access key, which must be allowed to get, put, delete and list."),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe("The secret of the access key."),
  S3_ANSWER_MS: wholeNumber(100, 60_000)
    .default(1500)
    .describe(
      "How long the store may take to begin an answer, in milliseconds. After that it counts as away, and requests that need it are refused.",
    ),
  MEDIA_CACHE_MB: wholeNumber(10, 10_000_000)
    .default(2000)
    .describe(
      "How much of the bucket's media a server caches in `DATA_DIR/media-cache`, in megabytes. The folder may be emptied at any time.",
    ),
}
