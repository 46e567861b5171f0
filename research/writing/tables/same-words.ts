import { parseWordSet } from '../../text/patterns/word-set.ts'

/** Words that say one thing of an honour, a work or a talk from several sides. Own knowledge. */
export const sameWords: readonly ReadonlySet<string>[] = [
  parseWordSet(`
    award awarded receive received earned won wins recognised recognized honour honoured
  `),
  parseWordSet('author authors authored book books write writes wrote written'),
  parseWordSet('give gives gave given deliver delivered'),
  parseWordSet('nominate nominated nominee nomination'),
  parseWordSet('speak speaks spoke speaker keynote'),
  parseWordSet('complete completed finish finished'),
  parseWordSet('lead leads led leading leader leadership head heads headed'),
  parseWordSet('publish published publishes publication publications'),
  parseWordSet(`
    oversee oversees oversaw overseen overseeing supervise supervises supervised supervision
  `),
  parseWordSet('build builds built building construct constructed construction'),
  parseWordSet('move moved relocate relocated'),
  parseWordSet('final finals finalist'),
  parseWordSet('operate operates operated operating operator operators operation'),
  parseWordSet('supply supplies supplied supplying supplier suppliers'),
  parseWordSet('cite cites cited citation citations'),
  parseWordSet('employ employs employed employee employees'),
  parseWordSet('chair chairs chaired chairing chairman chairwoman chairperson'),
  parseWordSet('attract attracts attracted draw draws drew drawn'),
  parseWordSet('tell tells told say says said state states stated remark remarked testified'),
]

/** Words that hold wherever one of the narrower words behind them is said, not the reverse. */
export const widerWords: readonly (readonly [
  wide: ReadonlySet<string>,
  narrow: ReadonlySet<string>,
])[] = [
  [parseWordSet('people'), parseWordSet('employee employees worker workers')],
  [
    parseWordSet('support supports supported'),
    parseWordSet('fund funds funded funding finance financed sponsor sponsored'),
  ],
  [
    parseWordSet('teach teaches taught teaching'),
    parseWordSet('lecture lectures lectured lecturing lecturer'),
  ],
  [parseWordSet('give gave given'), parseWordSet('donate donated donation')],
  [
    parseWordSet('launch launches launched start started'),
    parseWordSet('found founded establish established start started create created'),
  ],
  [
    parseWordSet('create creates created creator'),
    parseWordSet('invent invented inventor develop developed developer'),
  ],
  [
    parseWordSet('discuss discusses discussed talk talked'),
    parseWordSet('speak speaks spoke speaker'),
  ],
  [
    parseWordSet('participate participates participated'),
    parseWordSet('compete competes competed'),
  ],
  [parseWordSet('move moves moved'), parseWordSet('emigrate emigrated immigrate immigrated')],
]
