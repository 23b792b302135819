import { AppError } from "@confetti/contract/app-error"
import { maxPictureBytes, updateProfile } from "@confetti/contract/users"
import { hour } from "@confetti/domain/durations"
import { parsePhoneNumberFromString } from "libphonenumber-js"
import type { z } from "zod"
import { preparedWriteCallable, type WriteContext } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { publish } from "../../platform/extension-point.ts"
import { spendWindows } from "../../platform/limits/window-limits.ts"
import { countingChanged } from "./counting-changed.ts"
import { drawPortrait } from "./draw-portrait.ts"
import { profileChanged } from "./profile-changed.ts"
import { changePerson, dropPicture, findPerson, hasPerk, type ProfileChange, putPicture } from "./store.ts"
import { userRecordView } from "./user-record-view.ts"

/** A picture is a third larger as a data URL; the other fields are small. */
const bodyLimit = Math.ceil((maxPictureBytes / 3) * 4) + 64 * 1024

export const updateProfileCallable = preparedWriteCallable(updateProfile, {
  bodyLimit,
  prepare: async ({ picture, ...rest }, context) => {
    const { userId } = context.caller
    if (typeof picture !== "string") return { ...rest, portrait: picture }
    // Decoding may take some seconds of CPU time.
    await spendWindows(context.db, context, { name: "portraits", key: userId, most: 20, spanMs: hour })
    return { ...rest, portrait: await drawPortrait(picture) }
  },
  write: async (
    tx,
    { portrait, name, phone, emailSubscription, smsSubscription, shelfHue, appIcon, showsFavourite, ...flags },
    context,
  ) => {
    const { userId, roles } = context.caller
    await requireChoice(tx, userId, { shelfHue, appIcon }, context)
    const change: ProfileChange = {
      ...flags,
      name,
      phone: phone === undefined ? undefined : readPhone(phone),
      email_subscription: emailSubscription,
      sms_subscription: smsSubscription,
      shelf_hue: shelfHue,
      app_icon: appIcon,
      shows_favourite: showsFavourite,
    }
    if (!(await changePerson(tx, userId, change, new Date(context.now)))) throw new AppError("user/not-found")
    if (portrait) await putPicture(tx, userId, portrait)
    if (portrait === null) await dropPicture(tx, userId)
    await publish(tx, context, profileChanged, { userId })
    if (flags.analytics !== undefined) await publish(tx, context, countingChanged, { userId })
    const person = await findPerson(tx, userId)
    if (!person) throw new AppError("user/not-found")
    return userRecordView(person, roles)
  },
})

/** Checks that a choice exists and is owned. The default is free. */
async function requireChoice(
  tx: Tx,
  userId: string,
  { shelfHue, appIcon }: Pick<z.output<typeof updateProfile.input>, "shelfHue" | "appIcon">,
  { content }: WriteContext,
): Promise<void> {
  if (typeof shelfHue === "number") {
    if (!content.current().categories.some(({ hue }) => hue === shelfHue)) throw new AppError("reward/unknown-choice")
    if (!(await hasPerk(tx, userId, "hue"))) throw new AppError("reward/not-owned")
  }
  if (typeof appIcon === "string" && !(await hasPerk(tx, userId, "icon"))) throw new AppError("reward/not-owned")
}

/** A typed phone number in E.164; null for none. Throws `user/invalid-phone`. */
export function readPhone(text: string | null): string | null {
  if (text === null || text === "") return null
  // Without a country code it would be ambiguous.
  const number = text.startsWith("+") ? parsePhoneNumberFromString(text) : undefined
  if (!number?.isValid()) throw new AppError("user/invalid-phone")
  return number.number
}
