import { z } from "zod"
import { socialChannels } from "./social-channel.ts"

/** Where the icons of the app are served, made from one picture. */
export const brandIcons = z.strictObject({
  /** For a phone's home screen that rounds the corners itself: 180 px. */
  touch: z.string(),
  small: z.string(),
  large: z.string(),
  /** With room around it, for home screens that cut a shape of their own. */
  maskable: z.string(),
})

export type BrandIcons = z.infer<typeof brandIcons>

export const brand = z.strictObject({
  name: z.string().min(1).max(40),
  tagline: z.string().max(120),
  description: z.string().max(300),
  /** What `/` and `/_app` say of themselves, where that is more than the name. */
  shell: z
    .strictObject({ title: z.string().max(80).optional(), description: z.string().max(300).optional() })
    .optional(),
  language: z.string(),
  /** OKLCH angle of what belongs to no category; 85 where nothing is said. */
  hue: z.number().optional(),
  /** None where the app has the icons it was built with. */
  icons: brandIcons.optional(),
  /** Where the static links lead: a path of this site or an address of the operator's. */
  links: z.record(z.string(), z.string()),
  channels: z.partialRecord(z.enum(socialChannels), z.string()).optional(),
  apps: z.strictObject({ ios: z.string().optional(), android: z.string().optional() }).optional(),
})

export type Brand = z.infer<typeof brand>
