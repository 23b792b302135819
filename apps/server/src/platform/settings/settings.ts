import { z } from "zod"
import { tracingSettings } from "../tracing/tracing-settings.ts"
import {
  contentAndMedia,
  features,
  nativeApps,
  notifications,
  pointsAndShop,
  thoughtsAndUploads,
} from "./product-settings.ts"
import { database, limits, logsAndMetrics, mail, rehearsals, server, signIn, stopping } from "./server-settings.ts"

const observability = { ...logsAndMetrics, ...tracingSettings }

export const settings = z.object({
  ...server,
  ...database,
  ...signIn,
  ...mail,
  ...pointsAndShop,
  ...features,
  ...thoughtsAndUploads,
  ...notifications,
  ...nativeApps,
  ...contentAndMedia,
  ...limits,
  ...observability,
  ...stopping,
  ...rehearsals,
})

export const settingGroups: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  "The server": server,
  Database: database,
  "Sign-in": signIn,
  Mail: mail,
  "Points and shop": pointsAndShop,
  Features: features,
  "Thoughts and uploads": thoughtsAndUploads,
  Notifications: notifications,
  "Native apps": nativeApps,
  "Content and media": contentAndMedia,
  Limits: limits,
  Observability: observability,
  Stopping: stopping,
  "Rehearsals and tests, with the emulator only": rehearsals,
}
