import type { z } from 'zod'
import type { Scope } from '../fields/keys.ts'
import type { RatePolicyName } from '../fields/limits.ts'
import type { EventType } from '../results/events.ts'
import { ChatInput, ChatResult } from './chat.ts'
import { DossierInput, DossierResult } from './dossier.ts'
import { EntityDossierInput, EntityDossierResult } from './entity-dossier.ts'
import { EntitySearchInput, EntitySearchResult } from './entity-search.ts'
import { ReverseImageInput, ReverseImageResult } from './reverse-image.ts'
import { SearchInput, SearchResult } from './search.ts'
import { VinInput, VinResult } from './vin.ts'

type Operation = {
  /** One line for people who read the index. */
  summary: string
  path: `/api/v1/${string}`
  /** What it is about; a person may have opted out. */
  about: 'person' | 'company' | 'picture' | 'vehicle'
  input: z.ZodType
  result: z.ZodType
  scope: Scope
  /** How much of the allowance a fresh answer takes. */
  metering: 'medium' | 'high' | 'by_tokens'
  /** Micro-dollars set aside when a run starts; what it really cost is settled at its end. */
  reserveMicroDollars: number
  ratePolicy: RatePolicyName
  formats: readonly ['sse', 'json'] | readonly ['json']
  /** Served from a cache that all accounts share, for this many days. */
  cacheDays: number | null
  deadlineSeconds: number
  /** What a live run may emit, in the order of the stream. */
  events: readonly EventType[]
  /** What the fixture emits, exactly; null = no fixtures. */
  sandboxEvents: readonly EventType[] | null
}

/**
 * The table of operations. Routes, scopes, limits, OpenAPI, the index, jobs and the sandbox are all
 * read from here.
 */
export const operations = {
  search: {
    summary: 'Find candidates for a person by name, phone, email or username',
    path: '/api/v1/search',
    about: 'person',
    input: SearchInput,
    result: SearchResult,
    scope: 'search',
    metering: 'medium',
    reserveMicroDollars: 50_000,
    ratePolicy: 'search',
    formats: ['sse', 'json'],
    cacheDays: null,
    deadlineSeconds: 60,
    events: [
      'status',
      'social_account_found',
      'evidence',
      'account_updated',
      'avatar_updated',
      'cluster_updated',
      'hit',
      'usage',
      'done',
    ],
    sandboxEvents: ['status', 'hit', 'done'],
  },
  dossier: {
    summary: 'Build a sourced dossier on one person',
    path: '/api/v1/dossier',
    about: 'person',
    input: DossierInput,
    result: DossierResult,
    scope: 'dossier',
    metering: 'high',
    reserveMicroDollars: 250_000,
    ratePolicy: 'dossier',
    formats: ['sse', 'json'],
    cacheDays: 7,
    deadlineSeconds: 600,
    events: ['status', 'section', 'summary', 'sources', 'usage', 'done'],
    sandboxEvents: ['section', 'summary', 'summary', 'sources', 'done'],
  },
  chat: {
    summary: 'Ask a question about one person, answered from cited sources',
    path: '/api/v1/chat',
    about: 'person',
    input: ChatInput,
    result: ChatResult,
    scope: 'chat',
    metering: 'by_tokens',
    reserveMicroDollars: 50_000,
    ratePolicy: 'chat',
    formats: ['sse', 'json'],
    cacheDays: null,
    deadlineSeconds: 120,
    events: ['status', 'text', 'sources', 'related', 'usage', 'done'],
    sandboxEvents: ['text', 'text', 'related', 'done'],
  },
  entity_search: {
    summary: 'Find companies by name, LEI, register number or ticker',
    path: '/api/v1/entity/search',
    about: 'company',
    input: EntitySearchInput,
    result: EntitySearchResult,
    scope: 'search',
    metering: 'medium',
    reserveMicroDollars: 50_000,
    ratePolicy: 'entity',
    formats: ['json'],
    cacheDays: null,
    deadlineSeconds: 60,
    events: ['status', 'usage', 'done'],
    sandboxEvents: null,
  },
  entity_dossier: {
    summary: 'Build a sourced profile of one company',
    path: '/api/v1/entity/dossier',
    about: 'company',
    input: EntityDossierInput,
    result: EntityDossierResult,
    scope: 'dossier',
    metering: 'high',
    reserveMicroDollars: 100_000,
    ratePolicy: 'entity',
    formats: ['json'],
    cacheDays: 7,
    deadlineSeconds: 60,
    events: ['status', 'usage', 'done'],
    sandboxEvents: null,
  },
  reverse_image: {
    summary: 'Find the pages on which a picture appears, and pictures that look alike',
    path: '/api/v1/reverse-image',
    about: 'picture',
    input: ReverseImageInput,
    result: ReverseImageResult,
    scope: 'search',
    metering: 'medium',
    // what all providers that take a key cost together
    reserveMicroDollars: 80_000,
    ratePolicy: 'search',
    formats: ['json'],
    cacheDays: null,
    deadlineSeconds: 90,
    events: ['status', 'usage', 'done'],
    sandboxEvents: null,
  },
  vin: {
    summary: 'Decode a vehicle identification number',
    path: '/api/v1/vin',
    about: 'vehicle',
    input: VinInput,
    result: VinResult,
    scope: 'dossier',
    metering: 'high',
    // Only a report of a configured history provider costs anything: its price is added.
    reserveMicroDollars: 0,
    ratePolicy: 'vin',
    formats: ['json'],
    cacheDays: 7,
    deadlineSeconds: 60,
    events: ['status', 'usage', 'done'],
    sandboxEvents: null,
  },
} as const satisfies Record<string, Operation>

export type OperationName = keyof typeof operations
export type SandboxOperation = {
  [Name in OperationName]: (typeof operations)[Name]['sandboxEvents'] extends null ? never : Name
}[OperationName]

/** Those that are about a person. */
export type PersonOperation = {
  [Name in OperationName]: (typeof operations)[Name]['about'] extends 'person' ? Name : never
}[OperationName]

/** Those that are about a company. */
export type CompanyOperation = {
  [Name in OperationName]: (typeof operations)[Name]['about'] extends 'company' ? Name : never
}[OperationName]

/** A row with its literal types widened, for code that treats all operations alike. */
export function toOperation(name: OperationName): Operation {
  return operations[name]
}

/** Narrows a string from outside: a path, a stored row, a job request. */
export function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(operations, name)
}

/** Whether the sandbox has fixtures for it. */
export function hasFixtures(name: OperationName): name is SandboxOperation {
  return toOperation(name).sandboxEvents !== null
}

/** What a key with these scopes may see of what belongs to its account. */
export function listOperationsWithin(scopes: readonly Scope[]): OperationName[] {
  return operationNames.filter((name) => scopes.includes(toOperation(name).scope))
}

export const operationNames = Object.keys(operations).filter(isOperationName)
