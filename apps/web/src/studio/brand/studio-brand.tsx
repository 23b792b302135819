import type { BrandDraft } from "@confetti/contract/studio-brand"
import { t } from "@confetti/domain/messages/t"
import { Button } from "../../ui/button.tsx"
import { studioCall } from "../access/studio-call.ts"
import { Screen } from "../kit/screen.tsx"
import type { DraftLines } from "../pack-file/conflict-sheet.tsx"
import { FileFrame } from "../pack-file/file-frame.tsx"
import { HueField } from "../pack-file/hue-field.tsx"
import { problemAt } from "../pack-file/problem-text.ts"
import { TextField } from "../pack-file/text-field.tsx"
import { useFileDraft } from "../pack-file/use-file-draft.ts"
import type { ScreenProps } from "../section.ts"
import { BrandPreview } from "./brand-preview.tsx"
import { IconField } from "./icon-field.tsx"
import { LinksField } from "./links-field.tsx"
import "./brand.css"

const file = "pack.yaml"

/** What the app's own parts take where the brand says nothing. */
const usualHue = 85

const brandRead = {
  key: "studio-brand-file",
  read: async () => {
    const { brand, iconUrl, ...state } = await studioCall("studio-get_brand", {})
    return { state, draft: brand, iconUrl }
  },
}

const save = (base: number, brand: BrandDraft) => studioCall("studio-save_brand", { base, brand })

const channelNames = { short_video: t`Short videos`, photo: t`Photos`, microblog: t`Microblog`, chat: t`Chat` } as const

export function BrandScreen({ language }: ScreenProps) {
  const edited = useFileDraft({ file, read: brandRead, save })
  const { standing, problems, change } = edited
  const problem = (...path: string[]) => problemAt(problems, path)
  const iconOf = ({ icon }: BrandDraft): string => {
    if (icon === "") return "/icon-512.png"
    return icon === standing?.draft.icon && standing.iconUrl !== null ? standing.iconUrl : `/studio/pictures/${icon}`
  }
  return (
    <Screen
      title="Brand"
      about="Readers have it with the next page they open: in the app, in mails, on home screens and in shared links."
      className="brand-screen"
    >
      <FileFrame
        file={file}
        name={t`the brand`}
        edited={edited}
        language={language}
        linesOf={linesOf}
        isShown={(path) => path.length > 0}
      >
        {(brand) => {
          const set = (part: Partial<BrandDraft>) => change({ ...brand, ...part })
          const hue = brand.hue ?? usualHue
          return (
            <div className="brand-columns">
              <div className="brand-fields">
                <section aria-labelledby="brand-words">
                  <h2 id="brand-words">Words</h2>
                  <TextField
                    label="Name"
                    value={brand.name}
                    most={40}
                    problem={problem("name")}
                    onChange={(name) => set({ name })}
                  />
                  <TextField
                    label="Tagline"
                    value={brand.tagline}
                    most={120}
                    problem={problem("tagline")}
                    onChange={(tagline) => set({ tagline })}
                  />
                  <TextField
                    label="Description"
                    value={brand.description}
                    most={300}
                    rows={3}
                    problem={problem("description")}
                    onChange={(description) => set({ description })}
                  />
                  <TextField
                    label="Title of the first page"
                    value={brand.shell.title}
                    most={80}
                    hint="Empty for the name alone."
                    problem={problem("shell", "title")}
                    onChange={(title) => set({ shell: { ...brand.shell, title } })}
                  />
                  <TextField
                    label="What search engines say of it"
                    value={brand.shell.description}
                    most={300}
                    rows={2}
                    problem={problem("shell", "description")}
                    onChange={(description) => set({ shell: { ...brand.shell, description } })}
                  />
                  <TextField
                    label="Language"
                    value={brand.language}
                    hint="A language tag, such as en-GB."
                    problem={problem("language")}
                    onChange={(next) => set({ language: next.trim() })}
                  />
                </section>
                <section aria-labelledby="brand-look">
                  <h2 id="brand-look">Look</h2>
                  <IconField
                    url={iconOf(brand)}
                    hasOwn={brand.icon !== ""}
                    problem={problem("icon")}
                    onChange={(icon) => set({ icon })}
                  />
                  <HueField label="Hue" hue={hue} problem={problem("hue")} onChange={(next) => set({ hue: next })} />
                  {brand.hue !== null && <Button onClick={() => set({ hue: null })}>Back to the usual hue</Button>}
                </section>
                <section aria-labelledby="brand-links">
                  <h2 id="brand-links">Links</h2>
                  <LinksField
                    links={brand.links}
                    problemOf={(name) => problem("links", name)}
                    onChange={(links) => set({ links })}
                  />
                </section>
                <section aria-labelledby="brand-channels">
                  <h2 id="brand-channels">Channels elsewhere</h2>
                  {(Object.keys(channelNames) as (keyof typeof channelNames)[]).map((kind) => (
                    <TextField
                      key={kind}
                      label={channelNames[kind]}
                      type="url"
                      value={brand.channels[kind]}
                      problem={problem("channels", kind)}
                      onChange={(address) => set({ channels: { ...brand.channels, [kind]: address } })}
                    />
                  ))}
                </section>
                <section aria-labelledby="brand-apps">
                  <h2 id="brand-apps">Apps in the stores</h2>
                  <TextField
                    label="App Store"
                    type="url"
                    value={brand.apps.ios}
                    problem={problem("apps", "ios")}
                    onChange={(ios) => set({ apps: { ...brand.apps, ios } })}
                  />
                  <TextField
                    label="Google Play"
                    type="url"
                    value={brand.apps.android}
                    problem={problem("apps", "android")}
                    onChange={(android) => set({ apps: { ...brand.apps, android } })}
                  />
                </section>
                <section aria-labelledby="brand-sources">
                  <h2 id="brand-sources">Sources without an address</h2>
                  <TextField
                    label="Search for a title"
                    value={brand.sourceLookup.title}
                    hint="{query} is where the title goes."
                    problem={problem("sourceLookup", "title")}
                    onChange={(title) => set({ sourceLookup: { ...brand.sourceLookup, title } })}
                  />
                  <TextField
                    label="Look up a book"
                    value={brand.sourceLookup.isbn}
                    hint="{isbn} is where its ISBN goes."
                    problem={problem("sourceLookup", "isbn")}
                    onChange={(isbn) => set({ sourceLookup: { ...brand.sourceLookup, isbn } })}
                  />
                </section>
              </div>
              <BrandPreview brand={brand} hue={hue} iconUrl={iconOf(brand)} host={location.host} />
            </div>
          )
        }}
      </FileFrame>
    </Screen>
  )
}

function linesOf({ shell, links, channels, apps, sourceLookup, hue, ...brand }: BrandDraft): DraftLines {
  return [
    [t`Name`, brand.name],
    [t`Tagline`, brand.tagline],
    [t`Description`, brand.description],
    [t`First page`, [shell.title, shell.description].join("\n").trim()],
    [t`Language`, brand.language],
    [t`Hue`, hue === null ? t`The usual one` : String(hue)],
    [t`Icon`, brand.icon],
    [t`Links`, links.map(({ name, to }) => `${name}: ${to}`).join("\n")],
    [t`Channels`, Object.values(channels).filter(Boolean).join("\n")],
    [t`Apps`, Object.values(apps).filter(Boolean).join("\n")],
    [t`Sources`, Object.values(sourceLookup).filter(Boolean).join("\n")],
  ]
}
