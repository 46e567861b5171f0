import type { ErrorCode } from './errors.ts'

type FailureRow = {
  retryable: boolean
  message: string
  publicCode?: ErrorCode
  publicMessage?: string
}

/** A picture that cannot be looked up, with the sentence for its caller. */
const unusable = (message: string) =>
  ({
    retryable: false,
    message,
    publicCode: 'image_unusable',
    publicMessage: message,
  }) as const satisfies FailureRow

/**
 * How an activity may fail. Workflows test the type, never the text; the message is
 * fixed because Temporal keeps it and a provider's own words would name the person. `publicCode` is
 * what the job's error says when this failure ends the run, with `publicMessage` where the
 * code's own message would say too little.
 */
export const failures = {
  invalid_input: {
    retryable: false,
    message: 'The stored input does not fit its operation.',
    publicCode: 'internal_error',
  },
  job_ended: { retryable: false, message: 'The job has already ended.' },
  run_concluding: { retryable: false, message: 'The run no longer gathers.' },
  job_unknown: { retryable: false, message: 'There is no such job.' },
  dataset_unavailable: {
    retryable: true,
    message: 'The vehicle dataset cannot be opened.',
    publicCode: 'provider_unavailable',
  },
  company_not_found: {
    retryable: false,
    message: 'No company fits.',
    publicCode: 'not_found',
    publicMessage:
      'No company fits this name or id. Search for companies first, and send one of them with ' +
      'its id.',
  },
  company_ambiguous: {
    retryable: false,
    message: 'Several companies fit.',
    publicCode: 'not_found',
    publicMessage:
      'Several companies fit this name. Search for companies first, and send one of them with ' +
      'its id.',
  },
  source_rate_limited: { retryable: true, message: 'The provider allows no request for now.' },
  source_unavailable: {
    retryable: true,
    message: 'The provider cannot be reached or does not answer.',
  },
  source_changed: { retryable: false, message: 'The provider answered in an unknown shape.' },
  model_rate_limited: {
    retryable: true,
    message: 'The language model allows no request for now.',
    publicCode: 'provider_unavailable',
  },
  model_unavailable: {
    retryable: true,
    message: 'The language model cannot be reached or does not answer.',
    publicCode: 'provider_unavailable',
  },
  model_rejected: {
    retryable: false,
    message: 'The language model refuses the request: key, model or quota.',
    publicCode: 'provider_unavailable',
  },
  model_changed: {
    retryable: false,
    message: 'The language model answered in an unknown shape.',
    publicCode: 'provider_unavailable',
  },
  budget_reached: {
    retryable: false,
    message: "The run's budget did not cover it.",
  },
  subject_suppressed: {
    retryable: false,
    message: 'The person asked not to be researched.',
    publicCode: 'subject_suppressed',
  },
  image_unreachable: unusable('The address of the picture cannot be reached.'),
  image_private_address: unusable('The address of the picture leads into a private network.'),
  image_denied_host: unusable('The picture is on a host that this service does not read.'),
  image_robots: unusable('The robots.txt of the host does not let programs read the picture.'),
  image_status: unusable(
    'The address of the picture answers with an error: it has to open without signing in.',
  ),
  image_too_large: unusable('The picture is larger than 10 MB.'),
  image_too_slow: unusable('The picture does not come within 10 seconds.'),
  image_missing: unusable('There is no readable picture at the address.'),
  image_too_many_pixels: unusable('The picture has more than 25 megapixels.'),
  image_type: unusable('The picture is no JPEG, PNG, WebP, GIF or AVIF.'),
  fixture_unavailable: {
    retryable: false,
    message: 'No provider answers in this sandbox scenario.',
    publicCode: 'provider_unavailable',
  },
  fixture_broken: {
    retryable: false,
    message: 'The sandbox scenario breaks the run.',
    publicCode: 'internal_error',
  },
  run_lost: {
    retryable: false,
    message: 'The run was ended from outside.',
    publicCode: 'internal_error',
  },
  receiver_busy: {
    retryable: true,
    message: 'The endpoint has as many requests before it as it gets at a time.',
  },
  clock_differs: { retryable: true, message: "The worker's clock differs from the database's." },
  store_unavailable: {
    retryable: true,
    message: 'The database cannot be reached.',
    publicCode: 'provider_unavailable',
  },
  internal: { retryable: true, message: 'The activity failed.', publicCode: 'internal_error' },
} as const satisfies Record<string, FailureRow>

export type FailureType = keyof typeof failures

/** What a caller can read as the reason why a run ended. */
export const runEndCodes: ReadonlySet<ErrorCode> = new Set(
  Object.values(failures).flatMap((row: FailureRow) => row.publicCode ?? []),
)

/** True for the names of the table; anything else came from Temporal or from a bug. */
function isFailureType(type: string): type is FailureType {
  return Object.hasOwn(failures, type)
}

/** The code under which a run that this failure ended is reported to the caller. */
export function choosePublicCode(type: string): ErrorCode {
  if (!isFailureType(type)) return 'internal_error'
  const row: FailureRow = failures[type]
  return row.publicCode ?? 'internal_error'
}

/** The message that the caller reads with that code; null: the one of the code. */
export function findPublicMessage(type: string): string | null {
  if (!isFailureType(type)) return null
  const row: FailureRow = failures[type]
  return row.publicMessage ?? null
}
