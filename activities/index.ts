import type { Activities } from '../workflows/ports.ts'
import { composeChat } from './chat/compose-chat.ts'
import { judgeQuestion } from './chat/judge-question.ts'
import { planChat } from './chat/plan-chat.ts'
import { takeTurn } from './chat/take-turn.ts'
import { writeAnswer } from './chat/write-answer.ts'
import { askCompanySource, askCompanySources } from './companies/ask-company-sources.ts'
import { chooseCompany } from './companies/choose-company.ts'
import { composeEntityDossier } from './companies/compose-entity-dossier.ts'
import { composeEntitySearch } from './companies/compose-entity-search.ts'
import { followCompany } from './companies/follow-company.ts'
import { planEntityDossier } from './companies/plan-entity-dossier.ts'
import { planEntitySearch } from './companies/plan-entity-search.ts'
import type { ActivityDeps } from './deps.ts'
import { composeDossier } from './dossier/compose-dossier.ts'
import { planDossier } from './dossier/plan-dossier.ts'
import { writeDossier } from './dossier/write-dossier.ts'
import { finishRun } from './lifecycle/finish-run.ts'
import { reconcile } from './lifecycle/reconcile.ts'
import { startRun } from './lifecycle/start-run.ts'
import { extendDeadline, reopenProvider, skipProvider } from './lifecycle/steer.ts'
import { readPages } from './pages/read-pages.ts'
import { askPictureSource, askPictureSources } from './reverse-image/ask-picture-sources.ts'
import { checkPictures } from './reverse-image/check-pictures.ts'
import { composePictures } from './reverse-image/compose-pictures.ts'
import { takePicture } from './reverse-image/take-picture.ts'
import { composeFixture } from './sandbox/compose-fixture.ts'
import { playFixture } from './sandbox/play-fixture.ts'
import { askSource } from './search/ask-source.ts'
import { askSources } from './search/ask-sources.ts'
import { composeSearch } from './search/compose-search.ts'
import { planSearch } from './search/plan-search.ts'
import { sweepUsername } from './search/sweep-username.ts'
import { askVehicleSource, askVehicleSources } from './vehicle/ask-vehicle-sources.ts'
import { composeVehicle } from './vehicle/compose-vehicle.ts'
import { decodeVin } from './vehicle/decode-vin.ts'
import { attemptDelivery } from './webhooks/attempt-delivery.ts'

/** Each activity as a function of the arguments that a workflow gives it. */
export type Bound = {
  [Name in keyof Activities]: (
    ...args: Parameters<Activities[Name]>
  ) => ReturnType<Activities[Name]>
}

type Unbound = {
  [Name in keyof Activities]: (
    deps: ActivityDeps,
    ...args: Parameters<Activities[Name]>
  ) => ReturnType<Activities[Name]>
}

const unbound: Unbound = {
  startRun,
  extendDeadline,
  decodeVin,
  askVehicleSources,
  askVehicleSource,
  composeVehicle,
  planEntitySearch,
  askCompanySources,
  askCompanySource,
  composeEntitySearch,
  planEntityDossier,
  chooseCompany,
  followCompany,
  composeEntityDossier,
  takePicture,
  askPictureSources,
  askPictureSource,
  checkPictures,
  composePictures,
  planSearch,
  askSources,
  askSource,
  sweepUsername,
  skipProvider,
  reopenProvider,
  composeSearch,
  planDossier,
  readPages,
  writeDossier,
  composeDossier,
  planChat,
  judgeQuestion,
  takeTurn,
  writeAnswer,
  composeChat,
  playFixture,
  composeFixture,
  finishRun,
  attemptDelivery,
  reconcile: (deps) => reconcile({ ...deps, db: deps.housekeepingDb }),
}

/** The side effects behind the port, bound to what they need. */
export function createActivities(deps: ActivityDeps): Activities {
  return buildActivities(
    (name) =>
      (...args) =>
        unbound[name](deps, ...args),
  )
}

/** All activities of the port, each made for its name. */
export function buildActivities(
  make: <Name extends keyof Activities>(
    name: Name,
  ) => (...args: Parameters<Activities[Name]>) => ReturnType<Activities[Name]>,
): Activities
/**
 * An object with every activity's name, as Temporal wants it.
 * @param make the function that runs under a name
 */
export function buildActivities(make: (name: keyof Activities) => unknown): object {
  return Object.fromEntries(
    Object.keys(unbound)
      .filter(isActivity)
      .map((name) => [name, make(name)]),
  )
}

function isActivity(name: string): name is keyof Activities {
  return Object.hasOwn(unbound, name)
}
