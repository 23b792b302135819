import { z } from "zod"
import { socialChannels } from "./social-channel.ts"

/** Addresses of the app's icons, all made from one picture. */
export const brandIcons = z.strictObject({
  /** For home screens that round the corners: 180 px. */
  touch: z.string(),
  small: z.string(),
  large: z.string(),
  /** Padded, for home screens that mask icons. */
  maskable: z.string(),
})

export type BrandIcons = z.infer<typeof brandIcons>

export const brand = z.strictObject({
  name: z.string().min(1).max(40),
  tagline: z.string().max(120),
  description: z.string().max(300),
  /** Title and description of `/` and `/_app`, if different from the name. */
  shell: z
    .strictObject({ title: z.string().max(80).optional(), description: z.string().max(300).optional() })
    .optional(),
  language: z.string(),
  /** OKLCH hue of everything without a category; 85 by default. */
  hue: z.number().optional(),
  /** Missing if the app uses the built-in icons. */
  icons: brandIcons.optional(),
  /** Targets of the static links: a path of this site, or an address. */
  links: z.record(z.string(), z.string()),
  channels: z.partialRecord(z.enum(socialChannels), z.string()).optional(),
  apps: z.strictObject({ ios: z.string().optional(), android: z.string().optional() }).optional(),
})

export type Brand = z.infer<typeof brand>
