import { newDraft } from "../src/modules/studio/tiles/new-draft.ts"

export const emptyDraft = newDraft("")

export const emptyPage = { title: "", description: "", markdown: "" }

export const emptyBrand = {
  name: "",
  tagline: "",
  description: "",
  shell: { title: "", description: "" },
  language: "",
  hue: null,
  icon: "",
  links: [],
  channels: { short_video: "", photo: "", microblog: "", chat: "" },
  apps: { ios: "", android: "" },
  sourceLookup: { title: "", isbn: "" },
}

export const unpictured = {
  title: "Wool socks",
  teaser: "Two of them, warm and striped.",
  text: "Knitted of heavy wool, in stripes of five colours.",
  cost: 300,
  picture: { file: `${"0".repeat(20)}.png`, alt: "Two striped socks beside each other." },
}

export const emptyPost = {
  kind: "ig_social",
  title: "",
  text: "",
  address: "",
  picture: null,
  from: "",
  until: "",
  isOff: false,
}

export const anySubscription = {
  endpoint: "https://fcm.googleapis.com/fcm/send/a",
  keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) },
  zone: "UTC",
}
