import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { decodeReferences } from '../../text/signs/decode-references.ts'
import { notFoundWords } from './tables/not-found.ts'

/** Titles and first headings stand early; what is later is content. Characters. */
const maxHeadLength = 300_000

/** The text of the first `title` element; empty where there is none. */
export function parseTitle(body: string): string {
  return textBetween(body, /<title/i, /<\/title/i)
}

/** The text of the first `h1` element; empty where there is none. */
export function parseHeading(body: string): string {
  return textBetween(body, /<h1/i, /<\/h1/i)
}

/** The text of the first such element, without tags, at most 300 characters. */
function textBetween(body: string, open: RegExp, close: RegExp): string {
  // a copy in lower case for each look at each page would be the largest part of a sweep's garbage
  const head = body.slice(0, maxHeadLength)
  const start = head.search(open)
  const inside = start === -1 ? -1 : head.indexOf('>', start)
  if (inside === -1) return ''
  const length = head.slice(inside).search(close)
  const text = body.slice(inside + 1, inside + (length === -1 ? 300 : Math.min(length, 2000)))
  return decodeReferences(text.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
}

const htmlStart = new RegExp(
  unwrap`
    ^\s*(?:<!--[^>]*-->\s*)?<(?:!doctype|html|head|body|\?xml|div|meta|title|script|h1|p)\b`,
  'i',
)

/** Whether a body looks like HTML by its first 2,000 characters. */
export function isHtml(body: string): boolean {
  return htmlStart.test(body.slice(0, 2000))
}

const notFound = new RegExp(joinAlternatives(notFoundWords), 'i')

/**
 * Whether a short text says that there is nothing here. The name is taken out first: an account may
 * be called "404".
 */
export function saysNotFound(text: string, username: string): boolean {
  return notFound.test(username === '' ? text : replaceName(text, username))
}

function replaceName(text: string, username: string): string {
  return text.toLowerCase().replaceAll(username.toLowerCase(), '…')
}

/**
 * How a page speaks of a name: as text of its own (`named`), only inside a sentence that denies it
 * (`denied`), only in addresses and form fields, as every page repeats what it was asked (`asked`),
 * or not at all.
 */
export function judgeEcho(body: string, username: string): 'named' | 'denied' | 'asked' | 'none' {
  const text = body.toLowerCase()
  const name = username.toLowerCase()
  let seen: 'denied' | 'asked' | 'none' = 'none'
  let looked = 0
  for (
    let at = text.indexOf(name);
    at !== -1 && looked < 200;
    at = text.indexOf(name, at + name.length)
  ) {
    looked += 1
    const before = text.slice(Math.max(0, at - 120), at)
    const after = text.slice(at + name.length, at + name.length + 120)
    if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)) continue
    if (isInAddressOrField(before)) seen = seen === 'none' ? 'asked' : seen
    else if (saysNotFound(sentenceAround(before, after), '')) seen = 'denied'
    else return 'named'
  }
  return seen
}

/** @param before what stands in front of the name */
function isInAddressOrField(before: string): boolean {
  const isInside =
    /(?:[/=~]|%2f|%40|%3d|\/@|=@)$/.test(before) ||
    /(?:value|href|content|action|src|next|url|placeholder)=["'][^"'<>\s]*$/.test(before)
  if (!isInside) return false
  // an og:title names the account, an og:url only repeats the question
  return (
    !/content=["'][^"']*$/.test(before) ||
    /https?:|\/[^"']*$/.test(before.slice(before.lastIndexOf('content=')))
  )
}

/** What stands around a name in the same sentence or element. */
function sentenceAround(before: string, after: string): string {
  const tail = before.slice(
    Math.max(
      before.lastIndexOf('. '),
      before.lastIndexOf('</'),
      before.lastIndexOf('\n'),
      before.lastIndexOf('{'),
    ) + 1,
  )
  const end = after.search(/\. |<\/|\n|\}/)
  return (
    `${tail.replace(/<[^<>]*>/g, ' ')} … ` +
    `${(end === -1 ? after : after.slice(0, end)).replace(/<[^<>]*>/g, ' ')}`
  )
}
