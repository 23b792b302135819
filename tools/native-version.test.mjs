import { execFile } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, expect, it } from "vitest"

const root = join(import.meta.dirname, "..")
// Real, since a module's own folder is where its links lead.
const copy = realpathSync(mkdtempSync(join(tmpdir(), "confetti-native-")))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const run = promisify(execFile)
const native = async (...args) => (await run(process.execPath, [join(copy, "tools/native/run.ts"), ...args])).stdout
const read = (path) => readFileSync(join(copy, "apps/web", path), "utf8")

it("writes an operator's choices and the next version into both native projects", async () => {
  for (const path of [
    "package.json",
    "tools/native",
    "apps/web/package.json",
    "apps/web/oldest-engines.ts",
    "apps/web/ios",
    "apps/web/android",
  ])
    cpSync(join(root, path), join(copy, path), { recursive: true })
  for (const path of ["node_modules", "packages", "apps/web/src", "apps/web/store"])
    symlinkSync(join(root, path), join(copy, path))
  const chosen = {
    id: "com.example.stars",
    name: "Stars & Moons",
    server: "https://stars.example",
    googleIosClientId: "12-a.apps.googleusercontent.com",
  }
  writeFileSync(join(copy, "apps/web/native.json"), JSON.stringify({ ...chosen, version: "0.9.0", build: 7 }))

  expect(await native("version", "1.0.0")).toBe("1.0.0 (8)\n")
  expect(await native("version", "1.0.1", "12")).toBe("1.0.1 (12)\n")
  await expect(native("version", "1.0")).rejects.toThrow("version must be three numbers")
  expect(JSON.parse(read("native.json"))).toEqual({ ...chosen, version: "1.0.1", build: 12 })
  expect(await native("check")).toBe("Both projects are as apps/web/native.json has them.\n")
  expect(read("android/app/build.gradle")).toMatch(/versionCode 12\s+versionName "1\.0\.1"/)
  expect(read("ios/App/App/Info.plist")).toContain("<string>com.googleusercontent.apps.12-a</string>")
  expect(read("ios/App/App/App.entitlements")).toContain("<string>webcredentials:stars.example</string>")
})
