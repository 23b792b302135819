import type { Interaction } from "../../apps/server/src/modules/ranking/model/interaction-table.ts"
import { scorePerson } from "../../apps/server/src/modules/ranking/model/model.ts"
import type { Settings } from "../../apps/server/src/modules/ranking/model/settings.ts"
import { type TrainOptions, trainModel } from "../../apps/server/src/modules/ranking/model/train-model.ts"
import type { Scorer } from "./judge.ts"

/** The model that serves, as the server trains it; the settings are those it chose, or was given. */
export function confetti(train: Map<number, number[]>, options: TrainOptions): Scorer & { settings: Settings } {
  const { model, settings } = trainModel(interactionsOf(train), options)
  const { starts, targets, weights } = model.neighbours
  const scores = new Float32Array(model.keys.length)
  return {
    settings,
    items: model.keys.map(Number),
    bytes: starts.byteLength + targets.byteLength + weights.byteLength,
    score: (history) =>
      scorePerson(
        model,
        history.map((item) => ({ item, weight: 1 })),
        scores,
      ),
  }
}

export function* interactionsOf(train: Map<number, number[]>): Generator<Interaction> {
  for (const [person, row] of train) for (const item of row) yield { person, item, weight: 1 }
}
