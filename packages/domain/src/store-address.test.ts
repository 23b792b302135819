import { expect, it } from "vitest"
import { appStoreId, playPackage } from "./store-address.ts"

it.each([
  ["https://apps.apple.com/gb/app/confetti/id1234567890", "1234567890"],
  ["https://apps.apple.com/app/id1234567890?mt=8", "1234567890"],
  ["https://apps.apple.com/gb/developer/confetti", null],
  ["http://apps.apple.com/app/id1234567890", null],
  ["https://apps.apple.com.example/app/id1234567890", null],
  ["id1234567890", null],
])("the app at %s in Apple's store has the number %s", (address, id) => expect(appStoreId(address)).toBe(id))

it.each([
  ["https://play.google.com/store/apps/details?id=com.example.app&hl=de", "com.example.app"],
  ["https://play.google.com/store/apps/details?id=app", null],
  ["https://play.google.com/store/apps/dev?id=com.example.app", null],
  ["https://play.google.com.example/store/apps/details?id=com.example.app", null],
])("the app at %s in Google's store is the package %s", (address, name) => expect(playPackage(address)).toBe(name))
