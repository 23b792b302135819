import fc from "fast-check"
import { expect, it } from "vitest"
import { isPushService } from "./is-push-service.ts"

const settings = { PUSH_HOSTS: ["push.example.org"], PUSH_LOOPBACK: false }
const test = { ...settings, PUSH_LOOPBACK: true }

it.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://wns2-par02p.notify.windows.com/w/?token=abc",
  "https://web.push.apple.com/abc",
  "https://push.example.org/abc",
])("takes %s", (endpoint) => expect(isPushService(endpoint, settings)).toBe(true))

it.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/abc",
  "https://user@fcm.googleapis.com/abc",
  "https://fcm.googleapis.com.evil.example/abc",
  "https://evilpush.apple.com.example/abc",
  "https://notify.windows.com.evil.example/",
  "https://evil.example/#.push.apple.com",
  "https://evil.example/?.push.apple.com",
  "https://evil.example\\.push.apple.com/",
  "https://127.0.0.1/abc",
  "https://[::1]/abc",
  "https://169.254.169.254/latest/meta-data",
  "https://10.0.0.1/",
  "https://localhost/",
  "http://127.0.0.1:8080/",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "",
  "push",
])("refuses %s", (endpoint) => expect(isPushService(endpoint, settings)).toBe(false))

it("takes this machine's own in tests alone", () => {
  expect(isPushService("http://127.0.0.1:9/abc", test)).toBe(true)
  expect(isPushService("http://192.168.0.1:9/abc", test)).toBe(false)
})

it("refuses every address by its number, however it is written", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.ipV4(),
        fc.ipV4Extended(),
        fc.ipV6().map((ip) => `[${ip}]`),
      ),
      (host) => !isPushService(`https://${host}/`, settings),
    ),
  )
})
