import { join, resolve } from "node:path"
import { z } from "zod"

export const flag = z
  .enum(["0", "1", "true", "false"], "must be 1 or 0")
  .transform((text) => text === "1" || text === "true")
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(least, `must be at least ${least}`).max(most, `must be at most ${most}`))

/** Requests a minute for each address. A fifth may come at once. */
export const budget = (usual: number) => wholeNumber(1, 100_000_000).default(usual)

export const addressOf = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  })

/** Secrets of our examples, which are public. */
const exampleSecrets = new Set([
  "thirty-two-letters-or-more-by-chance",
  "another-thirty-two-letters-by-chance",
  "sixteen-letters-or-more",
])

export const secret = (least: number) =>
  z
    .string()
    .min(least, `must be at least ${least} characters long`)
    .refine((text) => !exampleSecrets.has(text), "is the example's: generate your own with openssl rand -hex 32")

const mailAddress = z.email()

/** Comma-separated mail addresses. */
export const mailAddresses = z
  .string()
  .default("")
  .transform((text) => listOf(text.toLowerCase()))
  .superRefine((addresses, context) => {
    for (const address of addresses)
      if (!mailAddress.safeParse(address).success)
        context.addIssue({ code: "custom", message: `has ${address}, which is not an email address` })
  })

/** A sender: an address, or a name with one in angle brackets. */
export const sender = z
  .string()
  .max(200)
  .refine((text) => mailAddress.safeParse(/<([^<>]+)>$/.exec(text)?.[1] ?? text).success, {
    message: "must be a mail address such as no-reply@confetti.example",
  })

/** A private key (PKCS 8); environment variables write line breaks as `\\n`. */
export const pem = z
  .string()
  .transform((text) => text.replaceAll("\\n", "\n"))
  .refine((text) => text.includes("-----BEGIN PRIVATE KEY-----"), "must be a private key in PKCS 8, as PEM")
  .optional()

export function listOf(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
}

const repository = resolve(import.meta.dirname, "../../../../..")

/** Default folders are relative to the repository; given ones to the working directory. */
export const folder = (usual: string) =>
  z
    .string()
    .transform((path) => resolve(path))
    .default(join(repository, usual))
