import { hash } from "node:crypto"
import type { IncomingMessage } from "node:http"
import type { Services } from "../services.ts"
import { wordsIn } from "../words/words-in.ts"
import { answerError } from "./answer-error.ts"
import { type DescribedError, describeError } from "./describe-error.ts"

const style =
  "body{margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:start;gap:1rem;padding:2rem;background:#000;color:#fbfaf5;font:1.125rem/1.5 system-ui,sans-serif}h1{margin:0;font-size:1.75rem;line-height:1.15;max-width:22ch}p{margin:0;color:#b9b8b2}a{color:inherit;padding:.75rem 0}"

const policy = `default-src 'none'; style-src 'sha256-${hash("sha256", style, "base64")}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

function wantsPage({ method, headers }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && (headers.accept?.includes("text/html") ?? false)
}

export function wantsJson({ headers: { accept = "" } }: IncomingMessage): boolean {
  return accept.includes("application/json") && !accept.includes("text/html")
}

type Said = Pick<Services, "log" | "content">

export function answerFailure(error: unknown, incoming: IncomingMessage, requestId: string, services: Said): Response {
  if (!wantsPage(incoming)) return answerError(error, requestId, services.log)
  return failurePage(describeError(error, requestId, services.log), services.content.current().brand.language)
}

function failurePage({ http, body, retryAfter }: DescribedError, tag: string): Response {
  const { language, t, translate, plural } = wordsIn(tag)
  // Only the catalogue's own text, nothing from the request.
  const message = translate(body.error.message)
  const wait =
    retryAfter === null
      ? ""
      : `<p>${plural(retryAfter, { one: "Try again in a second.", other: "Try again in # seconds." })}</p>`
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="theme-color" content="#000000"><title>${http}</title><style>${style}</style></head><body><h1>${message}</h1>${wait}<a href="/">${t`Back to the feed`}</a></body></html>
`
  return new Response(html, {
    status: http,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      ...(retryAfter === null ? {} : { "retry-after": String(retryAfter) }),
    },
  })
}
