import { expect, it } from "vitest"
import { describeConfig, readConfig, readServerConfig } from "./config.ts"

it("has a value for everything that can have one", () => {
  expect(readConfig({})).toMatchObject({ PORT: 8080, EMULATOR: false, TRUST_PROXY: 0, LOG_LEVEL: "info" })
  expect(readConfig({ PORT: "", EMULATOR: "1" })).toMatchObject({ PORT: 8080, EMULATOR: true })
})

it("names every bad setting at once", () => {
  const reading = () => readConfig({ PORT: "99999", DATABASE_URL: "mysql://x", AUTH_SECRET: "short" })
  expect(reading).toThrow(
    "Bad setting: PORT must be at most 65535; DATABASE_URL must be an address that begins with postgres:// or postgresql://; AUTH_SECRET must be at least 32 characters long.",
  )
})

it("starts in public only with what has no safe default", () => {
  const all = {
    DATABASE_URL: "postgres://h/d",
    AUTH_SECRET: "x".repeat(32),
    PUBLIC_URL: "https://c.example/",
    SMTP_URL: "smtp://m",
  }
  expect(readServerConfig(all).PUBLIC_URL).toBe("https://c.example")
  expect(() => readServerConfig({ ...all, SMTP_URL: undefined })).toThrow("Set SMTP_URL to start")
  expect(readServerConfig({ EMULATOR: "1" }).EMULATOR).toBe(true)
})

it("is shown without secrets", () => {
  const config = readConfig({
    DATABASE_URL: "postgres://me:hunter2@db.example/confetti?password=hunter2",
    AUTH_SECRET: "hunter2".repeat(5),
  })
  expect(describeConfig(config)).toMatch(/DATABASE_URL=postgres:\/\/db.example\/confetti .*AUTH_SECRET=\(set\)/)
  expect(describeConfig(config)).not.toContain("hunter2")
})
