import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { defined } from "@confetti/domain/defined"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { parse, parseAllDocuments } from "yaml"
import { readServerConfig, settingNames } from "../src/platform/config.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

const repository = join(import.meta.dirname, "../../..")
const deploy = join(repository, "deploy")
const textOf = (path: string): string => readFileSync(join(deploy, path), "utf8")

type Variables = Record<string, string>

/** Variables of a server's environment, without those filled in by hand. */
const filledIn = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, value === "" ? "x".repeat(40) : value]))

const unknownOf = (variables: Variables, others: readonly string[] = []): string[] =>
  Object.keys(variables).filter((name) => !settingNames.includes(name) && !others.includes(name))

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe("the image", () => {
  const dockerfile = textOf("Dockerfile").replaceAll(/\\\n\s*/g, "")
  const lines = dockerfile.split("\n").filter((line) => line !== "" && !line.startsWith("#"))
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")))
  const of = (instruction: string): string[] =>
    last.flatMap((line) => (line.startsWith(`${instruction} `) ? [line.slice(instruction.length + 1)] : []))
  const env = Object.fromEntries(
    of("ENV").flatMap((line) => line.split(" ").map((pair) => pair.split("=") as [string, string])),
  )

  it("is built from what is there and let in", () => {
    const letIn = readFileSync(join(repository, ".dockerignore"), "utf8")
      .split("\n")
      .flatMap((line) => (line.startsWith("!") ? [line.slice(1)] : []))
    const copied = lines
      .filter((line) => line.startsWith("COPY ") && !line.includes("--from="))
      .flatMap((line) => line.split(" ").slice(1, -1))
      .filter((path) => path !== ".")
    expect(copied.length).toBeGreaterThan(5)
    for (const path of [...copied, ...letIn]) expect(existsSync(join(repository, path)), path).toBe(true)
    for (const path of copied)
      expect(
        letIn.some((each) => path === each || path.startsWith(`${each}/`)),
        path,
      ).toBe(true)
  })

  it("brings every package of ours that the server needs", () => {
    const packages = readdirSync(join(repository, "packages")).map((name) => `packages/${name}/package.json`)
    for (const path of [...packages, "apps/server/package.json"]) expect(dockerfile).toContain(`COPY ${path} `)
  })

  it("runs as nobody of importance a program that is there, on the port it names", () => {
    expect(of("USER")).toEqual(["node"])
    const [, program] = JSON.parse(defined(of("CMD").at(-1))) as string[]
    expect(existsSync(join(repository, defined(program)))).toBe(true)
    expect(of("EXPOSE")).toEqual([env["PORT"]])
    expect(unknownOf(env, ["NODE_ENV", "MALLOC_ARENA_MAX", "NPM_CONFIG_CACHE", "NPM_CONFIG_UPDATE_NOTIFIER"])).toEqual(
      [],
    )
  })

  it("asks for its health where it is answered", async () => {
    const path = defined(/\{process\.env\.PORT\}(\/\w+)/.exec(dockerfile)?.[1])
    expect((await server.get(path)).status).toBe(200)
  })
})

describe("compose.yaml", () => {
  type Bind = { type: string; source: string; target: string; read_only: boolean }
  type Service = {
    environment?: Variables
    depends_on?: Record<string, unknown>
    volumes?: (string | Bind)[]
    image?: string
  }
  const compose = parse(textOf("compose.yaml"), { merge: true }) as {
    services: Record<string, Service>
    volumes: Record<string, unknown>
  }
  const example = Object.fromEntries(
    textOf("env.example")
      .split("\n")
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => {
        const at = line.indexOf("=")
        return [line.slice(0, at), line.slice(at + 1)]
      }),
  )
  const servers = Object.entries(compose.services).filter(([name]) => name.startsWith("server-"))
  const worker = defined(compose.services["worker"])

  it("gives servers and their worker settings that they read, and that they start with", () => {
    expect(servers).toHaveLength(2)
    expect(servers.map(([, { environment }]) => environment?.["ROLE"])).toEqual(["api", "api"])
    expect(worker.environment?.["ROLE"]).toBe("worker")
    for (const { environment = {} } of [...servers.map(([, each]) => each), worker]) {
      expect(unknownOf(environment)).toEqual([])
      expect(unknownOf(example, ["PUBLIC_HOST", "POSTGRES_PASSWORD", "PACK_DIR"])).toEqual([])
      const given = { ...filledIn(example), ...environment, DATABASE_URL: "postgres://database/confetti" }
      expect(readServerConfig(given).TRUST_PROXY).toBe(1)
    }
  })

  it("is asked for nothing that the example leaves out", () => {
    const asked = [...textOf("compose.yaml").matchAll(/\$\{(\w+)/g)].map(([, name = ""]) => name)
    expect(asked.filter((name) => !(name in example))).toEqual([])
  })

  it("names volumes and services that are there", () => {
    for (const { depends_on = {}, volumes = [] } of Object.values(compose.services)) {
      for (const name of Object.keys(depends_on)) expect(compose.services).toHaveProperty(name)
      for (const volume of volumes) {
        const from = typeof volume === "string" ? defined(volume.split(":")[0]) : "./" + defined(example["PACK_DIR"])
        if (from.startsWith("./")) expect(existsSync(join(deploy, from)), from).toBe(true)
        else expect(compose.volumes).toHaveProperty(from)
      }
    }
  })

  it("leads its proxy to every server, and asks each whether it is ready", async () => {
    const caddy = textOf("Caddyfile")
    for (const [name] of servers) expect(caddy).toContain(`${name}:8080`)
    expect((await server.get(defined(/health_uri (\S+)/.exec(caddy)?.[1]))).status).toBe(200)
  })
})

describe("the kubernetes base", () => {
  type Probe = { httpGet: { path: string; port: string } }
  type Mount = { name: string; mountPath: string }
  type Container = {
    image: string
    ports?: { name: string; containerPort: number }[]
    securityContext: object
    volumeMounts: Mount[]
    startupProbe: Probe
    livenessProbe: Probe
    readinessProbe: Probe
  }
  type Pod = {
    securityContext: { runAsNonRoot: boolean }
    terminationGracePeriodSeconds: number
    initContainers: Container[]
    containers: [Container]
    volumes: { name: string; persistentVolumeClaim?: { claimName: string } }[]
  }
  type Manifest = {
    kind: string
    metadata: { name: string }
    stringData?: Variables
    spec?: Record<string, unknown>
  }
  const manifestsIn = (file: string): Manifest[] =>
    parseAllDocuments(textOf(`kubernetes/${file}`)).map((document) => document.toJS() as Manifest)
  type Kustomization = { resources: string[]; configMapGenerator: { literals: string[] }[] }
  const { resources, configMapGenerator } = parse(textOf("kubernetes/kustomization.yaml")) as Kustomization
  const configMap = Object.fromEntries(
    configMapGenerator.flatMap(({ literals }) => literals.map((literal) => literal.split(/=(.*)/).slice(0, 2))),
  ) as Variables
  const manifests = resources.flatMap(manifestsIn)
  const one = (kind: string): Manifest => defined(manifests.find((each) => each.kind === kind))
  const pod = (one("Deployment").spec as { template: { spec: Pod; metadata: { labels: Variables } } }).template
  const [container] = pod.spec.containers

  it("has every file in it but the secret, which is an operator's", () => {
    const files = readdirSync(join(deploy, "kubernetes")).filter(
      (file) => file !== "kustomization.yaml" && file !== "secret.example.yaml",
    )
    expect(resources.toSorted()).toEqual(files.toSorted())
    expect(manifests.some(({ kind }) => kind === "Secret")).toBe(false)
  })

  it("gives servers settings that they read, and that they start with", () => {
    const secret = defined(manifestsIn("secret.example.yaml")[0]?.stringData)
    const given = { ...configMap, ...filledIn(secret) }
    expect(unknownOf(given)).toEqual([])
    expect(readServerConfig(given).TRUST_PROXY).toBe(1)
  })

  it("has documents of kinds and versions that a cluster knows, in the overlay too", () => {
    const apiOf: Variables = {
      Deployment: "apps/v1",
      HorizontalPodAutoscaler: "autoscaling/v2",
      Ingress: "networking.k8s.io/v1",
      Kustomization: "kustomize.config.k8s.io/v1beta1",
      Namespace: "v1",
      PersistentVolumeClaim: "v1",
      Pod: "v1",
      PodDisruptionBudget: "policy/v1",
      Secret: "v1",
      Service: "v1",
    }
    const fields = ["apiVersion", "kind", "metadata", "spec", "type", "stringData"]
    const ofKustomize = ["namespace", "labels", "resources", "images", "configMapGenerator"]
    for (const folder of ["kubernetes", "kubernetes-example"])
      for (const file of readdirSync(join(deploy, folder)))
        for (const document of parseAllDocuments(textOf(`${folder}/${file}`))) {
          const found = document.toJS() as { apiVersion: string; kind: string }
          expect([file, document.errors, found.apiVersion]).toEqual([file, [], apiOf[found.kind]])
          const known = found.kind === "Kustomization" ? [...fields, ...ofKustomize] : fields
          expect(Object.keys(found).filter((name) => !known.includes(name))).toEqual([])
        }
    const overlay = parse(textOf("kubernetes-example/kustomization.yaml")) as Kustomization
    for (const path of overlay.resources) expect(existsSync(join(deploy, "kubernetes-example", path)), path).toBe(true)
  })

  it("probes paths that are answered, on the port that is listened on", async () => {
    const { PORT } = readServerConfig({ EMULATOR: "1" })
    expect(container.ports).toEqual([{ name: "http", containerPort: PORT }])
    for (const { httpGet } of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
      expect(httpGet.port).toBe("http")
      expect((await server.get(httpGet.path)).status, httpGet.path).toBe(200)
    }
  })

  it("runs with nothing it does not need", () => {
    expect(pod.spec.securityContext.runAsNonRoot).toBe(true)
    for (const each of [...pod.spec.initContainers, container])
      expect(each.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      })
  })

  it("leaves a stopping server the time it may take", () => {
    const { DRAIN_TIMEOUT_MS } = readServerConfig({ EMULATOR: "1" })
    expect(pod.spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(DRAIN_TIMEOUT_MS + 15_000)
  })

  it("names nothing that is not there", () => {
    const volumes = pod.spec.volumes.map(({ name }) => name)
    for (const { name } of container.volumeMounts) expect(volumes).toContain(name)
    const claims = pod.spec.volumes.flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? [])
    expect(claims).toEqual([one("PersistentVolumeClaim").metadata.name])
    const { labels } = pod.metadata
    expect(one("Service").spec?.["selector"]).toEqual(labels)
    for (const kind of ["Deployment", "PodDisruptionBudget"])
      expect(one(kind).spec?.["selector"]).toEqual({ matchLabels: labels })
    expect(one("HorizontalPodAutoscaler").spec?.["scaleTargetRef"]).toMatchObject({
      name: one("Deployment").metadata.name,
    })
  })
})
