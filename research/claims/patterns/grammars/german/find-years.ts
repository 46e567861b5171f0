/** When a clause says that something was: `once` is a year that opens no span. */
type GermanYears = {
  from: string | null
  to: string | null
  once: string | null
  isLasting: boolean
}

const year = '((?:19|20)\\d\\d)(?!\\d)'
const when = `(?:dem Jahre? |Jahre? |\\d{1,2}[./] ?)?(?:(?!und |bis )\\p{L}+ |\\d{1,2}[./])?${year}`
const notBefore = '(?<![\\p{L}\\d/.-])'
const form = (text: string) => new RegExp(notBefore + text, 'iu')
/** The first that fits is read. */
const forms = {
  range: [
    form(`(?:von|zwischen) ${when} (?:bis|und) ${when}`),
    form(`${year}\\s?(?:[-–—]|bis)\\s?${year}`),
  ],
  lasting: [form(`seit ${when}`), form(`${year}\\s?(?:[-–—]|bis)\\s?(?:heute|jetzt)(?!\\p{L})`)],
  from: [form(`ab ${when}`), form(`von ${when} an(?!\\p{L})`)],
  until: [form(`bis (?:zum |zu )?${when}`)],
  once: [form(`${year}(?![-–—/])`)],
}

/** The years of a clause: "seit 2019", "von 2008 bis 2014", "ab 2012", "2011". */
export function findYears(text: string): GermanYears {
  const years = { from: null, to: null, once: null, isLasting: false }
  if (!/\d{4}/.test(text)) return years
  const found = (kind: keyof typeof forms) =>
    forms[kind].map((one) => one.exec(text)).find((one) => one !== null) ?? null
  const range = found('range')
  if (range !== null) return { ...years, from: range[1] ?? null, to: range[2] ?? null }
  const lasting = found('lasting')
  if (lasting !== null) return { ...years, from: lasting[1] ?? null, isLasting: true }
  const from = found('from')
  if (from !== null) return { ...years, from: from[1] ?? null }
  const until = found('until')
  if (until !== null) return { ...years, to: until[1] ?? null }
  return { ...years, once: found('once')?.[1] ?? null }
}
