import { z } from "zod"
import { callable } from "./callable.ts"
import { lineOfText, linesOfText } from "./free-text.ts"
import { largestInteger } from "./limits.ts"
import { richText } from "./rich-text.ts"
import type { SocialChannel } from "./social-channel.ts"
import { studioProblem } from "./studio.ts"

/** Drafts may exceed the limits of publishing, within reason. */
const line = (most = 400) => lineOfText().max(most)

/** The version of a file in the studio, from 0 before it is taken over. A change based on an old one is a conflict. */
export const studioFileVersion = z.int().min(0).max(largestInteger)
const pageSlug = z.string().min(1).max(40)

const categoryDraft = z.strictObject({
  slug: line(100),
  title: line(),
  /** "" hides it from the rail. */
  emoji: line(80),
  hue: z.number().min(-1000).max(1000),
})

export type CategoryDraft = z.infer<typeof categoryDraft>

export const brandDraft = z.strictObject({
  name: line(),
  tagline: line(),
  description: line(1000),
  /** Title and description of the first page; "" for the defaults. */
  shell: z.strictObject({ title: line(), description: line(1000) }),
  language: line(40),
  /** The hue of everything without a category; null for the default. */
  hue: z.number().min(-1000).max(1000).nullable(),
  /** The square source of all icons, by its upload name; "" for the built-in ones. */
  icon: line(200),
  links: z.array(z.strictObject({ name: z.string().regex(/^[a-z0-9-]{1,40}$/), to: line(2000) })).max(40),
  channels: z.strictObject({
    short_video: line(2000),
    photo: line(2000),
    microblog: line(2000),
    chat: line(2000),
  } satisfies Record<SocialChannel, z.ZodType>),
  apps: z.strictObject({ ios: line(2000), android: line(2000) }),
  sourceLookup: z.strictObject({ title: line(2000), isbn: line(2000) }),
})

export type BrandDraft = z.infer<typeof brandDraft>

export const pageDraft = z.strictObject({
  title: line(),
  description: line(1000),
  markdown: linesOfText().max(60_000),
})

export type PageDraft = z.infer<typeof pageDraft>

export const studioFileState = z.object({
  version: studioFileVersion,
  /** The version in use: the pack's file, or the studio's; `none` if neither has it. */
  origin: z.enum(["pack", "studio", "none"]),
  /** When and by whom the studio's version was saved; null if the file is used, or if unknown. */
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string().nullable(),
})

export type StudioFileState = z.infer<typeof studioFileState>

/** The outcome of a change: with problems, nothing has changed. */
export const studioFileOutcome = z.object({ version: studioFileVersion, problems: z.array(studioProblem) })

export type StudioFileOutcome = z.infer<typeof studioFileOutcome>

export const getStudioCategories = callable({
  name: "studio-get_categories",
  kind: "read",
  access: "writer",
  about:
    "Lists the categories in order, with how many tiles use each. `version` is 0 until the studio has taken them over.",
  errors: ["studio/broken-file"],
  input: z.strictObject({}),
  output: studioFileState.extend({
    /** In the rail's order, with their numbers of tiles. */
    categories: z.array(categoryDraft.extend({ tiles: z.int().nonnegative() })),
  }),
})

export const saveStudioCategories = callable({
  name: "studio-save_categories",
  kind: "write",
  access: "writer",
  about:
    "Saves all categories, based on version `base`, and publishes them at once. A category that a tile uses can't be removed.",
  errors: ["studio/not-taken-over", "studio/file-conflict"],
  input: z.strictObject({ base: studioFileVersion, categories: z.array(categoryDraft).min(1).max(60) }),
  output: studioFileOutcome,
})

export const getStudioBrand = callable({
  name: "studio-get_brand",
  kind: "read",
  access: "owner",
  about: "Returns the app's name, texts, links, hue and icon.",
  errors: ["studio/broken-file"],
  input: z.strictObject({}),
  output: studioFileState.extend({
    brand: brandDraft,
    /** The current icon's address; null for the built-in one. */
    iconUrl: z.string().nullable(),
  }),
})

export const saveStudioBrand = callable({
  name: "studio-save_brand",
  kind: "write",
  access: "owner",
  about: "Saves the brand, based on version `base`, and publishes it at once.",
  errors: ["studio/not-taken-over", "studio/file-conflict"],
  input: z.strictObject({ base: studioFileVersion, brand: brandDraft }),
  output: studioFileOutcome,
})

const pageState = studioFileState.extend({ slug: z.string(), title: z.string() })

export type StudioPageState = z.infer<typeof pageState>

export const listStudioPages = callable({
  name: "studio-list_pages",
  kind: "read",
  access: "owner",
  about: "Lists the pages an app can have, each with its origin.",
  input: z.strictObject({}),
  output: z.object({ pages: z.array(pageState) }),
})

export const getStudioPage = callable({
  name: "studio-get_page",
  kind: "read",
  access: "owner",
  about: "Returns a page's text as Markdown.",
  errors: ["studio/no-such-file", "studio/broken-file"],
  input: z.strictObject({ slug: pageSlug }),
  output: pageState.extend({ page: pageDraft }),
})

export const saveStudioPage = callable({
  name: "studio-save_page",
  kind: "write",
  access: "owner",
  about: "Saves a page, based on version `base`, and publishes it at once.",
  errors: ["studio/no-such-file", "studio/not-taken-over", "studio/file-conflict", "studio/text-too-tangled"],
  input: z.strictObject({ slug: pageSlug, base: studioFileVersion, page: pageDraft }),
  output: studioFileOutcome,
})

export const previewStudioPage = callable({
  name: "studio-preview_page",
  kind: "read",
  access: "owner",
  about: "Previews a page, with its problems. Saves nothing.",
  errors: ["studio/no-such-file", "studio/text-too-tangled"],
  input: z.strictObject({ slug: pageSlug, page: pageDraft }),
  output: z.object({ body: richText, problems: z.array(studioProblem) }),
})

/** A file that the studio can take over: `pack.yaml`, `categories.yaml`, `pages/about.md`. */
const file = z.string().min(1).max(60)

export const takeOverFile = callable({
  name: "studio-take_over_file",
  kind: "write",
  access: "writer",
  about:
    "Takes over `categories.yaml`, or for an owner `pack.yaml` or a page: the pack's file is ignored until it is returned.",
  errors: ["studio/no-such-file", "studio/broken-file", "studio/file-taken-over"],
  input: z.strictObject({ file }),
  output: studioFileOutcome,
})

export const returnFile = callable({
  name: "studio-return_file",
  kind: "write",
  access: "writer",
  about: "Returns to the pack’s own file and discards the studio's.",
  errors: ["studio/no-such-file", "studio/not-taken-over", "studio/file-conflict"],
  input: z.strictObject({ file, base: studioFileVersion }),
  output: studioFileOutcome,
})
