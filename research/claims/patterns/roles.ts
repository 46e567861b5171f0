import { foldWord } from '../../text/fold.ts'
import { memoize } from '../../text/memoize.ts'
import { occupations } from '../../text/tables/occupations.ts'
import { unwrap } from '../../text/unwrap.ts'

/**
 * What people are for an organisation, folded to ASCII, beside the occupations of `occupations`.
 * Own knowledge.
 */
const further = `
head chief officer fellow student intern postdoc associate partner lead leader chair chairwoman
chairperson dean vice secretary specialist technician assistant scholar founder cofounder
owner administrator advisor adviser strategist planner maintainer instructor operator supervisor
inspector representative vp svp evp coo cio ciso cpo cmo rector provost fundraiser optician
biochemist neuroscientist astrophysicist optometrist statistician electrician mechanic carpenter
baker brewer tailor midwife paramedic firefighter policeman policewoman postman cook barista
copywriter storyteller technologist ecologist ethicist epidemiologist neurologist cardiologist
radiologist oncologist linguist typographer filmmaker cinematographer videographer animator
coordinator organiser organizer moderator presenter broadcaster anchor host critic essayist
biographer lexicographer archivist conservator ceramicist potter weaver sailor navigator skipper
lawmaker legislator alderman delegate commissioner prosecutor notary auditor actuary controller
superintendent foreman trustee governor ombudsman spokesperson spokeswoman spokesman
freelancer contractor tutor trainer headteacher headmaster headmistress educator academic professeur
professorin ingenieur ingenieurin entwickler entwicklerin leiter leiterin direktor direktorin
geschaftsfuhrer geschaftsfuhrerin grunder grunderin mitgrunder mitgrunderin journalistin autor
autorin
arzt arztin forscher forscherin wissenschaftler wissenschaftlerin dozent dozentin redakteur
redakteurin physiker physikerin chemikerin biologin historiker historikerin mathematiker
mathematikerin
informatiker informatikerin architekt architektin anwalt anwaltin rechtsanwalt rechtsanwaltin
richter richterin lehrer lehrerin berater beraterin mitarbeiter mitarbeiterin vorstand vorsitzende
vorsitzender prasident prasidentin referent referentin ubersetzer ubersetzerin schriftsteller
schriftstellerin kunstler kunstlerin fotograf fotografin musiker musikerin schauspieler
schauspielerin okonom okonomin psychologe psychologin doktorand doktorandin studentin inhaber
inhaberin sprecher sprecherin managerin beauftragte beauftragter kurator kuratorin optiker optikerin
ingenieure chercheur chercheuse directeur directrice fondateur fondatrice cofondateur cofondatrice
enseignant enseignante professeure maitre developpeur developpeuse avocat avocate medecin
journaliste ecrivain ecrivaine auteur autrice architecte historien historienne physicien
physicienne chimiste redacteur redactrice presidente consultante gerant gerante responsable
etudiante
doctorante mathematicien mathematicienne economiste traducteur traductrice opticienne opticien
ingeniero ingeniera investigador investigadora directora profesor profesora catedratico catedratica
fundador fundadora cofundador cofundadora desarrollador desarrolladora abogado abogada medico
medica periodista escritor escritora autora arquitecto arquitecta historiador historiadora fisico
fisica quimico quimica presidenta gerente jefe jefa consultor consultora traductor traductora
engenheiro engenheira pesquisador pesquisadora diretor diretora professora fundadora desenvolvedor
desenvolvedora advogado advogada jornalista escritora arquiteto arquiteta presidente tradutor
tradutora
ingegnere ricercatore ricercatrice direttore direttrice professore professoressa fondatore
fondatrice sviluppatore sviluppatrice avvocato avvocata giornalista scrittore scrittrice docente
architetta architetto storico storica amministratore amministratrice responsabile traduttore
traduttrice fisica
hoogleraar onderzoeker onderzoekster oprichter oprichtster directeur ontwikkelaar advocaat
schrijver schrijfster docent docente hoofdredacteur natuurkundige wetenschapper lid ingenieur
`

const all = [...occupations, ...further.trim().split(/\s+/)]
  .map((word) => word.trim())
  .filter((word) => word !== '')
const exact: ReadonlySet<string> = new Set(all)

/** Longer ones end compounds as well: `Softwareentwicklerin`, `astrophysicist`. */
const stems: ReadonlySet<string> = new Set(all.filter((word) => word.length >= 7))
const [shortestStem, maxStemLength] = [7, 22]

/** Whether a word names an occupation. */
export const isRoleWord = memoize(saysRole, { max: 20_000 })

function saysRole(raw: string): boolean {
  const word = foldWord(raw)
  return (
    exact.has(word) ||
    (word.endsWith('s') && exact.has(word.slice(0, -1)) && word.length > 4) ||
    endsInStem(word)
  )
}

function endsInStem(word: string): boolean {
  for (let length = shortestStem; length <= Math.min(maxStemLength, word.length - 2); length += 1)
    if (stems.has(word.slice(-length))) return true
  return false
}

const notMeant = new RegExp(
  unwrap`
    ^(?:former |ex-)?(?:an?|the) (?:an?|the)\b|\b(?:is|was|are|were|has|had|have|appointed|named
    |elected|promoted|became|hired|awarded|who|that|which|joined|works?|lives?|leads?|says|met
    |runs|founded|holds|its|her|his|their|whose|by|with|against|about|sued|hired|fired
    |criti(?:c|cised|cized)|married|born|self-styled|fake|fictional|fictitious|would-be|aspiring
    |future|alleged|supposed|failed|incoming|designate|elect|candidate|one of|angehende\w*
    |künftige\w*|zukünftige\w*|futur|futura|futuro|character|angeblich\w*|currently|presently
    |still|already|after|before|during|years|remembers?|working|employed|as)\b|["“”«»:;()\d@|/?!]`,
  'iu',
)

/** "assistant of the CEO": the second title is another person's. */
const another = /\b(?:of|for|to|von|de|di) (?:an?|the|la|el) (.*)$/iu

/**
 * Whether the words are a title: one of them names an occupation, and none negates it or turns to
 * another person.
 */
export function isTitle(text: string): boolean {
  if (
    text.length < 2 ||
    text.length > 90 ||
    notMeant.test(text) ||
    hasRole(another.exec(text)?.[1] ?? '')
  )
    return false
  return hasRole(text)
}

function hasRole(text: string): boolean {
  return (text.match(/[\p{L}-]+/gu) ?? []).some((word) => word.split('-').some(isRoleWord))
}
