import { isObject } from '../../../contract/fields/is-object.ts'

/** An OpenAPI document as plain JSON. */
export type Json = Record<string, unknown>

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
