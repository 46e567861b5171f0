/**
 * Breaking changes between two OpenAPI documents, by the rules of the comparison tool oasdiff that
 * concern documents like ours (checked against oasdiff 1.30): what a generated client of the first
 * document would trip over.
 */
import { isObject } from '../../../contract/fields/is-object.ts'
import { type Json, list, record, resolve } from './document.ts'
import { compareSchemas } from './schema-changes.ts'

/** @returns one line for each breaking change, with the rule's name first */
export function breakingChanges(before: Json, after: Json): string[] {
  const found: string[] = []
  const documents = { before, after, seen: new Set<string>() }
  for (const [path, item] of Object.entries(record(before.paths))) {
    for (const [method, operation] of Object.entries(record(item))) {
      const now = record(record(after.paths)[path])[method]
      const at = `${method.toUpperCase()} ${path}`
      if (isObject(now)) found.push(...compareOperations(at, record(operation), now, documents))
      else found.push(`api-removed: ${at}`)
    }
  }
  return found
}

type Documents = { before: Json; after: Json; seen: Set<string> }

function compareOperations(at: string, old: Json, now: Json, documents: Documents): string[] {
  return [
    ...(old.operationId === now.operationId ? [] : [`api-operation-id-removed: ${at}`]),
    ...compareParameters(at, list(old.parameters), list(now.parameters), documents),
    ...compareBodies(at, record(old.requestBody), record(now.requestBody), documents),
    ...compareResponses(at, record(old.responses), record(now.responses), documents),
  ]
}

function compareParameters(at: string, old: Json[], now: Json[], documents: Documents): string[] {
  const same = (a: Json, b: Json) => a.name === b.name && a.in === b.in
  return [
    ...old.flatMap((parameter) => {
      const kept = now.find((candidate) => same(candidate, parameter))
      const where = `${at} parameter ${parameter.name}`
      if (kept === undefined) return [`request-parameter-removed: ${where}`]
      const required =
        kept.required === true && parameter.required !== true
          ? [`request-parameter-became-required: ${where}`]
          : []
      const schemas = { old: record(parameter.schema), now: record(kept.schema) }
      return [...required, ...compareSchemas(where, schemas, { ...documents, side: 'request' })]
    }),
    ...now
      .filter(
        (parameter) =>
          parameter.required === true && !old.some((candidate) => same(candidate, parameter)),
      )
      .map(({ name }) => `new-required-request-parameter: ${at} parameter ${name}`),
  ]
}

function compareBodies(at: string, old: Json, now: Json, documents: Documents): string[] {
  return Object.entries(record(old.content)).flatMap(([type, media]) => {
    const kept = record(now.content)[type]
    if (!isObject(kept)) return [`request-body-media-type-removed: ${at} ${type}`]
    const schemas = { old: record(record(media).schema), now: record(kept.schema) }
    return compareSchemas(`${at} body`, schemas, { ...documents, side: 'request' })
  })
}

function compareResponses(at: string, old: Json, now: Json, documents: Documents): string[] {
  return Object.entries(old).flatMap(([status, response]) => {
    const where = `${at} ${status}`
    const kept = now[status]
    if (!isObject(kept)) return [`response-status-removed: ${where}`]
    const content = record(record(response).content)
    return [
      ...compareHeaders(where, record(record(response).headers), record(kept.headers), documents),
      ...Object.entries(content).flatMap(([type, media]) => {
        const keptMedia = record(kept.content)[type]
        if (!isObject(keptMedia)) return [`response-media-type-removed: ${where} ${type}`]
        const schemas = { old: record(record(media).schema), now: record(keptMedia.schema) }
        return compareSchemas(`${where} ${type}`, schemas, { ...documents, side: 'response' })
      }),
    ]
  })
}

function compareHeaders(at: string, old: Json, now: Json, documents: Documents): string[] {
  return Object.entries(old).flatMap(([name, header]) => {
    const kept = now[name]
    if (!isObject(kept)) return [`response-header-removed: ${at} ${name}`]
    const schemas = {
      old: record(resolve(documents.before, record(header)).schema),
      now: record(resolve(documents.after, kept).schema),
    }
    return compareSchemas(`${at} header ${name}`, schemas, { ...documents, side: 'response' })
  })
}
