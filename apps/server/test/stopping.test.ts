import { once } from "node:events"
import { Agent, request } from "node:http"
import { text } from "node:stream/consumers"
import { callable } from "@confetti/contract/callable"
import { expect, it, onTestFinished } from "vitest"
import { z } from "zod"
import { writeCallable } from "../src/platform/callables/define-callable.ts"
import type { Module } from "../src/platform/module.ts"
import { startTestServer } from "./start-test-server.ts"

const contract = callable({
  name: "probe-wait",
  kind: "write",
  access: "anyone",
  about: "Waits.",
  input: z.strictObject({ number: z.int() }),
  output: z.strictObject({ number: z.int() }),
})

it("answers what is under way and what was on its way, each once, and says that it was the last", async () => {
  const done: number[] = []
  let begun = 0
  const allBegun = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const handler = writeCallable(contract, async (_tx, { number }) => {
    done.push(number)
    return { number }
  })
  const probe: Module = {
    name: "probe",
    callables: [
      {
        ...handler,
        prepare: async (input: { number: number }) => {
          if (++begun === 10) allBegun.resolve()
          if (input.number < 5) await gate.promise
          return input
        },
      } as typeof handler,
    ],
  }
  const server = await startTestServer({ modules: [probe], env: { DRAIN_IDLE_MS: "5000" } })
  let hasStopped = false
  onTestFinished(async () => {
    if (!hasStopped) await server.stop()
  })
  // A kept-open connection each: the next request uses the one that the last left.
  const agents = Array.from({ length: 10 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  onTestFinished(() => agents.forEach((agent) => agent.destroy()))
  const send = async (agent: Agent, number: number) => {
    const { hostname, port } = new URL(server.origin)
    const asked = request({ hostname, port, agent, method: "POST", path: "/functions/probe-wait" })
    asked.end(JSON.stringify({ data: { number } }))
    const [response] = await once(asked, "response")
    return { number, status: response.statusCode, connection: response.headers.connection, text: await text(response) }
  }

  const waiting = agents.slice(0, 5).map((agent, at) => send(agent, at))
  const idle = agents.slice(5)
  const first = await Promise.all(idle.map((agent, at) => send(agent, 10 + at)))
  expect(first.map(({ connection }) => connection)).toEqual(Array(5).fill("keep-alive"))
  await allBegun.promise

  const stopped = server.stop()
  const next = await Promise.all(idle.map((agent, at) => send(agent, 20 + at)))
  gate.resolve()
  const last = [...(await Promise.all(waiting)), ...next]
  await stopped
  hasStopped = true
  expect(last.map(({ status, connection }) => [status, connection])).toEqual(last.map(() => [200, "close"]))
  expect(done.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 10, 11, 12, 13, 14, 20, 21, 22, 23, 24])
})

it("goes on taking connections behind a proxy, until that has heard", async () => {
  const server = await startTestServer({ env: { TRUST_PROXY: "1", DRAIN_IDLE_MS: "2000" } })
  expect((await server.get("/readyz")).status).toBe(200)
  const stopping = server.stop()
  const { hostname, port } = new URL(server.origin)
  const onNewConnection = async (path: string) => {
    const asked = request({ hostname, port, path, agent: new Agent() }).end()
    const [response] = await once(asked, "response")
    response.resume()
    return [response.statusCode, response.headers.connection]
  }
  expect(await onNewConnection("/readyz")).toEqual([503, "close"])
  expect(await onNewConnection("/documents/categories")).toEqual([200, "close"])
  await stopping
  await expect(onNewConnection("/healthz")).rejects.toThrow("ECONNREFUSED")
})
