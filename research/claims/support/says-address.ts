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
 * @returns whether a web address stands in the text, protocol, `www.` and a closing slash aside; a
 * longer path is another address
 */
export function saysUrl(text: string, url: string): boolean {
  const wanted = plainUrl(url)
  return wanted !== '' && text.split(/[\s<>()[\]{}"“”|]+/).some((run) => plainUrl(run) === wanted)
}

function plainUrl(url: string): string {
  const bare = url
    .trim()
    .replace(/^[a-z_ ]*:(?=https?:)/i, '')
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(tail, '')
  const [host = '', ...path] = bare.split('/')
  return [host.toLowerCase(), ...path].join('/').replace(/[?#]$/, '')
}

/** Two numbers with this many last digits in common are one, unless both name their countries. */
const telling = 7
const numberRun = /(?:\+|\b00)?\(?\d[\d\s().\u00A0/‑–-]{5,}\d/g

/**
 * @param phone E.164 @returns whether the text has this number, in international or national
 * notation
 */
export function saysPhone(text: string, phone: string): boolean {
  const wanted = phone.replace(/\D/g, '')
  return (
    wanted.length >= telling && (text.match(numberRun) ?? []).some((run) => isPhone(run, wanted))
  )
}

function isPhone(run: string, wanted: string): boolean {
  const digits = run.replace(/\(0\)/, '').replace(/\D/g, '')
  if (/^\s*\(?\+/.test(run)) return digits === wanted
  if (digits === wanted || digits.replace(/^00/, '') === wanted) return true
  const national = digits.replace(/^0+/, '')
  return national.length >= telling && wanted.endsWith(national)
}
