import { expect, it } from "vitest"
import { describeConfig, readConfig, readServerConfig } from "./config.ts"

it("has a value for everything that can have one", () => {
  expect(readConfig({})).toMatchObject({ PORT: 8080, EMULATOR: false, TRUST_PROXY: 0 })
  expect(readConfig({ PORT: "", EMULATOR: "1" })).toMatchObject({ PORT: 8080, EMULATOR: true })
})

it("names every bad setting at once", () => {
  const reading = () => readConfig({ PORT: "99999", DATABASE_URL: "mysql://x", AUTH_SECRET: "short" })
  expect(reading).toThrow(
    "Bad setting: PORT must be at most 65535; DATABASE_URL must be an address that begins with postgres:// or postgresql://; AUTH_SECRET must be at least 32 characters long.",
  )
})

it("takes the two halves of a provider's keys only together", () => {
  expect(() => readConfig({ APPLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" })).toThrow(
    "Bad setting: APPLE_CLIENT_ID and APPLE_CLIENT_SECRET must be set together; GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.",
  )
  expect(readConfig({ APPLE_CLIENT_ID: "id", APPLE_CLIENT_SECRET: "secret" }).APPLE_CLIENT_ID).toBe("id")
})

it("takes a sheet's clients only with what their tokens are made for", () => {
  const IOS_APP_IDS = "A1B2C3D4E5.com.example.app"
  expect(() => readConfig({ IOS_APP_IDS, APPLE_BUNDLE_IDS: "com.example.other", GOOGLE_IOS_CLIENT_ID: "id" })).toThrow(
    "Bad setting: APPLE_BUNDLE_IDS: com.example.other is not in IOS_APP_IDS; GOOGLE_IOS_CLIENT_ID needs GOOGLE_CLIENT_ID.",
  )
  expect(readConfig({ IOS_APP_IDS, APPLE_BUNDLE_IDS: "com.example.app" }).APPLE_BUNDLE_IDS).toEqual(["com.example.app"])
})

it("takes a store's name and keys only together", () => {
  const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" }
  const complaint = "Bad setting: S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together."
  for (const half of [{ S3_BUCKET: "b" }, keys, { S3_ENDPOINT: "https://s3.example" }])
    expect(() => readConfig(half)).toThrow(complaint)
  const config = readConfig({ S3_BUCKET: "b", S3_ENDPOINT: "https://name:word@s3.example", ...keys })
  expect(config.S3_REGION).toBe("us-east-1")
  expect(describeConfig(config)).not.toMatch(/secret|word/)
})

it("splits people from jobs only where several processes can share a database", () => {
  expect(() => readConfig({ ROLE: "worker" })).toThrow("ROLE needs DATABASE_URL")
  expect(readConfig({ ROLE: "api", DATABASE_URL: "postgres://localhost/feed" }).ROLE).toBe("api")
})

it("reads from a replica only of a database that can have one", () => {
  const DATABASE_REPLICA_URL = "postgres://name:word@replica.example/feed"
  expect(() => readConfig({ DATABASE_REPLICA_URL })).toThrow("DATABASE_REPLICA_URL needs DATABASE_URL")
  expect(() => readConfig({ DATABASE_URL: DATABASE_REPLICA_URL, DATABASE_REPLICA_URL })).toThrow(
    "DATABASE_REPLICA_URL is the same as DATABASE_URL",
  )
  const config = readConfig({ DATABASE_URL: "postgres://localhost/feed", DATABASE_REPLICA_URL })
  expect(describeConfig(config)).toContain("DATABASE_REPLICA_URL=postgres://replica.example/feed")
})

it("asks for an app's token only where it knows what a good one is", () => {
  const keys = { APP_CHECK_AUDIENCE: "projects/1", APP_CHECK_JWKS_URL: "https://keys.example/jwks" }
  expect(() => readConfig({ APP_CHECK_REQUIRED: "1", ...keys })).toThrow("Bad setting: APP_CHECK_REQUIRED needs")
  expect(() => readConfig({ APP_CHECK_REQUIRED: "1" })).toThrow("Bad setting: APP_CHECK_REQUIRED needs")
  const config = readConfig({ APP_CHECK_REQUIRED: "1", APP_CHECK_ISSUER: "https://a.example, b", ...keys })
  expect(config.APP_CHECK_ISSUER).toEqual(["https://a.example", "b"])
})

it("lets in the pages of the shells whose apps are named, and those that are named themselves", () => {
  const ANDROID_CERT_SHA256 = Array.from({ length: 32 }, () => "0a").join(":")
  const android = { ANDROID_PACKAGE: "com.example.app", ANDROID_CERT_SHA256 }
  expect(readConfig({}).NATIVE_ORIGINS).toEqual([])
  expect(readConfig({ IOS_APP_IDS: "A1B2C3D4E5.com.example.app" }).NATIVE_ORIGINS).toEqual(["capacitor://localhost"])
  expect(readConfig(android).NATIVE_ORIGINS).toEqual(["https://localhost"])
  expect(readConfig({ ...android, NATIVE_ORIGINS: "https://a.example" }).NATIVE_ORIGINS).toEqual(["https://a.example"])
})

it("takes apps only by names that a phone would find", () => {
  expect(() => readConfig({ IOS_APP_IDS: "com.example.app" })).toThrow("IOS_APP_IDS must be a team and a bundle")
  expect(() => readConfig({ ANDROID_PACKAGE: "app" })).toThrow("ANDROID_PACKAGE must be a package")
  expect(() => readConfig({ ANDROID_CERT_SHA256: "0a:0b" })).toThrow("ANDROID_CERT_SHA256 must be 32 bytes")
  expect(() => readConfig({ ANDROID_PACKAGE: "com.example.app" })).toThrow(
    "ANDROID_PACKAGE and ANDROID_CERT_SHA256 must be set together",
  )
})

it("lets a sample person edit with the emulator flag, and nobody but the operator's editors without", () => {
  expect(readConfig({ EDITORS: "Ada@Example.com, ", EMULATOR: "1" }).EDITORS).toEqual([
    "ada@example.com",
    "editor@confetti.test",
  ])
  expect(readConfig({ EDITORS: "Ada@Example.com, " }).EDITORS).toEqual(["ada@example.com"])
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

it("is never local for the public", () => {
  const local = (PUBLIC_URL: string) => readServerConfig({ EMULATOR: "1", PUBLIC_URL })
  for (const url of ["https://feed.example", "http://127.0.0.1.feed.example", "http://192.168.1.7:8080"])
    expect(() => local(url)).toThrow(`EMULATOR=1 is only for this machine, but PUBLIC_URL is ${url}.`)
  expect(local("http://localhost:8080")).toMatchObject({ EMULATOR: true, HOST: "localhost" })
  expect(local("http://[::1]:8080").EMULATOR).toBe(true)
  expect(readConfig({ EMULATOR: "1", HOST: "0.0.0.0" }).HOST).toBe("0.0.0.0")
  expect(readConfig({}).HOST).toBe("::")
  expect(() => readServerConfig({ PUBLIC_URL: "https://feed.example" })).toThrow(
    "Set DATABASE_URL, AUTH_SECRET, SMTP_URL",
  )
})

it("is shown without secrets", () => {
  const config = readConfig({
    DATABASE_URL: "postgres://me:hunter2@db.example/confetti?password=hunter2",
    AUTH_SECRET: "hunter2".repeat(5),
    APPLE_CLIENT_ID: "apple",
    APPLE_CLIENT_SECRET: "hunter2",
    GOOGLE_CLIENT_ID: "google",
    GOOGLE_CLIENT_SECRET: "hunter2",
    SMTP_URL: "smtp://me:hunter2@mail.example",
  })
  expect(describeConfig(config)).toMatch(/DATABASE_URL=postgres:\/\/db.example\/confetti .*AUTH_SECRET=\(set\)/)
  expect(describeConfig(config)).not.toContain("hunter2")
})

it("takes OpenTelemetry's own variables, and says which of their values it does not know", () => {
  const config = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: "https://me:hunter2@collector.example/otlp/",
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Basic%20aHVudGVyMg%3D%3D, x-team=feed",
    OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
    OTEL_TRACES_SAMPLER_ARG: "0.05",
  })
  expect(config).toMatchObject({
    OTEL_EXPORTER_OTLP_ENDPOINT: "https://me:hunter2@collector.example/otlp",
    OTEL_EXPORTER_OTLP_HEADERS: { authorization: "Basic aHVudGVyMg==", "x-team": "feed" },
    OTEL_TRACES_SAMPLER_ARG: 0.05,
    OTEL_SERVICE_NAME: "confetti",
  })
  expect(describeConfig(config)).not.toMatch(/hunter2|aHVudGVyMg/)
  expect(readConfig({ OTEL_TRACES_SAMPLER: "always_on" }).OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined()
})

it.each([
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" },
    "OTEL_EXPORTER_OTLP_ENDPOINT must be an address that begins with",
  ],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" }, "OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf"],
  [{ OTEL_EXPORTER_OTLP_HEADERS: "authorization" }, "OTEL_EXPORTER_OTLP_HEADERS must be name=value"],
  [{ OTEL_EXPORTER_OTLP_HEADERS: "a=%ff" }, "OTEL_EXPORTER_OTLP_HEADERS must be name=value"],
  [{ OTEL_EXPORTER_OTLP_HEADERS: "a=b%0Ac" }, "OTEL_EXPORTER_OTLP_HEADERS must be name=value"],
  [{ OTEL_TRACES_SAMPLER: "jaeger_remote" }, "OTEL_TRACES_SAMPLER must be always_on, always_off or traceidratio"],
  [
    { OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "1.5" },
    "OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1",
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: "0.5" }, "OTEL_TRACES_SAMPLER_ARG needs OTEL_TRACES_SAMPLER=traceidratio"],
])("does not start with %o", (env, complaint) => {
  expect(() => readConfig(env)).toThrow(`Bad setting: ${complaint}`)
})

it("refuses addresses of editors and of mail that are none", () => {
  expect(() => readConfig({ EDITORS: "ada@example.com, not an address", MAIL_FROM: "Confetti" })).toThrow(
    "Bad setting: EDITORS has not an address, which is not an email address; MAIL_FROM must be a mail address such as no-reply@confetti.example.",
  )
  expect(readConfig({ MAIL_FROM: "Confetti <no-reply@confetti.example>" }).MAIL_FROM).toContain("no-reply@")
})

it("refuses secrets of examples", () => {
  for (const name of ["AUTH_SECRET", "ADDRESS_SECRET"])
    expect(() => readConfig({ [name]: "thirty-two-letters-or-more-by-chance" })).toThrow(`${name} is the example's`)
})

it("serves others over TLS alone", () => {
  const others = {
    DATABASE_URL: "postgres://localhost/feed",
    AUTH_SECRET: "s".repeat(32),
    SMTP_URL: "smtp://localhost",
  }
  const at = (PUBLIC_URL: string) => readServerConfig({ ...others, PUBLIC_URL })
  expect(() => at("http://confetti.example")).toThrow(
    "PUBLIC_URL is http://confetti.example: it must start with https://",
  )
  expect(at("http://localhost:8080").PUBLIC_URL).toBe("http://localhost:8080")
})
