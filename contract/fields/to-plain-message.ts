import { z } from 'zod'

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const formats: Readonly<Record<string, string>> = {
  url: 'an address such as https://example.org',
  datetime: 'a time such as 2026-01-05T12:00:00Z',
  date: 'a date such as 2026-01-05',
}

/** What is wrong with a value, as what it must be; the schema library speaks of its own types. */
export const toPlainMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'is required'
  switch (issue.code) {
    case 'invalid_type':
      return mustBe(kinds[issue.expected])
    case 'invalid_format':
      return mustBe(formats[issue.format])
    case 'invalid_value':
      return (
        'must be ' +
        `${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`
      )
    case 'too_small':
      return isEmpty(issue)
        ? 'must not be empty'
        : `${chooseVerb(issue.origin)} at least ${describeSize(issue.origin, issue.minimum)}`
    case 'too_big':
      return `${chooseVerb(issue.origin)} at most ${describeSize(issue.origin, issue.maximum)}`
    case 'unrecognized_keys':
      return `is not a known property${describeKnown(issue.inst)}`
    default:
      return undefined
  }
}

function describeKnown(schema: z.core.$ZodRawIssue['inst']): string {
  if (!(schema instanceof z.core.$ZodObject)) return ''
  const names = Object.keys(schema._zod.def.shape)
  return names.length === 0 ? '' : ` (known: ${names.join(', ')})`
}

/** For a URL of which a scheme is demanded: it is no address, or another scheme's. */
export const toHttpsMessage: z.core.$ZodErrorMap = ({ code }) =>
  code === 'invalid_format' ? 'must be an https address' : undefined

function mustBe(kind: string | undefined): string | undefined {
  return kind === undefined ? undefined : `must be ${kind}`
}

const units: Readonly<Record<string, string>> = { string: 'character', array: 'item' }

function isEmpty({ origin, minimum }: { origin: string; minimum: number | bigint }): boolean {
  return origin in units && Number(minimum) === 1
}

function chooseVerb(origin: string): string {
  return origin in units ? 'must have' : 'must be'
}

function describeSize(origin: string, limit: number | bigint): string {
  const unit = units[origin]
  return unit === undefined ? String(limit) : `${limit} ${unit}${Number(limit) === 1 ? '' : 's'}`
}
