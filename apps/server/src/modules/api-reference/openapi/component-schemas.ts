import { callableCatalogue } from "@confetti/contract/callable-catalogue"
import { category } from "@confetti/contract/category"
import { feedIds, feedPlace, lessEffect, lessPreference } from "@confetti/contract/feed"
import { feedCard } from "@confetti/contract/feed-item"
import { gamePlay, quizPlay } from "@confetti/contract/games"
import { guessHistogram } from "@confetti/contract/guess-histogram"
import { likesDocument } from "@confetti/contract/likes"
import { noveltyPage, ratedTile } from "@confetti/contract/novelty"
import { anyJson, personalExport } from "@confetti/contract/personal-export"
import { picture } from "@confetti/contract/picture"
import { pointsOverview, statementEntry } from "@confetti/contract/points"
import { referralStatus } from "@confetti/contract/referrals"
import { order } from "@confetti/contract/orders"
import { redemption, rewardItem } from "@confetti/contract/rewards"
import { block, inline } from "@confetti/contract/rich-text"
import { hiddenPeople, marked, thought } from "@confetti/contract/thoughts"
import { tile } from "@confetti/contract/tile"
import { tileState, tileTap } from "@confetti/contract/tile-taps"
import { media, upload } from "@confetti/contract/uploads"
import { userRecord } from "@confetti/contract/users"
import { z } from "zod"

export type JsonSchema = z.core.JSONSchema.BaseSchema

const named: Readonly<Record<string, z.ZodType>> = {
  Tile: tile,
  FeedIds: feedIds,
  LikesDocument: likesDocument,
  GuessHistogram: guessHistogram,
  Json: anyJson,
  Category: category,
  Picture: picture,
  Block: block,
  Inline: inline,
  FeedCard: feedCard,
  FeedPlace: feedPlace,
  LessPreference: lessPreference,
  LessEffect: lessEffect,
  UserRecord: userRecord,
  TileTap: tileTap,
  TileState: tileState,
  RatedTile: ratedTile,
  NoveltyPage: noveltyPage,
  StatementEntry: statementEntry,
  PointsOverview: pointsOverview,
  RewardItem: rewardItem,
  Redemption: redemption,
  Order: order,
  ReferralStatus: referralStatus,
  GamePlay: gamePlay,
  QuizPlay: quizPlay,
  Thought: thought,
  ThoughtMarks: marked,
  Upload: upload,
  Media: media,
  HiddenPeople: hiddenPeople,
  PersonalExport: personalExport,
}

export function answerSchemas(outputs: Readonly<Record<string, z.ZodType>>) {
  const registry = z.registry<{ id: string }>()
  const names = new Map<z.ZodType, string>()
  for (const [id, schema] of [...Object.entries(named), ...Object.entries(outputs)]) {
    // A schema that is both a noun and an answer has one name.
    if (names.has(schema)) continue
    names.set(schema, id)
    registry.add(schema, { id })
  }
  const uri = (id: string): string => `#/components/schemas/${id}`
  const { schemas } = z.toJSONSchema(registry, { uri, io: "output", unrepresentable: "any", override: withoutPatterns })
  const plain = Object.entries(schemas).map(([id, { $schema: _schema, $id: _id, ...schema }]) => [id, schema] as const)
  return {
    schemas: Object.fromEntries(plain) as Record<string, JsonSchema>,
    refTo: (schema: z.ZodType): JsonSchema => ({ $ref: uri(names.get(schema) ?? "") }),
  }
}

export function inputSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _schema, ...json } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: withoutPatterns,
  })
  return json
}

/** Drops the three-line pattern beside `format: date-time`, which says the same. */
function withoutPatterns({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.format === "date-time" || jsonSchema.format === "date") delete jsonSchema.pattern
}

/** Names the answer of `likes-like_tile` `LikesLikeTile`. */
export function answerName(name: string): string {
  const words = name.split(/[^a-zA-Z0-9]+/).filter((word) => word !== "")
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")
}

export const callableOutputs = Object.fromEntries(
  callableCatalogue.map(({ name, output }) => [`${answerName(name)}Answer`, output]),
)
