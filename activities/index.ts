import type { Activities } from '../workflows/ports.ts'
import { composeChat } from './chat/compose-chat.ts'
import { judgeQuestion } from './chat/judge-question.ts'
import { planChat } from './chat/plan-chat.ts'
import { takeTurn } from './chat/take-turn.ts'
import { writeAnswer } from './chat/write-answer.ts'
import type { ActivityDeps } from './deps.ts'
import { composeDossier } from './dossier/compose-dossier.ts'
import { planDossier } from './dossier/plan-dossier.ts'
import { writeDossier } from './dossier/write-dossier.ts'
import { finishRun } from './lifecycle/finish-run.ts'
import { reconcile } from './lifecycle/reconcile.ts'
import { startRun } from './lifecycle/start-run.ts'
import { extendDeadline, reopenProvider, skipProvider } from './lifecycle/steer.ts'
import { readPages } from './pages/read-pages.ts'
import { composeFixture } from './sandbox/compose-fixture.ts'
import { playFixture } from './sandbox/play-fixture.ts'
import { askSource } from './search/ask-source.ts'
import { askSources } from './search/ask-sources.ts'
import { composeSearch } from './search/compose-search.ts'
import { planSearch } from './search/plan-search.ts'
import { sweepUsername } from './search/sweep-username.ts'
import { composeVehicle } from './vehicle/compose-vehicle.ts'
import { decodeVin } from './vehicle/decode-vin.ts'
import { attemptDelivery } from './webhooks/attempt-delivery.ts'

/** The side effects behind the port, bound to what they need. */
export function createActivities(deps: ActivityDeps): Activities {
  return {
    startRun: (jobId) => startRun(deps, jobId),
    extendDeadline: (jobId, seconds) => extendDeadline(deps, jobId, seconds),
    decodeVin: (jobId) => decodeVin(deps, jobId),
    composeVehicle: (jobId) => composeVehicle(deps, jobId),
    planSearch: (jobId) => planSearch(deps, jobId),
    askSources: (jobId, providers) => askSources(deps, jobId, providers),
    askSource: (jobId, provider) => askSource(deps, jobId, provider),
    sweepUsername: (jobId, shard, shards) => sweepUsername(deps, jobId, shard, shards),
    skipProvider: (jobId, provider) => skipProvider(deps, jobId, provider),
    reopenProvider: (jobId, provider) => reopenProvider(deps, jobId, provider),
    composeSearch: (jobId, stopReason) => composeSearch(deps, jobId, stopReason),
    planDossier: (jobId) => planDossier(deps, jobId),
    readPages: (jobId) => readPages(deps, jobId),
    writeDossier: (jobId) => writeDossier(deps, jobId),
    composeDossier: (jobId, stopReason) => composeDossier(deps, jobId, stopReason),
    planChat: (jobId) => planChat(deps, jobId),
    judgeQuestion: (jobId) => judgeQuestion(deps, jobId),
    takeTurn: (jobId, turn) => takeTurn(deps, jobId, turn),
    writeAnswer: (jobId) => writeAnswer(deps, jobId),
    composeChat: (jobId, stopReason) => composeChat(deps, jobId, stopReason),
    playFixture: (jobId, from) => playFixture(deps, jobId, from),
    composeFixture: (jobId) => composeFixture(deps, jobId),
    finishRun: (jobId, ending) => finishRun(deps, jobId, ending),
    attemptDelivery: (deliveryId, attempt) => attemptDelivery(deps, deliveryId, attempt),
    reconcile: () => reconcile({ ...deps, db: deps.housekeepingDb }),
  }
}
