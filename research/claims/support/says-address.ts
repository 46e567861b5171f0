import { toPageKey } from '../../text/addresses/page-key.ts'
import { toWebAddress } from '../../text/addresses/parse-host.ts'

const tail = /[/.,;:!?)\]}>"'’”]+$/

/** @returns whether an e-mail address stands in the text by itself */
export function saysEmail(text: string, email: string): boolean {
  const wanted = email.trim().toLowerCase()
  return (
    wanted !== '' &&
    text
      .toLowerCase()
      .split(/[\s<>()[\]{},;:"'“”|]+/)
      .some(
        (run) =>
          run
            .replace(/^mailto:?/, '')
            .replace(/[.?!]+$/, '')
            .replace(/\?.*$/, '') === wanted,
      )
  )
}

/**
 * @returns whether a web address stands in the text, in any spelling of its page; a longer path is
 * another address
 */
export function saysUrl(text: string, url: string): boolean {
  const wanted = parseRun(url.trim())
  return wanted !== null && text.split(/[\s<>()[\]{}"“”|]+/).some((run) => parseRun(run) === wanted)
}

/** The page that a run of signs leads to, with a label before it and punctuation behind it. */
function parseRun(run: string): string | null {
  if (!run.includes('.')) return null
  return toPageKey(toWebAddress(run.replace(/^[a-z_ ]*:(?=https?:)/i, '').replace(tail, '')))
}

/** Two numbers with these last digits in common are one, unless both name their countries. */
const minSharedDigits = 7
const numberRun = /(?:\+|\b00)?\(?\d[\d\s().\u00A0/‑–-]{5,}\d/g

/**
 * @param phone E.164, or a national number with its leading 0
 * @returns whether the text has this number, in international or national notation
 */
export function saysPhone(text: string, phone: string): boolean {
  const wanted = phone.replace(/\D/g, '')
  return (
    wanted.length >= minSharedDigits &&
    (text.match(numberRun) ?? []).some((run) => isPhone(run, wanted))
  )
}

function isPhone(run: string, wanted: string): boolean {
  const digits = run.replace(/\(0\)/, '').replace(/\D/g, '')
  if (/^\s*\(?\+/.test(run))
    return digits === wanted || (wanted.startsWith('0') && digits.endsWith(wanted.slice(1)))
  if (digits === wanted || digits.replace(/^00/, '') === wanted) return true
  const national = digits.replace(/^0+/, '')
  return national.length >= minSharedDigits && wanted.endsWith(national)
}
