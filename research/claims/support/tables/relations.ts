import { parseWordSet } from '../../../text/patterns/word-set.ts'
import type { Statement } from '../../claim.ts'

type Relation = Extract<Statement, { path: 'relatives.items' }>['value']['relation']

/**
 * Words and phrases that say how two people belong together, folded to ASCII: English, German,
 * French, Spanish, Portuguese, Italian, Dutch. Either side counts: `daughter` also states a parent.
 * Ambiguous words stand in phrases only: `kind`, `mere`, `man`, `Marie`. Own knowledge.
 */
export const relationWords: Readonly<Record<Exclude<Relation, 'unknown'>, ReadonlySet<string>>> = {
  spouse:
    parseWordSet(`spouse spouses wife husband married marries marry marriage wed weds wedding widow
      widower bride groom
    ehefrau ehemann gatte gattin verheiratet heiratete witwe witwer lebenspartner lebenspartnerin
    epouse epoux mariee marido esposa esposo casado casada
    conyuge viuda viudo moglie marito sposa sposo sposato sposata coniuge echtgenoot echtgenote
    getrouwd`),
  parent: parseWordSet(`parent parents mother father mom mum dad mama papa stepmother stepfather son
      daughter child children
    mutter vater eltern sohn tochter kinder pere fils fille padre madre padres hijo hija hijos pai
    mae filho filha genitori figlio figlia vader moeder ouders zoon dochter`),
  child:
    parseWordSet(`child children son sons daughter daughters kid kids stepson stepdaughter mother
      father parent parents
    kinder sohn sohne tochter mutter vater enfant enfants fils fille pere hijo hija hijos hijas
    padre madre filho filha filhos pai mae figlio figlia figli zoon dochter kinderen vader moeder`),
  sibling:
    parseWordSet(`sibling siblings brother brothers sister sisters twin twins stepbrother stepsister
    bruder schwester geschwister zwilling frere soeur hermano hermana hermanos irmao irma irmaos
    fratello sorella fratelli broer zus broers zussen`),
  other:
    parseWordSet(`grandmother grandfather grandson granddaughter grandparent grandchild uncle aunt
      cousin nephew niece relative relatives fiance fiancee descendant ancestor
    oma opa onkel tante cousine neffe nichte enkel enkelin schwager schwagerin oncle neveu niece
    abuelo abuela sobrino sobrina nieto nieta cunado cunada
    nonno nonna cugino cugina nipote cognato kleinzoon schoonzus zwager`),
}

export const relationPhrases: Readonly<Record<Exclude<Relation, 'unknown'>, readonly string[]>> = {
  spouse: [
    'life partner',
    'civil partner',
    'domestic partner',
    'seine frau',
    'seiner frau',
    'ihr mann',
    'ihrem mann',
    'son mari',
    'marie a',
    'marie avec',
    'se caso con',
    'su mujer',
    'casou com',
    'sua mulher',
    'zijn vrouw',
    'haar man',
  ],
  parent: ['born to', 'kind von', 'sa mere', 'la mere', 'de mere', 'su hijo', 'kind van'],
  child: ['ihr kind', 'sein kind', 'sa mere', 'la mere de', 'haar kind', 'zijn kind'],
  sibling: ['half brother', 'half sister'],
  other: [
    'in law',
    'ex wife',
    'ex husband',
    'beau frere',
    'belle soeur',
    'beau pere',
    'belle mere',
    'petit fils',
    'petite fille',
    'su tio',
    'su tia',
    'su primo',
    'su prima',
  ],
}

/** Words for birth, folded. */
export const birthWords = parseWordSet(`
  born birth birthdate birthday birthyear dob b geb geboren geburt geburtsjahr geburtsdatum ne
  jahrgang jg baujahr
  nee naissance nacido nacida nacio nacimiento nascido nascida nasceu nascimento nato nata
  nascita geboortejaar geboortedatum aged dogdu dogmustur dogumlu wld wldt mwlyd nvld nvldh ylyd
  ylydt rodilsya rodilas narodivsya narodilasya urodzil urodzila urodzony urodzona narodil narodila
  narozen narozena narozeny fodd foddes fodt fodtes syntyi syntynyt szuletett nascut nascuta
  gennithike mtwld zdh dny
`)

/** Words that say that something is over, folded. */
export const formerWords = parseWordSet(`
  former formerly ex retired previous previously past erstwhile ehemalig ehemalige ehemaliger
  ehemals fruher fruherer fruhere ancien ancienne antiguo antigua anterior exdirector antigo
  voormalig voormalige ehemaligen
`)
