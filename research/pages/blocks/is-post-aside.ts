import { isNamedSignature } from '../facts/is-thread.ts'
import { remarkLists } from '../facts/tables/post-bodies.ts'
import type { Outline } from './build-block-outline.ts'

/** Characters. */
const maxNamesLength = 300
const lists: ReadonlySet<string> = new Set(Object.values(remarkLists).flat())

/** Whether an element below the posts of a thread is none: a signature, or remarks on an answer. */
export function isPostAside({ element }: Outline): boolean {
  const names = (element.getAttribute('class') ?? '').slice(0, maxNamesLength)
  return isNamedSignature(element) || names.split(/\s+/).some((name) => lists.has(name))
}
