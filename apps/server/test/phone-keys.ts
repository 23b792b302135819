import { exportPKCS8, generateKeyPair } from "jose"

/** An operator's keys for phones' services: what the services know of them, and the settings that hold them. */
export async function drawPhoneKeys() {
  const [fcm, apns] = await Promise.all([
    generateKeyPair("RS256", { extractable: true }),
    generateKeyPair("ES256", { extractable: true }),
  ])
  return {
    known: { fcm: fcm.publicKey, apns: apns.publicKey },
    fcm: {
      FCM_PROJECT_ID: "confetti-1",
      FCM_CLIENT_EMAIL: "push@project.example",
      // As an environment has it: one line.
      FCM_PRIVATE_KEY: (await exportPKCS8(fcm.privateKey)).replaceAll("\n", "\\n"),
    },
    apns: {
      APNS_TEAM_ID: "A1B2C3D4E5",
      APNS_KEY_ID: "KEY1234567",
      APNS_KEY: await exportPKCS8(apns.privateKey),
      APNS_TOPIC: "com.example.feed",
    },
  }
}
