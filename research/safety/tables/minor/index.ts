import { unwrap } from '../../../text/patterns/unwrap.ts'
import { dutch, english, german, swedish } from './germanic.ts'
import { arabic, chinese, polish, russian, turkish } from './others.ts'
import { french, italian, portuguese, spanish } from './romance.ts'

/** All languages; their patterns hardly meet in one text. */
export const wordings = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  swedish,
  polish,
  russian,
  turkish,
  arabic,
  chinese,
] as const

/**
 * Youth teams, and ages in brackets or between commas behind a name, which all languages write
 * alike.
 */
export const shared = {
  teams: [
    'u-?(?:[6-9]|1[0-7])s?|under[ -]?(?:[6-9]|1[0-7])s?|sub[ -]?(?:[6-9]|1[0-7])',
    unwrap`
      (?:onder|jo|mo)[- ]?(?:[6-9]|1[0-7])|moins de (?:[6-9]|1[0-7]) ans|do lat (?:[6-9]|1[0-7])`,
  ],
  ages: [
    String.raw`(?<=(?:\p{Lu}[\p{L}'’-]{1,30}|\u0001) ?)[(（](\d{1,2})[)）]`,
    unwrap`
      (?<=(?:\p{Lu}[\p{L}'’-]{1,30} \p{Lu}[\p{L}'’-]{1,30}|\u0001)), (\d{1,2})
      (?=[,.;](?!\d)|: ?[“„«"])`,
  ],
} as const
