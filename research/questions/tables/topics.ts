import type { ClaimPath } from '../../claims/claim.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import { type TopicName, topicWords } from './topic-words.ts'

type Topic = {
  /** Which claims answer it, most fitting first. */
  paths: readonly ClaimPath[]
  /** The question asks for it; small letters. English, German, French, Spanish. */
  asks: RegExp
  /** Words that ask for nothing beyond the topic, folded. */
  words: ReadonlySet<string>
  /** What a search engine is given for it. */
  search: string
}

/** @param opening what stands in front of what asks for it */
function toTopic(
  name: TopicName,
  { paths, search }: Pick<Topic, 'paths' | 'search'>,
  opening = String.raw`(?<!\p{L})`,
): Topic {
  const { asks, words } = topicWords[name]
  return {
    paths,
    asks: new RegExp(String.raw`${opening}${joinAlternatives(asks)}(?!\p{L})`, 'u'),
    words: parseWordSet(Object.values(words).join(' ')),
    search,
  }
}

/** What questions are about, by their words. */
export const topics: Readonly<Record<TopicName, Topic>> = {
  past_work: toTopic(
    'past_work',
    { paths: ['work.positions', 'mentions.items'], search: 'career formerly' },
    '\\b',
  ),
  work: toTopic('work', {
    paths: ['work.positions', 'identity.headline', 'mentions.items'],
    search: 'works at',
  }),
  role: toTopic('role', {
    paths: ['work.positions', 'identity.headline', 'mentions.items'],
    search: 'position',
  }),
  place: toTopic('place', { paths: ['locations.items', 'mentions.items'], search: 'based in' }),
  education: toTopic('education', {
    paths: ['education.items', 'mentions.items'],
    search: 'studied university',
  }),
  age: toTopic('age', { paths: ['identity.birthYear', 'identity.deathYear'], search: 'born' }),
  accounts: toTopic('accounts', {
    paths: ['social.accounts', 'contact.websites'],
    search: 'profile',
  }),
  website: toTopic('website', {
    paths: ['contact.websites', 'social.accounts'],
    search: 'website',
  }),
  contact: toTopic('contact', {
    paths: ['contact.emails', 'contact.phones', 'contact.websites', 'social.accounts'],
    search: 'contact email',
  }),
  relatives: toTopic('relatives', {
    paths: ['relatives.items', 'mentions.items'],
    search: 'family',
  }),
  achievements: toTopic('achievements', {
    paths: ['mentions.items', 'identity.headline'],
    search: 'award publications',
  }),
  same: toTopic('same', {
    paths: ['identity.aliases', 'social.accounts', 'contact.websites', 'identity.name'],
    search: '',
  }),
  who: toTopic(
    'who',
    {
      paths: [
        'identity.headline',
        'work.positions',
        'locations.items',
        'education.items',
        'mentions.items',
      ],
      search: '',
    },
    '^(?:so |and |und |et |y )?',
  ),
}
