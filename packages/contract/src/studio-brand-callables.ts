import { listed } from "./catalogued-callable.ts"
import {
  getStudioBrand,
  getStudioCategories,
  getStudioPage,
  listStudioPages,
  previewStudioPage,
  returnFile,
  saveStudioBrand,
  saveStudioCategories,
  saveStudioPage,
  takeOverFile,
} from "./studio-brand.ts"

/** Categories, pages and the brand: a part of the catalogue. Where an answer has `problems`, nothing was changed. */
export const studioBrandCallables = [
  listed(
    getStudioCategories,
    "Every category in the order of the rail, with how many tiles name it. `version` is 0 until the studio has taken them over.",
    "studio/broken-file",
  ),
  listed(
    saveStudioCategories,
    "Saves all categories, based on version `base`, and puts them before readers at once. One that a tile names can't go.",
    "studio/not-taken-over",
    "studio/file-conflict",
  ),
  listed(getStudioBrand, "The name, words, links, hue and icon of the whole app.", "studio/broken-file"),
  listed(
    saveStudioBrand,
    "Saves the brand, based on version `base`, and puts it before readers at once.",
    "studio/not-taken-over",
    "studio/file-conflict",
  ),
  listed(listStudioPages, "The pages the app can have, each with where it comes from."),
  listed(getStudioPage, "A page’s words as Markdown.", "studio/no-such-file", "studio/broken-file"),
  listed(
    saveStudioPage,
    "Saves a page, based on version `base`, and puts it before readers at once.",
    "studio/no-such-file",
    "studio/not-taken-over",
    "studio/file-conflict",
    "studio/text-too-tangled",
  ),
  listed(
    previewStudioPage,
    "A page as its readers would have it, and what is wrong with it. Saves nothing.",
    "studio/no-such-file",
    "studio/text-too-tangled",
  ),
  listed(
    takeOverFile,
    "Takes `categories.yaml`, or as an owner `pack.yaml` or a page, over from the pack: its file counts no more until it is returned.",
    "studio/no-such-file",
    "studio/broken-file",
    "studio/file-taken-over",
  ),
  listed(
    returnFile,
    "Goes back to the pack’s own file, and lets go of what the studio had in its place.",
    "studio/no-such-file",
    "studio/not-taken-over",
    "studio/file-conflict",
  ),
] as const
