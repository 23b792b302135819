import { execFile } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect } from "./journey.ts"
import { test } from "./native-shell.ts"

const root = join(import.meta.dirname, "..")
const run = promisify(execFile)

/** The repository again, as far as the command for the shells changes it; the rest is this one's. */
function copyProjects(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "confetti-sync-")))
  const isLeft = (path: string) => !/[\\/](node_modules|dist|build|\.gradle)$/.test(path)
  for (const folder of ["tools", "apps/web"])
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isLeft })
  for (const name of ["package.json", "tsconfig.base.json"]) cpSync(join(root, name), join(copy, name))
  for (const name of ["node_modules", "packages"]) symlinkSync(join(root, name), join(copy, name))
  return copy
}

test("both projects are brought up to date with a running server, and to the next version", async ({ shell }) => {
  test.setTimeout(240_000)
  const copy = copyProjects()
  try {
    const web = (path: string) => join(copy, "apps/web", path)
    const read = (path: string) => readFileSync(web(path), "utf8")
    const native = async (...args: string[]) => {
      const env = { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env["PATH"]}` }
      return (await run("node", [join(copy, "tools/native/run.ts"), ...args], { cwd: copy, env })).stdout
    }
    const chosen = { id: "com.example.stars", name: "Stars & Moons", server: shell.server.url }
    const googleIosClientId = "12-a.apps.googleusercontent.com"
    writeFileSync(web("native.json"), JSON.stringify({ ...chosen, version: "0.9.0", build: 7, googleIosClientId }))

    expect(await native("sync")).toContain("Both projects are as apps/web/native.json has them.")
    for (const folder of ["ios/App/App/public", "android/app/src/main/assets/public"])
      expect(read(`${folder}/index.html`)).toContain(`data-server="${chosen.server}"`)
    for (const file of ["ios/App/App/capacitor.config.json", "android/app/src/main/assets/capacitor.config.json"])
      expect(JSON.parse(read(file))).toMatchObject({ appId: chosen.id, appName: chosen.name })
    expect(read("ios/App/App/Info.plist")).toContain("<string>com.googleusercontent.apps.12-a</string>")
    expect(read("ios/App/App/App.entitlements")).toContain("<string>webcredentials:localhost</string>")

    expect(await native("version", "1.0.0")).toBe("1.0.0 (8)\n")
    expect(await native("version", "1.0.1", "12")).toBe("1.0.1 (12)\n")
    await expect(native("version", "1.0")).rejects.toThrow("version must be three numbers")
    expect(JSON.parse(read("native.json"))).toMatchObject({ ...chosen, version: "1.0.1", build: 12, googleIosClientId })
    expect(read("android/app/build.gradle")).toMatch(/versionCode 12\s+versionName "1\.0\.1"/)
    expect(await native("check")).toContain("Both projects are as")
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})
