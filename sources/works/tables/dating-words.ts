import { unwrap } from '../../../research/text/patterns/unwrap.ts'

/** What stands beside the years of a life in an English heading, as patterns. */
export const datingWords = {
  about: 'approximately|approx|about|circa|ca?|or',
  events: 'born|died|[bd]',
  months: unwrap`
    jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?
    |oct(?:ober)?|nov(?:ember)?|dec(?:ember)?`,
}

/** English words that make a year the end of a time in which something was, as patterns. */
export const boundWords = { before: 'before|until|by', after: 'after|since' }
