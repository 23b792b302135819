import type { BrandDraft } from "@confetti/contract/studio-brand"
import { stringify } from "yaml"
import type { BrandFile } from "../../content/pack/parse-brand.ts"

export function brandText(draft: BrandDraft): string {
  const { name, tagline, description, shell, language, hue, icon, links, channels, apps, sourceLookup } = draft
  return stringify(
    {
      name,
      tagline,
      description,
      ...group("shell", shell),
      language,
      ...(hue !== null && { hue }),
      ...(icon !== "" && { icon }),
      links: Object.fromEntries(links.map((link) => [link.name, link.to])),
      ...group("channels", channels),
      ...group("apps", apps),
      ...group("sourceLookup", sourceLookup),
    },
    { lineWidth: 0, blockQuote: false },
  )
}

function group(name: string, fields: Readonly<Record<string, string>>): object {
  const given = Object.entries(fields).filter(([, value]) => value !== "")
  return given.length === 0 ? {} : { [name]: Object.fromEntries(given) }
}

export function draftOfBrand({ brand, icon, sourceLookup }: BrandFile): BrandDraft {
  const { name, tagline, description, shell = {}, language, hue = null, links, channels = {}, apps = {} } = brand
  return {
    name,
    tagline,
    description,
    shell: { title: shell.title ?? "", description: shell.description ?? "" },
    language,
    hue,
    icon: icon ?? "",
    links: Object.entries(links).map(([each, to]) => ({ name: each, to })),
    channels: {
      short_video: channels.short_video ?? "",
      photo: channels.photo ?? "",
      microblog: channels.microblog ?? "",
      chat: channels.chat ?? "",
    },
    apps: { ios: apps.ios ?? "", android: apps.android ?? "" },
    sourceLookup: { title: sourceLookup.title ?? "", isbn: sourceLookup.isbn ?? "" },
  }
}
