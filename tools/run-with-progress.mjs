import { spawn } from "node:child_process"

const sayEveryMs = 5000
const linesOnFailure = 40

/**
 * Runs a command quietly, says every few seconds that it is still at work, and gives the seconds it took. When it fails, its
 * last lines are printed and an Error is thrown.
 */
export async function runWithProgress(what, [command, ...args], options = {}) {
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  console.log(`${what} …`)
  const timer = setInterval(() => console.log(`${what} … ${seconds()} s`), sayEveryMs)
  try {
    await run(what, command, args, options)
  } finally {
    clearInterval(timer)
  }
  console.log(`${what}: done in ${seconds()} s`)
  return seconds()
}

function run(what, command, args, options) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] })
    const lines = []
    const listen = (chunk) => {
      lines.push(...String(chunk).split("\n"))
      lines.splice(0, lines.length - linesOnFailure)
    }
    child.stdout.on("data", listen)
    child.stderr.on("data", listen)
    const stop = (signal) => child.kill(signal)
    process.once("SIGINT", stop).once("SIGTERM", stop)
    child.on("error", (error) => failed(new Error(`${what} failed: ${error.message}`)))
    child.on("close", (code, signal) => {
      process.off("SIGINT", stop).off("SIGTERM", stop)
      if (code === 0) return done()
      console.error(lines.join("\n").trim())
      failed(new Error(`${what} failed (${signal ?? `exit code ${code}`}). The next start begins it again.`))
    })
  })
}
