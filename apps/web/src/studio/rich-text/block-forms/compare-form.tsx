import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { haveOneShape, isComparedShape, type PictureSize } from "@confetti/domain/tile/compared-shape"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { useField, Within } from "../../kit/document.tsx"
import { TextField } from "../../kit/document-fields.tsx"
import { isSentPicture } from "../../picture/file-kinds.ts"
import { PictureDrop } from "../../picture/picture-drop.tsx"
import { type BlockType, type FieldType, line, record, text } from "./field-types.ts"
import { inWords, problemsIn } from "./problems.ts"
import { Group } from "./rows.tsx"

export type ComparedPicture = {
  /** Its file; "" if there is none. */
  picture: string
  alt: string
  label: string
  size: PictureSize | null
  isSending: boolean
}

export type CompareValues = { before: ComparedPicture; after: ComparedPicture; caption: string }

const pictureFields = record({
  picture: text,
  alt: line(tileLimits.alt, t`Describe the picture for people who can’t see it.`),
  label: line(blockLimits.comparedLabel, t`Enter a label.`),
})

/** Whether the file exists is checked with the whole text. */
const picture: FieldType<ComparedPicture> = {
  ...pictureFields,
  read: (yaml, name) => ({ ...pictureFields.read(yaml, name), size: null, isSending: false }),
  check: (value) => problemsIn(pictureFields.check(value), { picture: pictureProblem(value) }),
}

const fields = record<CompareValues>({
  before: picture,
  after: picture,
  caption: line(blockLimits.caption, t`Enter a caption.`),
})

export const compareForm: BlockType<CompareValues> = {
  ...fields,
  check: (values) => problemsIn({ after: { picture: pairProblem(values) } }, fields.check(values)),
  Fields: CompareFields,
}

function pictureProblem({ picture, size, isSending }: ComparedPicture): string | null {
  if (isSending) return t`This picture is still uploading. Wait for it, or stop it.`
  if (picture === "") return t`Choose a picture here.`
  if (size === null || isComparedShape(size)) return null
  const [least, most] = [inWords(blockLimits.comparedShape.least), inWords(blockLimits.comparedShape.most)]
  return t`This picture is ${pixels(size)}. Crop it to between ${least} and ${most} times as wide as it is high.`
}

function pairProblem({ before, after }: CompareValues): string | null {
  if (after.picture === before.picture) return t`Both pictures are the same. Choose another one.`
  if (before.size === null || after.size === null || haveOneShape(before.size, after.size)) return null
  return t`This picture is ${pixels(after.size)}, and the other one is ${pixels(before.size)}. Crop both to the same shape.`
}

function pixels({ width, height }: PictureSize): string {
  return `${width}\u00a0×\u00a0${height}`
}

function CompareFields() {
  return (
    <>
      <p className="studio-hint">
        Two pictures of the same shape, taken from the same place, so that they differ only in what has changed.
      </p>
      <div className="block-form-pair grid items-start">
        <Within path={["before"]}>
          <PictureFields legend="Before, on the left" />
        </Within>
        <Within path={["after"]}>
          <PictureFields legend="After, on the right" />
        </Within>
      </div>
      <TextField
        path="caption"
        label="Caption"
        most={blockLimits.caption.most}
        rows={2}
        hint="Shown below both pictures."
      />
    </>
  )
}

function PictureFields({ legend }: { legend: string }) {
  const { value, edit } = useField<ComparedPicture>([])
  const { problem } = useField("picture")
  const { picture: file, alt, size } = value
  // Uploads finish later, so each changes the current values.
  const set = (change: Partial<ComparedPicture>) => edit((now) => ({ ...now, ...change }))
  const isShown = isSentPicture(file)
  return (
    <Group legend={legend} className="block-form-picture">
      {isShown && (
        <img
          src={`/studio/pictures/${file}`}
          alt={alt}
          width={size?.width}
          height={size?.height}
          draggable={false}
          onLoad={({ currentTarget }) =>
            set({ size: { width: currentTarget.naturalWidth, height: currentTarget.naturalHeight } })
          }
        />
      )}
      {!isShown && file !== "" && <p className="studio-hint">{file} is stored beside the tile’s file.</p>}
      <PictureDrop
        hasPicture={file !== ""}
        problem={problem}
        onSending={(isSending) => set({ isSending })}
        onSent={({ file: picture, width, height }) => set({ picture, size: { width, height }, isSending: false })}
      />
      <TextField
        path="alt"
        label="Description"
        most={tileLimits.alt.most}
        rows={2}
        hint={`For people who can’t see it, in ${tileLimits.alt.least} to ${tileLimits.alt.most} characters.`}
      />
      <TextField
        path="label"
        label="Label"
        most={blockLimits.comparedLabel.most}
        hint="Shown on the picture: a year, or a word or two."
      />
    </Group>
  )
}
