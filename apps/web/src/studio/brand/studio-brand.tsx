import type { BrandDraft } from "@confetti/contract/studio-brand"
import { t } from "@confetti/domain/messages/t"
import { Button } from "../../ui/button.tsx"
import { studioCall } from "../access/studio-call.ts"
import { TextField } from "../kit/document-fields.tsx"
import { Screen } from "../kit/screen.tsx"
import { fieldLines } from "../pack-file/conflict-sheet.tsx"
import { FileFrame } from "../pack-file/file-frame.tsx"
import { HueField } from "../pack-file/hue-field.tsx"
import { useFileDraft } from "../pack-file/use-file-draft.ts"
import type { ScreenProps } from "../section.ts"
import { BrandPreview } from "./brand-preview.tsx"
import { IconField } from "./icon-field.tsx"
import { LinksField } from "./links-field.tsx"
import "./brand.css"

/** What the app's own parts take where the brand says nothing. */
const usualHue = 85

const brandFile = {
  file: "pack.yaml",
  read: {
    key: "studio-brand-file",
    read: async () => {
      const { brand, iconUrl, ...state } = await studioCall("studio-get_brand", {})
      return { state, draft: brand, iconUrl }
    },
  },
  save: (base: number, brand: BrandDraft) => studioCall("studio-save_brand", { base, brand }),
}

const fieldNames: Record<keyof BrandDraft, string> = {
  name: t`Name`,
  tagline: t`Tagline`,
  description: t`Description`,
  shell: t`First page`,
  language: t`Language`,
  hue: t`Hue`,
  icon: t`Icon`,
  links: t`Links`,
  channels: t`Channels`,
  apps: t`Apps`,
  sourceLookup: t`Sources`,
}

export function BrandScreen({ language }: ScreenProps) {
  const edited = useFileDraft(brandFile)
  const { standing, problems, change } = edited
  const iconOf = ({ icon }: BrandDraft): string => {
    if (icon === "") return "/icon-512.png"
    return icon === standing?.draft.icon && standing.iconUrl !== null ? standing.iconUrl : `/studio/pictures/${icon}`
  }
  return (
    <Screen
      title="Brand"
      about="Readers see changes on the next page they open: in the app, in emails, on home screens and in shared links."
    >
      <FileFrame
        name={t`the brand`}
        edited={edited}
        language={language}
        linesOf={(brand) => fieldLines(brand, fieldNames)}
      >
        {(brand) => (
          <div className="brand-columns">
            <div className="brand-fields">
              <section aria-labelledby="brand-words">
                <h2 id="brand-words">Words</h2>
                <TextField path="name" label="Name" most={40} />
                <TextField path="tagline" label="Tagline" most={120} />
                <TextField path="description" label="Description" most={300} rows={3} />
                <TextField
                  path={["shell", "title"]}
                  label="Title of the first page"
                  most={80}
                  hint="Leave empty to use the name alone."
                />
                <TextField path={["shell", "description"]} label="Description for search engines" most={300} rows={2} />
                <TextField
                  path="language"
                  label="Language"
                  hint="A language tag, such as en-GB."
                  parse={(typed) => typed.trim()}
                />
              </section>
              <section aria-labelledby="brand-look">
                <h2 id="brand-look">Look</h2>
                <IconField url={iconOf(brand)} />
                <HueField path="hue" label="Hue" usual={usualHue} />
                {brand.hue !== null && (
                  <Button onClick={() => change((now) => ({ ...now, hue: null }))}>Use the default hue</Button>
                )}
              </section>
              <section aria-labelledby="brand-links">
                <h2 id="brand-links">Links</h2>
                <LinksField problems={problems} />
              </section>
              <section aria-labelledby="brand-channels">
                <h2 id="brand-channels">Channels elsewhere</h2>
                <TextField path={["channels", "short_video"]} label="Short videos" type="url" />
                <TextField path={["channels", "photo"]} label="Photos" type="url" />
                <TextField path={["channels", "microblog"]} label="Microblog" type="url" />
                <TextField path={["channels", "chat"]} label="Chat" type="url" />
              </section>
              <section aria-labelledby="brand-apps">
                <h2 id="brand-apps">Apps in the stores</h2>
                <TextField path={["apps", "ios"]} label="App Store" type="url" />
                <TextField path={["apps", "android"]} label="Google Play" type="url" />
              </section>
              <section aria-labelledby="brand-sources">
                <h2 id="brand-sources">Sources without an address</h2>
                <TextField
                  path={["sourceLookup", "title"]}
                  label="Search for a title"
                  hint="{query} is where the title goes."
                />
                <TextField
                  path={["sourceLookup", "isbn"]}
                  label="Look up a book"
                  hint="{isbn} is where its ISBN goes."
                />
              </section>
            </div>
            <BrandPreview brand={brand} hue={brand.hue ?? usualHue} iconUrl={iconOf(brand)} host={location.host} />
          </div>
        )}
      </FileFrame>
    </Screen>
  )
}
