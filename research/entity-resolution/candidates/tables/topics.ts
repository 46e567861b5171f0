import { buildStemTable } from '../../../text/patterns/stem-table.ts'
import { parseWordSet } from '../../../text/patterns/word-set.ts'

/**
 * Walks of life and the words that give them away, folded to ASCII; a trailing `*` takes every
 * ending. English first, then words of other languages. Two findings under one name that speak of
 * the same walk of life are more often one person than chance. Own knowledge.
 */
const lines = `
academia: professor lecturer university college faculty phd research* publication* paper* journal
  conference proceedings workshop thesis department dept institute lab laboratory scholar academic
  emeritus postdoc* citation* abstract lecture* theory student* curriculum syllabus seminar
  dissertation alumni professeur universite universitat universidad universita universiteit
  professore profesor forschung recherche investigacion dozent chercheur dblp citeseer ssrn eprint*
  arxiv coauthor* bibliography symposium tutorial
computing: software computer* computing programming code java linux algorithm* data database*
  metadata semantic ontology system* network* developer* engineer* perl python opensource source
  informatik informatique informatica entwickler programm* spam server*
music: music* album* band song* singer songwriter guitar* bass drum* piano* concert* tour lyrics mp3
  cd funk jazz rock pop blues rap soul soundtrack* record* orchestra* composer* symphony conductor
  discography musician* listen gig opera choir violin organ* musik musique musica cantante chanteur
  sanger komponist compositor album* track* remix dj
film: film* movie* imdb actor actress director producer cast filmography tv television episode*
  screen* hollywood series drama theatre theater stage dvd starring celebrity celebrities trailer
  actriz acteur schauspieler* regisseur regista attore cinema kino pelicula
sport: football soccer rugby cricket tennis basketball baseball hockey golf league club team teams
  player* coach* season match* game games score* goal* championship* cup olympic* athlete* athletics
  stats roster ncaa nfl nba mlb nhl sport* racing race races runner marathon swim* boxing wrestling
  cycling striker defender midfielder quarterback referee innings fussball futbol calcio joueur
  jugador spieler mannschaft verein
politics: minister* parliament* senator senate congress* governor mp election* elected campaign*
  party republican* democrat* labour liberal conservative* political politic* policy government
  federal vote* voter* mayor president* presidential legislat* candidate* prime cabinet opposition
  member shadow leader politician politiker* politico depute abgeordnet* bundestag partei ministre
  ministro diputado senador assembly
military: army navy naval general gen colonel lieutenant major captain sergeant war wars military
  battle regiment infantry cavalry marine* soldier* commander* command corps troops fort veteran*
  cemetery arlington brigade division medal air force raf usaf civil wwii guerre krieg armee guerra
  militar* offizier
history: history historical born died century colonial war revolution* biography founder settler*
  pioneer king queen duke earl lord sir estate treaty governor encyclopedia archive* papers
  collection statue monument museum heritage geschichte histoire historia
law: law lawyer* attorney* court* judge justice legal solicitor* barrister* counsel litigation firm
  llp trial case appeal* plaintiff defendant bar jurist anwalt* rechtsanwalt* avocat abogad*
  avvocat* advogad* kanzlei
crime: murder* police arrest* prison* convicted sentence* charged crime* criminal killed death
  killer suspect victim* guilty jail shooting mord prozess
medicine: medical medicine doctor md hospital* clinic* patient* surgeon* surgery physician* health*
  nurse nursing cancer disease* cardio* psychiatr* psycholog* therap* treatment dental dentist
  pharma* cardiac pediatr* arzt krankenhaus medecin hopital medico hypno* nlp
business: company companies ceo cfo vice vp executive* chairman board director* manager* management
  market* business* corporate corporation inc ltd group partner* consult* sales strategy strategic
  financ* bank* invest* capital venture* startup founder entrepreneur* industry* customer* client*
  shares appoint* unternehm* geschaftsfuhrer gerente empresa* entreprise directeur
realestate: realtor* realty homes home house houses property properties listing* mortgage broker*
  buyer* seller* rent immobilien* apartment*
insurance: insurance agent* allstate policy quote* coverage
books: book* author* novel* writer* fiction poem* poet* poetry publisher* published publishing
  edition isbn hardcover paperback bookstore* literary literature review* reader* story stories read
  write* writing essay* amazon abebooks alibris buch bucher autor* livre* roman libro* escritor*
  schriftsteller* ecrivain
art: art artist* painting* painter* gallery galleries exhibition* sculpt* drawing* portrait*
  artwork* auction* lot print prints photograph* photo* illustrat* canvas oil posters design* kunst*
  kunstler* maler* peintre pintor* galerie architect*
religion: church* rev reverend pastor* bishop* minist* god christ* jesus bible faith catholic
  baptist methodist presbyterian missionary sermon* worship priest* parish gospel theolog* kirche*
  eglise iglesia pfarrer saint
journalism: news reporter* journalist* editor* column* correspondent magazine newspaper* press
  editorial opinion media broadcast* radio interview* journaliste periodista zeitung nachrichten
education: school* teacher* teach* elementary high district principal academy education* classroom
  grade grades kindergarten pupils student* schule* lehrer* ecole colegio maestro
science: science* scientist* physics physicist* chemistry chemist* biology biolog* geology geolog*
  genetic* molecular ecology species botan* zoolog* entomolog* astronom* climate environment* cell*
  protein* rock rocks insect* wissenschaft*
engineering: engineering engineer* electrical mechanical civil construction aviation aircraft
  aerospace design* manufactur* energy power steel bridge* ship* vessel* lighting
anthropology: anthropolog* ethnolog* ethnograph* sociology sociolog* culture cultural society social
  moral* village peasant*
economics: economic* economist* economy monetary fiscal trade debt banking dollari* market* finance
  growth development ideas repec
travel: hotel* travel* tour* restaurant* map walk* trail river hill valley park beach island visit*
  route
commerce: shop* store* price* buy sale* compare deal* product* cart order furniture catalog*
  catalogue rent ebay
social: myspace linkedin facebook friends profile* blog* xanga livejournal flickr twitter instagram
  youtube contact* member* join forum posted
`.replace(/\n {2}/g, ' ')

/**
 * Words of family trees and parish registers. They stand on pages about every bearer of a name, so
 * that two findings share them says nothing.
 */
const kinship = parseWordSet(`
  genealogy genealogical genealogie genealogist descendant descendants ancestor ancestors ancestry
  ancestral family families born married died son sons daughter daughters wife husband father mother
  child children census buried cemetery will deed generation generations gedcom surname surnames
  tree
  roots kin rootsweb county parish pedigree lineage obituary obituaries funeral survived
  stammbaum
  `)

/** Whether a folded word names a relation within a family. */
export function isKinship(word: string): boolean {
  return kinship.has(word)
}

/** The walks of life, in the order of the vectors. */
export const topics: readonly string[] = lines
  .trim()
  .split('\n')
  .map((line) => line.slice(0, line.indexOf(':')))

const choose = buildStemTable(
  lines
    .trim()
    .split('\n')
    .map((line) => line.slice(line.indexOf(':') + 1)),
)

/** @returns the walks of life that a folded word speaks of, as places in `topics`. */
export function chooseTopics(word: string): readonly number[] {
  return choose(word)
}
