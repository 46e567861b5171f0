import { isObject } from '../../../contract/fields/is-object.ts'
import { buildOpenApi } from '../../../contract/openapi/openapi.ts'

/** An OpenAPI document as plain JSON. */
export type Json = Record<string, unknown>

/** The document of the contract, as those read it who fetch it. */
export function buildDocument(): Json {
  return record(JSON.parse(JSON.stringify(buildOpenApi('http://service.test', {}))))
}

/** @returns an empty record for anything else */
export function record(value: unknown): Json {
  return isObject(value) ? value : {}
}

export function list(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** Follows a `$ref` of the document, if there is one. */
export function resolve(document: Json, value: Json): Json {
  if (typeof value.$ref !== 'string') return value
  const target = value.$ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, name) => record(at)[name], document)
  if (!isObject(target)) throw new Error(`the document holds no ${value.$ref}`)
  return resolve(document, target)
}
