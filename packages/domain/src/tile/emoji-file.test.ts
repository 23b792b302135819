import { expect, it } from "vitest"
import { emojiFile } from "./emoji-file.ts"

it("gives an emoji one name, however a keyboard writes it", () => {
  expect(emojiFile("🪐", 64)).toBe("emoji-1fa90-64.webp")
  expect(emojiFile("❤️", 128)).toBe(emojiFile("❤", 128))
})
