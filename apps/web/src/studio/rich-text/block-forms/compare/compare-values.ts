import type { PictureSize } from "@confetti/domain/tile/compared-shape"
import { oneLine } from "../one-line.ts"
import { type Reading, readBlock } from "../read-block.ts"
import { writeBlock } from "../write-block.ts"
import { fieldsOf, textOf } from "../yaml-fields.ts"

export type ComparedPicture = {
  /** Its file; "" where there is none yet. */
  picture: string
  alt: string
  label: string
  size: PictureSize | null
  isSending: boolean
}

export type CompareValues = { before: ComparedPicture; after: ComparedPicture; caption: string }

export function readCompare(yaml: string): Reading<CompareValues> {
  return readBlock(yaml, ["before", "after", "caption"], ({ before, after, caption }) => ({
    before: pictureOf(before),
    after: pictureOf(after),
    caption: textOf(caption, "caption"),
  }))
}

function pictureOf(side: unknown): ComparedPicture {
  const { picture, alt, label } = fieldsOf(side, ["picture", "alt", "label"])
  return {
    picture: textOf(picture, "picture"),
    alt: textOf(alt, "alt"),
    label: textOf(label, "label"),
    size: null,
    isSending: false,
  }
}

export function writeCompare({ before, after, caption }: CompareValues): string {
  const fieldsOfSide = ({ picture, alt, label }: ComparedPicture) => ({
    picture,
    alt: oneLine(alt),
    label: oneLine(label),
  })
  return writeBlock({ before: fieldsOfSide(before), after: fieldsOfSide(after), caption: oneLine(caption) })
}
