import { isId } from '../../contract/fields/ids.ts'
import { type OperationName, operationNames } from '../../contract/operations/operations.ts'
import { SearchInput } from '../../contract/operations/search.ts'
import { parseHttpUrl } from '../../research/text/addresses/parse-http-url.ts'
import { parseArguments } from '../arguments.ts'
import { UsageError } from '../command.ts'
import { chooseType, renderTypeLine } from './choose-type.ts'

const usage = `npm run ask -- search QUERY [--type name|phone|email|username]
                            [--platforms x,tiktok]
npm run ask -- dossier NAME [--headline TEXT] [--refresh]
npm run ask -- chat NAME QUESTION
npm run ask -- company NAME|LEI|"GB 08957400"|TICKER
npm run ask -- company-profile NAME [--id lei:…|gb:08957400|cik:…] [--refresh]
npm run ask -- image URL
npm run ask -- vin VIN [--refresh]
npm run ask -- job job_…          follows a job that was left running

  --sandbox    answer about the invented Ada Marlowe, whatever the name is
  --json       print the JSON answer; for a pipe: npm run --silent ask -- …
  --curl       print the request without sending it
  --url URL    the service; by default the one that npm start runs
  --key KEY    an API key`

/** What to ask: an operation with its input, or a job to follow. */
export type Wanted =
  | { operation: OperationName; input: Record<string, unknown> }
  | { jobId: string }

export type Options = {
  wanted: Wanted
  /** For the person: what was understood. */
  note: string | null
  sandbox: boolean
  json: boolean
  curl: boolean
  url: string | undefined
  key: string | undefined
}

/**
 * @throws UsageError with a sentence for the person at the keyboard; Help where that is asked for
 */
export function parseOptions(args: readonly string[]): Options {
  const { values, words: positionals } = parse(args)
  const { sandbox = false, json = false, curl = false, url, key } = values
  if (url !== undefined && parseHttpUrl(url) === null)
    throw new UsageError(`--url takes an address such as http://localhost:3000, not ${url}.`)
  const [name = '', ...words] = positionals
  const common = { sandbox, json, curl, url, key }
  if (name === 'job') return { ...common, wanted: { jobId: parseJobId(words) }, note: null }
  const operation = findOperation(name)
  if (operation === null)
    throw new UsageError(
      name === ''
        ? usage
        : `There is no operation ${name}: try ` +
            `${operationNames.map(chooseWord).join(', ')}.\n\n${usage}`,
    )
  const { input, note } = readers[operation](words, values)
  return { ...common, wanted: { operation, input }, note }
}

/** Operations that have a shorter name on the command line. */
const shortWords = {
  entity_search: 'company',
  entity_dossier: 'company-profile',
  reverse_image: 'image',
} as const satisfies Partial<Record<OperationName, string>>

function chooseWord(name: OperationName): string {
  const known: Partial<Record<OperationName, string>> = shortWords
  return known[name] ?? name
}

function findOperation(word: string): OperationName | null {
  return operationNames.find((name) => chooseWord(name) === word || name === word) ?? null
}

function parse(args: readonly string[]) {
  return parseArguments(usage, args, {
    words: null,
    options: {
      type: { type: 'string' },
      platforms: { type: 'string' },
      headline: { type: 'string' },
      id: { type: 'string' },
      refresh: { type: 'boolean' },
      sandbox: { type: 'boolean' },
      json: { type: 'boolean' },
      curl: { type: 'boolean' },
      url: { type: 'string' },
      key: { type: 'string' },
    },
  })
}

type Values = ReturnType<typeof parse>['values']
type Read = { input: Record<string, unknown>; note: string | null }

/**
 * How words on a command line become an operation's input. A new operation is missing here until it
 * has a line.
 */
const readers: Readonly<Record<OperationName, (words: readonly string[], values: Values) => Read>> =
  {
    search: (words, { type, platforms, ...others }) => {
      refuseOthers(others, 'search')
      const query = words.join(' ')
      if (query.trim() === '')
        throw new UsageError(
          'QUERY is missing: search takes a name, phone number, email address or ' +
            `username.\n\n${usage}`,
        )
      const read = SearchInput.shape.type.safeParse(type ?? chooseType(query))
      if (!read.success)
        throw new UsageError(`--type takes name, phone, email or username, not ${type}.`)
      const input = { query, type: read.data, ...(platforms === undefined ? {} : { platforms }) }
      return { input, note: type === undefined ? renderTypeLine(query, read.data) : null }
    },
    dossier: (words, { headline, refresh, ...others }) => {
      refuseOthers(others, 'dossier')
      const name = words.join(' ')
      if (name.trim() === '') throw new UsageError(`NAME is missing.\n\n${usage}`)
      const person = { name, ...(headline === undefined ? {} : { headline }) }
      return { input: { person, ...(refresh === undefined ? {} : { refresh }) }, note: null }
    },
    chat: ([name, ...words], others) => {
      refuseOthers(others, 'chat')
      const content = words.join(' ')
      if (name === undefined || content.trim() === '')
        throw new UsageError(`chat takes a NAME, in quotes, and a QUESTION.\n\n${usage}`)
      return { input: { person: { name }, messages: [{ role: 'user', content }] }, note: null }
    },
    entity_search: (words, others) => {
      refuseOthers(others, 'entity_search')
      const query = words.join(' ')
      if (query.trim() === '')
        throw new UsageError(`company takes a name, an LEI, a number or a ticker.\n\n${usage}`)
      return { input: { query }, note: null }
    },
    entity_dossier: (words, { id, refresh, ...others }) => {
      refuseOthers(others, 'entity_dossier')
      const name = words.join(' ')
      if (name.trim() === '') throw new UsageError(`NAME is missing.\n\n${usage}`)
      const company = { name, ...(id === undefined ? {} : { id }) }
      return { input: { company, ...(refresh === undefined ? {} : { refresh }) }, note: null }
    },
    reverse_image: ([imageUrl, ...more], others) => {
      refuseOthers(others, 'reverse_image')
      if (imageUrl === undefined || more.length > 0)
        throw new UsageError(`image takes the https address of one picture.\n\n${usage}`)
      return { input: { imageUrl }, note: null }
    },
    vin: ([vin, ...more], { refresh, ...others }) => {
      refuseOthers(others, 'vin')
      if (vin === undefined || more.length > 0)
        throw new UsageError(`vin takes one VIN.\n\n${usage}`)
      return { input: { vin, ...(refresh === undefined ? {} : { refresh }) }, note: null }
    },
  }

/** Refuses options without effect on this operation: ignoring them would hide a mistake. */
function refuseOthers(
  { type, platforms, headline, id, refresh }: Values,
  operation: OperationName,
): void {
  const [extra] = Object.entries({ type, platforms, headline, id, refresh }).flatMap(
    ([name, value]) => (value === undefined ? [] : [name]),
  )
  if (extra !== undefined) throw new UsageError(`${chooseWord(operation)} takes no --${extra}.`)
}

function parseJobId([id, ...more]: readonly string[]): string {
  if (id === undefined || more.length > 0 || !isId('job', id))
    throw new UsageError('job takes the id of one job, such as job_01J….')
  return id
}
