import type { BrandDraft } from "@confetti/contract/studio-brand"
import { t } from "@confetti/domain/messages/t"
import { Button } from "../../ui/button.tsx"
import { studioCall } from "../access/studio-call.ts"
import { Group, TextField } from "../kit/document-fields.tsx"
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

/** The app's hue if the brand has none. */
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
  const { current, problems, change } = edited
  const iconOf = ({ icon }: BrandDraft): string => {
    if (icon === "") return "/icon-512.png"
    return icon === current?.draft.icon && current.iconUrl !== null ? current.iconUrl : `/studio/pictures/${icon}`
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
          <div className="brand-columns grid">
            <div className="brand-fields grid">
              <Group id="brand-words" title="Words">
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
              </Group>
              <Group id="brand-look" title="Look">
                <IconField url={iconOf(brand)} />
                <HueField path="hue" label="Hue" usual={usualHue} />
                {brand.hue !== null && (
                  <Button onClick={() => change((now) => ({ ...now, hue: null }))}>Use the default hue</Button>
                )}
              </Group>
              <Group id="brand-links" title="Links">
                <LinksField problems={problems} />
              </Group>
              <Group id="brand-channels" title="Channels elsewhere">
                <TextField path={["channels", "short_video"]} label="Short videos" type="url" />
                <TextField path={["channels", "photo"]} label="Photos" type="url" />
                <TextField path={["channels", "microblog"]} label="Microblog" type="url" />
                <TextField path={["channels", "chat"]} label="Chat" type="url" />
              </Group>
              <Group id="brand-apps" title="Apps in the stores">
                <TextField path={["apps", "ios"]} label="App Store" type="url" />
                <TextField path={["apps", "android"]} label="Google Play" type="url" />
              </Group>
              <Group id="brand-sources" title="Sources without an address">
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
              </Group>
            </div>
            <BrandPreview brand={brand} hue={brand.hue ?? usualHue} iconUrl={iconOf(brand)} host={location.host} />
          </div>
        )}
      </FileFrame>
    </Screen>
  )
}
