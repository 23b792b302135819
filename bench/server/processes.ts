import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { setPriority } from "node:os"
import { defined } from "@confetti/domain/defined"

const running = new Set<ChildProcess>()

/** Starts a program and waits until what it prints says it is ready. Its log goes on being read, as a collector would. Gives its id. */
export async function startProgram(file: string, env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  })
  running.add(child)
  let output = ""
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      if (output.length > 100_000) return
      output += chunk.toString()
      if (/ready/.test(output)) resolve()
    })
    child.on("exit", (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  return child.pid as number
}

/** Gives what it prints. A priority holds from its first thread on. */
export async function runProgram(file: string, argument: string, priority?: number): Promise<string> {
  const child = spawn(process.execPath, [file, argument], { stdio: ["ignore", "pipe", "inherit"] })
  if (priority !== undefined) setPriority(defined(child.pid), priority)
  let output = ""
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()))
  const [code] = await once(child, "close")
  if (code !== 0) throw new Error(`${file} ended with ${code}`)
  return output
}

export async function stopAll(): Promise<void> {
  const ending = [...running].filter((child) => child.exitCode === null).map((child) => once(child, "exit"))
  for (const child of running) child.kill("SIGTERM")
  await Promise.all(ending)
  running.clear()
}
