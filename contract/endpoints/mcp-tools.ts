/** The tools of the MCP server: what each is called with, and the endpoint that it calls. */
import { z } from 'zod'
import { limits } from '../fields/limits.ts'
import { text } from '../fields/text.ts'
import { toHttpsMessage } from '../fields/to-plain-message.ts'
import { platforms } from '../operations/search.ts'
import type { EndpointName } from './endpoints.ts'

/** Clients end a tool call after some 60 seconds. */
export const waitSeconds = { default: 45, max: 50 } as const

const wait = z
  .int()
  .min(0)
  .max(waitSeconds.max)
  .default(waitSeconds.default)
  .meta({ description: 'seconds to wait before the answer is a running job' })

const personName = text({ max: limits.personName }).meta({ description: 'full name' })

const SearchPeopleInput = z.strictObject({
  query: text({ max: limits.query }).meta({
    description: 'a name, phone number, email address or username',
  }),
  type: z
    .enum(['name', 'phone', 'email', 'username'])
    .default('name')
    .meta({ description: 'what the query is' }),
  platforms: z
    .array(z.enum(platforms))
    .max(limits.platformsItems)
    .optional()
    .meta({ description: 'narrows a username search to these platforms' }),
})

const BuildDossierInput = z.strictObject({
  person: z
    .looseObject({
      name: personName,
      headline: text({ min: 0, max: limits.headline })
        .optional()
        .meta({ description: 'who the person is: occupation, employer, place' }),
      tags: z
        .array(text({ min: 0, max: limits.tag }))
        .max(limits.tags)
        .optional()
        .meta({ description: 'what parts them from namesakes: words, an e-mail' }),
      primaryUsername: z.string().optional().meta({ description: 'a username of the person' }),
    })
    .meta({ description: 'a hit of search_people, unchanged, or a name with what is known' }),
  refresh: z
    .boolean()
    .default(false)
    .meta({
      description:
        'true: rebuild although a recent dossier exists; metered. The same call within two ' +
        'minutes finds the same dossier',
    }),
  wait_seconds: wait,
})

const message = z.strictObject({
  role: z.enum(['user', 'assistant']).meta({ description: 'who wrote it' }),
  content: text({ max: limits.chatContent }).meta({ description: 'the text' }),
})

const AskAboutPersonInput = z.strictObject({
  person: z.looseObject({ name: personName }).meta({
    description:
      'a hit of search_people, or a name with what distinguishes the person from namesakes',
  }),
  question: text({ max: limits.chatContent }).meta({ description: 'one question' }),
  history: z
    .array(message)
    .max(limits.chatMessages - 1)
    .default([])
    .meta({ description: 'earlier questions and answers, oldest first' }),
  context: text({ min: 0, max: limits.chatContext })
    .optional()
    .meta({ description: 'text to consider, such as the summary of a dossier' }),
})

const GetJobInput = z.strictObject({
  job_id: z.string().meta({ description: 'the job_id of an earlier answer' }),
  wait_seconds: wait,
  section: z
    .string()
    .optional()
    .meta({ description: 'one part of the result, as an earlier answer names it in `omitted`' }),
})

const FindCompaniesInput = z.strictObject({
  query: text({ max: limits.query }).meta({
    description: 'a name, an LEI, a register number behind its country (GB 08957400) or a ticker',
  }),
})

const ProfileCompanyInput = z.strictObject({
  company: z.looseObject({ name: text({ max: limits.query }) }).meta({
    description: 'a hit of find_companies, unchanged; its id pins the company',
  }),
})

const FindPictureInput = z.strictObject({
  imageUrl: z
    .url({ protocol: /^https$/, error: toHttpsMessage })
    .max(2_048)
    .meta({ description: 'public https address of a picture' }),
})

const LookUpVehicleInput = z.strictObject({
  vin: z.string().max(40).meta({ description: 'the vehicle identification number' }),
})

type Arguments = Readonly<Record<string, unknown>>

type Tool = {
  title: string
  description: string
  /** A call of the tool is a call of this endpoint. */
  endpoint: EndpointName
  input: z.ZodType
  /** The body of the endpoint's request. */
  toBody: (args: Arguments) => Record<string, unknown>
  /** The paths of a 24 by 24 icon. */
  icon: string
  /** So many levels of its result are listed: the whole list has to stay short. */
  levels: number
}

/** In the order in which they are listed. A further operation is one row. */
const tools = {
  search_people: {
    title: 'Search people',
    description:
      'Finds candidates for a person on the public web by name, phone number, email address ' +
      'or username. Use it first, to learn which person is meant. Metered; takes up to a ' +
      'minute.',
    endpoint: 'search',
    input: SearchPeopleInput,
    toBody: (args) => ({ ...args }),
    icon: 'M10 4a6 6 0 104 10l6 6M10 4a6 6 0 014 10',
    levels: 2,
  },
  build_dossier: {
    title: 'Build dossier',
    description:
      'Builds a sourced dossier on one person: summary, sections, claims with verbatim ' +
      'excerpts, sources. Use it once it is clear which person is meant. Takes minutes when ' +
      'fresh, and is metered then; a recent one is free. When it is not done in time, the ' +
      'answer has status "running" and a job_id for get_job.',
    endpoint: 'dossier',
    input: BuildDossierInput,
    toBody: ({ wait_seconds: _wait, ...body }) => body,
    icon: 'M6 3h9l4 4v14H6zM9 11h7M9 15h7',
    levels: 2,
  },
  ask_about_person: {
    title: 'Ask about a person',
    description:
      'Answers one question about one person from cited public sources. Use it for a single ' +
      'fact; for an overview use build_dossier. Metered by what it uses.',
    endpoint: 'chat',
    input: AskAboutPersonInput,
    toBody: ({ question, history, ...body }) => ({
      ...body,
      messages: [...(Array.isArray(history) ? history : []), { role: 'user', content: question }],
    }),
    icon: 'M4 5h16v11H9l-5 4z',
    levels: 2,
  },
  get_job: {
    title: 'Get job',
    description:
      'Waits for a job that was still running and returns its result, or one part of a ' +
      'result that was too large for an answer. Free.',
    endpoint: 'getJob',
    input: GetJobInput,
    toBody: () => ({}),
    icon: 'M12 4a8 8 0 100 16 8 8 0 000-16zM12 8v5l3 2',
    levels: 2,
  },
  find_companies: {
    title: 'Find companies',
    description:
      'Finds companies in public registers. Use it first, to learn which company is meant. ' +
      'Metered.',
    endpoint: 'entity_search',
    input: FindCompaniesInput,
    toBody: (args) => ({ ...args }),
    icon: 'M4 21V4h9v17zM13 10h7v11z',
    levels: 1,
  },
  profile_company: {
    title: 'Profile a company',
    description:
      'Builds a sourced profile of one company: registration, people, figures, owners. Use ' +
      'it once it is clear which company is meant. Metered; a recent one is free.',
    endpoint: 'entity_dossier',
    input: ProfileCompanyInput,
    toBody: (args) => ({ ...args }),
    icon: 'M6 3h12v18H6zM9 8h6M9 12h6',
    levels: 1,
  },
  find_picture: {
    title: 'Find a picture',
    description:
      'Finds pages that show a picture, and pictures that look alike. It never says who is ' +
      'in it. Metered.',
    endpoint: 'reverse_image',
    input: FindPictureInput,
    toBody: (args) => ({ ...args }),
    icon: 'M4 5h16v14H4zM4 17l5-6 5 6',
    levels: 1,
  },
  look_up_vehicle: {
    title: 'Look up a vehicle',
    description:
      'Decodes a vehicle identification number: make, model, equipment, recalls. Use it for ' +
      'one vehicle. Metered.',
    endpoint: 'vin',
    input: LookUpVehicleInput,
    toBody: (args) => ({ ...args }),
    icon: 'M3 16v-4l3-5h12l3 5v4z',
    levels: 1,
  },
} as const satisfies Record<string, Tool>

export type ToolName = keyof typeof tools

/** Whether this is the name of a tool. */
export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(tools, name)
}

export const toolNames = Object.keys(tools).filter(isToolName)

/** A row with its literal types widened. */
export function toTool(name: ToolName): Tool {
  return tools[name]
}
