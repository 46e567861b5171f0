import { parseWordSet } from '../../patterns/word-set.ts'

/**
 * Abbreviations by language, lower case, without their last stop. Where the language of a text is
 * not known, those of all languages hold. Own knowledge.
 */
type Abbreviations = {
  /** Something always follows: `Dr. Quillon`, `e.g. pumps`. */
  binding?: string
  /** Here a sentence ends before a word that can only begin one: `Lumen Inc. The firm …`. */
  loose?: string
  /** What follows is a number; before anything else the word is a word: `says no. She …`. */
  numbered?: string
  /** The end of a list: a capital behind it begins a sentence. */
  closing?: string
}

const abbreviations: Readonly<Record<string, Abbreviations>> = {
  en: {
    binding: `
      dr mr mrs ms mx prof lt col capt cmdr adm sgt maj rev msgr hon rt pres supt messrs ald cllr
      jos
      vs viz cf approx eq ed eds e.g i.e eg ie dept univ assn assoc asst dist resp blvd mt pty incl
      opt soc int reg educ
    `,
    loose: `
      gen rep sen gov bro inc ltd co corp bros jr sr al ph.d phd m.d b.a m.a b.sc m.sc ll.m ll.b
      d.phil a.m p.m u.s u.k
      u.n e.u u.s.a d.c st ave ft esq coll res jan feb mar
      apr jun jul aug sep sept oct nov dec
    `,
    numbered: `
      no nos art fig vol pp pt ch sec ext est min max tel lb am mon tue tues wed thu thurs fri sat
      sun rm bldg
    `,
    closing: 'etc',
  },
  de: {
    binding: `
      bzw z.b d.h u.a vgl evtl ggf geb gegr sog inkl dipl ing hr fr mag med abt engl lt inst
    `,
    loose: 'z.t mio mrd tel gmbh jh okt dez',
    numbered: 'nr ca abb s str jg',
    closing: 'usw',
  },
  fr: { binding: 'mme mlle mm pr ste', loose: 's.a janv févr avr juil déc', numbered: 'tél' },
  es: {
    binding: 'sra srta dra dña sr.ª p.ej av ud uds lic arq gral núm ee sta sto',
    loose: 's.l ee.uu uu',
    numbered: 'pág cap',
  },
  pt: { binding: 'prof.ª eng exmo', loose: 'ltda e.u.a' },
  it: {
    binding: 'dott sig sig.ra avv prof.ssa cav',
    loose: 's.r.l s.p.a arch',
    numbered: 'pag cfr',
    closing: 'ecc',
  },
  nl: { binding: 'dhr mevr drs ir bijv d.w.z', loose: 'n.v b.v', closing: 'enz' },
  pl: { binding: 'ul hab inż', numbered: 'ur', closing: 'itd itp' },
  cs: { loose: 's.r.o', numbered: 'nar' },
  tr: { binding: 'örn', loose: 'şti' },
  ru: {
    binding: 'т.е т.н ул им проф акад',
    loose: 'др пр млн млрд и.о',
    numbered: 'род нар',
    closing: 'т.д т.п',
  },
  ro: { binding: 'dl dna' },
  el: { binding: 'κα', numbered: 'γεν' },
  vi: { binding: 'tp ts' },
}

function all(kind: keyof Abbreviations): ReadonlySet<string> {
  return parseWordSet(
    Object.values(abbreviations)
      .map((language) => language[kind] ?? '')
      .join(' '),
  )
}

export const [binding, loose, numbered, closing] = [
  all('binding'),
  all('loose'),
  all('numbered'),
  all('closing'),
]

/** Words that begin sentences and hardly ever names. Lower case. */
export const openingWords = parseWordSet(`
  the a an he she they it we you i his her their its this that these those there here in on at after
  before since when while during for from as but and or however later today currently previously now
  then also according both some many most one two with until by to nobody
  der die das er sie es wir ihr ein eine seit nach im am heute zuvor danach dann beide
  le la les il elle ils un une depuis dans
  el los las ella ellos una desde en luego fue después
  o os as ele ela desde foi depois
  lo gli lei egli dal nel fu poi vive
  de het een hij zij sinds toen
  firmaet hun han hon
  он она они в с на потом теперь
`)

/** German words in front of an ordinal: `der 1. FC Ulm`, `am 24. Dez.` */
export const ordinalLeads = parseWordSet(
  'der die das dem den des am zum vom im beim zur ab bis wurde',
)

/** Words in front of the number of a heading: `Chapter 1. The beginning` */
export const headed = parseWordSet(
  'chapter step part section figure table kapitel teil chapitre capítulo',
)

/** Nouns that follow the stop of an ordinal, beside months. Lower case. */
export const ordinalNouns = parseWordSet('jahrhundert jh klasse semester geburtstag')
