import { buildStemTable } from '../../../text/patterns/stem-table.ts'
import { parseWordSet } from '../../../text/patterns/word-set.ts'

/**
 * Walks of life and the people who follow them, folded to ASCII; a trailing `*` takes every
 * ending. `topics` has the words that texts of a walk of life use, and many callings among them;
 * this table adds callings that it lacks. Own knowledge.
 */
const lines = `
academia: mathematician* historian* philosopher* librarian* archivist* linguist* archaeolog*
  bibliothekar* bibliothecaire* bibliotecari* historiker* historien* philosoph*
books: librarian* archivist* translator* bibliothekar* bibliothecaire* bibliotecari* ubersetzer*
  traduct*
science: mathematician* statistician* veterinar* vet tierarzt* archaeolog*
medicine: midwife midwives veterinar* vet tierarzt* optician* optometrist* paramedic* apotheker*
  hebamme* krankenschwester* infirmier* enfermer* physio*
farming: farmer* rancher* winemaker* vintner* beekeeper* shepherd* gardener* veterinar* vet
  tierarzt* landwirt* winzer* bauer agricult* vigneron* granjer* contadin*
food: chef chefs cook cooks baker* butcher* brewer* barista* winemaker* vintner* waiter* waitress*
  bartender* restaurateur* koch kochin backer* boulanger* cuisinier* cociner* panader* cuoc*
trades: plumber* electrician* carpenter* mechanic mechanics welder* roofer* bricklayer* joiner*
  builder* locksmith* handyman tailor* cobbler* blacksmith* painter* elektriker* tischler*
  menuisier* carpinter* falegname*
engineering: plumber* electrician* mechanic mechanics welder* surveyor* architect* builder* pilot*
  ingenieur* ingenier* ingegner*
aviation: pilot* aviator* astronaut* steward stewardess
military: pilot* admiral* sailor*
rescue: fire firefighter* fireman paramedic* lifeguard* detective* police* policeman policewoman
  sheriff* constable* feuerwehr* pompier* bombero* polizist* policier*
crime: detective* policeman policewoman sheriff* constable* prosecutor* polizist* policier*
law: notary notar* prosecutor* juge abogad* procureur*
sea: sailor* skipper* navigator* fisherman admiral*
transport: driver* trucker* courier* postman
music: pianist* violinist* cellist* guitarist* drummer* organist* rapper* dirigent* dancer*
  choreograph*
film: comedian* dancer* choreograph*
art: curator* potter* weaver*
history: curator* archaeolog*
sport: footballer* golfer* cyclist* boxer* wrestler* cricketer* jockey* goalkeeper* umpire* skier*
  skater* rower* dancer* futbolista* calciator*
politics: councillor* councilman councilwoman ambassador* diplomat* lawmaker* alderman lobbyist*
  activist*
religion: rabbi* imam* monk* nun nuns vicar* chaplain* deacon* pretre* sacerdote*
economics: accountant* bookkeeper* auditor* actuar* trader* comptable* okonom* contador*
  buchhalter*
business: accountant* bookkeeper* auditor* actuar* trader* merchant* comptable* buchhalter*
beauty: hairdresser* barber* beautician* stylist* friseur* coiffeu*
`.replace(/\n {2}/g, ' ')

/**
 * Callings of every walk of life: a captain plays, sails or fights fires, a director may make
 * films, and the treasurer of a club has another trade.
 */
const anywhere = parseWordSet(`
  director producer president author writer editor member leader captain chief general major agent
  doctor dr sir lord lady speaker principal master fellow model player candidate secretary associate
  broker head designer officer treasurer
  direktor direktorin directeur directrice directora direttore diretor presidente presidenta
  prasident prasidentin autor autora autorin auteur autrice
`)

const table = lines
  .trim()
  .split('\n')
  .map((line) => {
    const end = line.indexOf(':')
    return { walk: line.slice(0, end), words: line.slice(end + 1) }
  })

const choose = buildStemTable(table.map(({ words }) => words))

/** Whether a folded word names a calling that every walk of life has. */
export function isCalledAnywhere(word: string): boolean {
  return anywhere.has(word)
}

/** @returns the walks of life of a calling, by their names in `topics` or by one of their own */
export function chooseCallings(word: string): string[] {
  return choose(word).flatMap((line) => table[line]?.walk ?? [])
}
