import { expect, it } from "vitest"
import { readSocialAddress } from "./social-address.ts"

it.each([
  "https://www.tiktok.com/@confetti/video/7301234567890123456",
  "https://tiktok.com/@confetti/video/7301234567890123456/?lang=en#top",
])("reads a video from %s", (address) => {
  expect(readSocialAddress("tiktok_video", address)).toEqual({
    id: "7301234567890123456",
    handle: "@confetti",
    address: "https://www.tiktok.com/@confetti/video/7301234567890123456",
    player: "https://www.tiktok.com/player/v1/7301234567890123456?autoplay=1&rel=0",
  })
})

it("reads a channel", () => {
  expect(readSocialAddress("tiktok_social", "https://www.tiktok.com/@con.fetti")).toEqual({
    id: "con.fetti",
    handle: "@con.fetti",
    address: "https://www.tiktok.com/@con.fetti",
    player: "https://www.tiktok.com/embed/@con.fetti",
  })
})

it.each([
  ["https://instagram.com/confetti", "confetti", "@confetti", "https://www.instagram.com/confetti/"],
  ["https://www.instagram.com/p/Cxy_z-12345/", "Cxy_z-12345", null, "https://www.instagram.com/p/Cxy_z-12345/"],
  ["https://www.instagram.com/confetti/reel/Cxy12/", "Cxy12", null, "https://www.instagram.com/reel/Cxy12/"],
])("reads %s", (given, id, handle, address) => {
  expect(readSocialAddress("ig_social", given)).toEqual({ id, handle, address, player: `${address}embed/` })
})

it.each([
  ["tiktok_video", "https://www.tiktok.com/@confetti"],
  ["tiktok_social", "https://www.tiktok.com/@confetti/video/7301234567890123456"],
  ["tiktok_social", "http://www.tiktok.com/@confetti"],
  ["tiktok_social", "https://www.tiktok.com.evil.example/@confetti"],
  ["tiktok_social", "https://evil.example/https://www.tiktok.com/@confetti"],
  ["tiktok_social", "https://www.tiktok.com/@confetti/../x"],
  ["ig_social", "https://www.instagram.com/p/"],
  ["ig_social", "https://www.instagram.com/"],
  ["ig_social", "javascript:alert(1)"],
  ["ig_social", "https://www.instagram.com/confetti;script-src *"],
] as const)("takes no %s from %s", (type, given) => {
  expect(readSocialAddress(type, given)).toBeNull()
})
