/**
 * Every side effect a workflow may ask for. Ids and outcomes only: what they concern lies in
 * PostgreSQL.
 */

export type RunInput = { jobId: string }

export type RunStart = {
  /**
   * `ended`: the job has ended already (Temporal forgot the id, or the row was erased), nothing is
   * to be done. `cancelling`: its caller cancelled it before the run could receive a signal.
   */
  state: 'running' | 'cancelling' | 'ended'
  deadlineMs: number
  /** Of a search that was planned with its start. */
  plan?: SearchPlan
  /** Quick steps are tried beside the workflow; absent in histories from before 2026-11-25. */
  triesLocally?: true
}

export type StopReason =
  | 'completed'
  | 'stopped'
  | 'deadline_reached'
  | 'budget_reached'
  | 'sources_unavailable'
  | 'model_unavailable'
  | 'cancelled'
  | 'error'

export type RunEnding = {
  stopReason: StopReason
  /**
   * A type of `contract/errors/failures.ts`, or what Temporal calls the failure; null when nothing
   * failed.
   */
  failureType: string | null
}

/** How the job ended, which a run whose last task was repeated cannot know by itself. */
export type RunEnd = {
  status: 'succeeded' | 'failed' | 'cancelled'
  stopReason: StopReason
  /** It failed by what was asked for. */
  isRefused?: boolean
}

export type ProviderReport = {
  provider: string
  outcome: string
  /** True when what was set aside for the run no longer pays for asking it. */
  overBudget?: boolean
}

/**
 * `again`: nothing is stored yet, a further try may help; it needs an activity of its own, since it
 * may have to wait.
 */
export type TryReport = ProviderReport & {
  again: boolean
  /** More is to come, in an activity that has time: its answer, or a look at the pictures in it. */
  goesOn?: boolean
  /** The job has ended with what these providers said; stands with one of them. */
  end?: RunEnd
}

/** Providers to ask beside the offline data (`asks`), and those whose report is bought (`buys`). */
export type DecodeReport = ProviderReport & {
  asks?: string[]
  buys?: string[]
  /** The job has ended with the decode: no provider is asked. */
  end?: RunEnd
}

/** Providers of a run that looks for a picture: free ones, and those that are paid. */
export type PicturePlan = { together: string[]; bought: string[] }

/** The providers that a search asks. */
export type SearchPlan = {
  /** Quick and free: all at once, in one activity. */
  together: string[]
  /**
   * Web search, paid: the next is asked only if the one before gave no answer, the first only if
   * our own (`searxng`) gave none.
   */
  engines: string[]
  /** Parts of the username sweep; 0 when there is none. */
  shards: number
}

/** The providers that are asked about a company. */
export type CompanyPlan = {
  /** Free: all at once, in one activity. */
  together: string[]
  /** Each in an activity of its own, which looks at what was set aside for the run first. */
  paid: string[]
}

/** The providers that are asked by the ids of a company; each names those to ask next. */
type CompanyAsks = { state: 'build'; asks: string[] }
/** An equal profile is there, or is being built. */
type CompanyAwaited = { state: 'cached' } | { state: 'waiting' }

/** How a profile is built; `search`: the company is not known by an id yet. */
export type ProfilePlan = CompanyAwaited | CompanyAsks | { state: 'search'; search: CompanyPlan }

/** What came of choosing a company by its name. */
export type CompanyChoice = CompanyAwaited | CompanyAsks | { state: 'none' }

/** `next`: the providers that know an id which is new. */
export type FollowReport = ProviderReport & { next: string[] }

/** How a dossier is built, and the providers that it asks. */
export type DossierPlan = Pick<SearchPlan, 'together' | 'engines'> & {
  /**
   * `cached`: it is complete. `waiting`: an equal one is being built; to be asked again when that
   * has ended.
   */
  state: 'cached' | 'waiting' | 'build'
  /** A language model reads and writes. */
  writes: boolean
}

/** How a question is answered, and the providers that it asks. */
export type ChatPlan = Pick<SearchPlan, 'together' | 'engines'> & {
  /** `known`: from what is there already, unless a model wants more. */
  state: 'declined' | 'known' | 'search'
  writes: boolean
}

/** Whether a language model declines a question that the rules let pass. */
export type QuestionVerdict = { declined: boolean }

/** What a model wants next; `read` has been done with it. */
export type ChatTurn = ProviderReport & { action: 'search' | 'read' | 'answer' }

export type SweepReport = { found: number; absent: number; unknown: number }

export type DeliveryState = 'delivered' | 'failed' | 'cancelled'

export type DeliveryInput = {
  deliveryId: string
  /** The number that its first attempt here has: 1, unless a delivery is taken up again. */
  attempt: number
}

/** What came of an attempt to deliver an event, in a word or two for operators: `said`. */
export type DeliveryStep = { said: string } & (
  | { state: DeliveryState }
  | { state: 'again'; attempt: number; waitMs: number }
)

/** The place of the event that a slow scenario goes on with, after a wait. */
export type FixtureRest = { next: number; waitMs: number }

export interface Activities {
  /** Marks the job running and says so in its log. `plans`: a search is planned with that. */
  startRun(jobId: string, plans?: boolean): Promise<RunStart>
  /**
   * Moves the job's deadline by a number of seconds.
   * @returns how long the run may still gather
   */
  extendDeadline(jobId: string, seconds: number): Promise<{ deadlineMs: number }>
  /**
   * Decodes the job's VIN and stores the finding, its outcome and its cost. `composes`: a job that
   * waits for nothing else then ends with its result.
   */
  decodeVin(jobId: string, composes?: boolean): Promise<DecodeReport>
  /** As `askSources`, about the vehicle of a run. */
  askVehicleSources(jobId: string, providers: readonly string[]): Promise<TryReport[]>
  /** As `askSource`, about the vehicle of a run. */
  askVehicleSource(jobId: string, provider: string): Promise<ProviderReport>
  /** Makes the result out of what is stored. */
  composeVehicle(jobId: string, stopReason: StopReason): Promise<RunEnd>
  /** Fetches the picture of a run and keeps a clean copy; says which providers are asked. */
  takePicture(jobId: string): Promise<PicturePlan>
  /** As `askSources`, about the picture of a run. */
  askPictureSources(jobId: string, providers: readonly string[]): Promise<TryReport[]>
  /** As `askSource`, about the picture of a run. */
  askPictureSource(jobId: string, provider: string): Promise<ProviderReport>
  /** Compares the first pictures that providers name with that of the run. */
  checkPictures(jobId: string): Promise<ProviderReport>
  /** Makes the result out of what is stored. */
  composePictures(jobId: string, stopReason: StopReason): Promise<RunEnd>
  /** Chooses the providers of a search; one that is not configured is recorded as such. */
  planSearch(jobId: string): Promise<SearchPlan>
  /**
   * Asks these providers side by side, once each, and stores what each says as it comes.
   * `composes`: a search that waits for nothing else then ends with its result.
   */
  askSources(jobId: string, providers: readonly string[], composes?: boolean): Promise<TryReport[]>
  /** Asks one provider, as often and as late as its limits allow. */
  askSource(jobId: string, provider: string): Promise<ProviderReport>
  /** Chooses the providers of a company search; one that is not configured is recorded as such. */
  planEntitySearch(jobId: string): Promise<CompanyPlan>
  /** As `askSources`, about the company of a run. */
  askCompanySources(jobId: string, providers: readonly string[]): Promise<TryReport[]>
  /** As `askSource`, about the company of a run. */
  askCompanySource(jobId: string, provider: string): Promise<ProviderReport>
  /** Merges what is stored into companies, ranks them and makes the result. */
  composeEntitySearch(jobId: string, stopReason: StopReason): Promise<RunEnd>
  /** Plans how the profile of a company is built; see `ProfilePlan`. */
  planEntityDossier(jobId: string): Promise<ProfilePlan>
  /** Chooses the company that a name stands for out of what is stored. */
  chooseCompany(jobId: string): Promise<CompanyChoice>
  /** Asks one provider by the ids of the company that are known. */
  followCompany(jobId: string, provider: string): Promise<FollowReport>
  /** Makes the profile out of what is stored. */
  composeEntityDossier(jobId: string, stopReason: StopReason): Promise<RunEnd>
  /** Asks one part of the sites whether they know the username. */
  sweepUsername(jobId: string, shard: number, shards: number): Promise<SweepReport>
  /** An operator ends the waiting for this provider. */
  skipProvider(jobId: string, provider: string): Promise<void>
  /**
   * An operator asks for one more try of this provider: its recorded failure is removed.
   */
  reopenProvider(jobId: string, provider: string): Promise<void>
  /** Groups what is stored into people, ranks them and makes the result. */
  composeSearch(jobId: string, stopReason: StopReason): Promise<RunEnd>
  /** Plans how a dossier is built; see `DossierPlan`. */
  planDossier(jobId: string): Promise<DossierPlan>
  /**
   * Emits the sections as the sources filled them, reads the pages that may be about the person,
   * and stores what each says.
   */
  readPages(jobId: string): Promise<ProviderReport>
  /**
   * Emits the sections as the pages filled them; a language model reads the pages, then writes the
   * summary, sentence by sentence.
   */
  writeDossier(jobId: string): Promise<ProviderReport>
  /** Makes the dossier out of what is stored. */
  composeDossier(jobId: string, stopReason: StopReason): Promise<RunEnd>
  /** Says how a question is answered; see `ChatPlan`. */
  planChat(jobId: string): Promise<ChatPlan>
  /** Has a language model judge whether a question may be answered. */
  judgeQuestion(jobId: string): Promise<QuestionVerdict>
  /** Has a language model choose the next step of an answer, and reads the pages of its choice. */
  takeTurn(jobId: string, turn: number): Promise<ChatTurn>
  /** Has a language model write the answer, sentence by sentence. */
  writeAnswer(jobId: string): Promise<ProviderReport>
  /** Makes the answer out of what is stored. */
  composeChat(jobId: string, stopReason: StopReason): Promise<RunEnd>
  /**
   * Emits the events of a sandbox job's fixture, beginning at a place.
   * @returns the place of the next event, and when to emit it
   */
  playFixture(jobId: string, from: number): Promise<FixtureRest | null>
  /** Makes a sandbox job's result out of its fixture. */
  composeFixture(jobId: string, stopReason: StopReason): Promise<RunEnd>
  /**
   * Ends a job that no result has ended: status, last events, settlement in one transaction.
   */
  finishRun(jobId: string, ending: RunEnding): Promise<RunEnd>
  /** Posts an event to its webhook endpoint once. */
  attemptDelivery(deliveryId: string, attempt: number): Promise<DeliveryStep>
  /**
   * Starts what was queued, and sends the cancellations, that never reached Temporal; forgets what
   * is past its time.
   */
  reconcile(): Promise<{ started: number }>
}
