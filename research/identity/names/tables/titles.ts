/**
 * Words around a personal name that are not part of it, folded to ASCII without dots. Own
 * knowledge; facts, public domain.
 */

import { parseWordSet } from '../../../text/patterns/word-set.ts'

/** Forms of address: what stands behind one is the name of a person. */
export const formsOfAddress = parseWordSet(`
  mr mrs ms miss mx dr prof professor sir dame herr frau monsieur madame mademoiselle mme mlle
  senor senora senorita sr sra srta signor signora signorina dott senhor senhora
`)

/** Ranks and offices that stand before a name, and before the names of much else. */
const ranks = parseWordSet(`
  lord lady rev reverend revd fr father sister br brother rabbi imam sheikh shaikh shaykh sheik
  hon honourable honorable judge justice senator sen congressman congresswoman rep representative
  governor gov mayor president pres minister
  ambassador chancellor king queen prince princess duke duchess count countess baron baroness earl
  viscount emperor saint st
  gen general col colonel lt lieutenant maj major capt captain cpt sgt sergeant cpl corporal pvt
  private adm admiral cmdr commander brig brigadier
  marshal officer detective chief coach dean bishop archbishop cardinal pope pastor deacon elder
  doktor dipl ing mag mgr me maitre docteur
  don dona lic licenciado doctora doctor profesor profesora ing ingeniero abogado
  dottor dottore dottoressa avv avvocato onorevole dom
  de-heer mevrouw drs ir meneer mevr dhr mw pan pani inz mgr hr fru herra rouva
  gospodin gospozha g-n g-zha haji hajji hajj al-hajj ustad maulana mullah mulla ayatollah sayyid
  sayed syed seyed
  shri sri smt kumari pandit guru swami tan dato datuk datin tun tengku raja engku ustaz ustadh
  chief-justice
  xiansheng nushi san sama sensei kun chan nim ssi
`)

/** What stands before a name and is no part of it. */
export const titles: ReadonlySet<string> = new Set([...formsOfAddress, ...ranks])

/**
 * Titles that are given names as well: kept where nothing else would be left of a name but its last
 * word.
 */
export const titlesAndNames = parseWordSet(`
  dean king earl duke prince major judge pope bishop baron saint dom don sri tan pan san marshal
  dame miss chief tun pt
`)

/** Titles that are written `Dr` in a text with small letters: in capitals they are initials. */
export const titlesAsInitials = parseWordSet('dr st')

/**
 * Generational marks: telling people apart, therefore kept as a signal. The value is the
 * generation.
 */
export const generations: Readonly<Record<string, string>> = {
  jr: 'junior',
  junior: 'junior',
  jnr: 'junior',
  jun: 'junior',
  filho: 'junior',
  hijo: 'junior',
  fils: 'junior',
  neto: 'third',
  senior: 'senior',
  snr: 'senior',
  sr: 'senior',
  pere: 'senior',
  ii: 'second',
  '2nd': 'second',
  iii: 'third',
  '3rd': 'third',
  iv: 'fourth',
  '4th': 'fourth',
}

/**
 * Generational marks that are no such behind a comma or in front of a name: `Sen. Roe` and
 * `Padre Roe` have titles.
 */
export const lateGenerations: Readonly<Record<string, string>> = {
  sen: 'senior',
  padre: 'senior',
  pai: 'senior',
  mladshiy: 'junior',
  molodshiy: 'junior',
  starshiy: 'senior',
}

/**
 * Generational marks that begin no post: `Roe fils dirige`, but `Roe senior editor` and the Russian
 * for a junior research fellow.
 */
export const kinship = parseWordSet('filho hijo fils neto pere padre pai')

/** Behind kinship that is to another person: `Roe fils de Jean`, `Roe fils aîné de Jean`. */
export const kinshipOfOther = parseWordSet(`
  d da das de degli dei del della delle dell des di do dos du dun dune
  e ed et i y
  adoptif adoptivo aine cadet legitime legitimo mayor menor natural naturel predilecto primogenito
  unico unique
`)

/** Degrees, honours and professions that stand behind a name. */
export const postNominals = parseWordSet(`
  phd dphil md mbbs dds dvm jd llb llm llc esq esquire mba msc bsc ba ma bs ms mphil edd psyd rn
  lcsw cpa cfa pe pmp obe mbe cbe kbe dbe gbe kcb kcmg gcb
  om ch qc kc mp mep mla mlc mhr mpp ac ao am oam frs frse frcp frcs fba facs faia aia abr crs gri
  realtor cissp usn usmc usaf ret retd rip dd ofm sj
  osb op csc phdr candsc dsc scd ed deceased mpa mph rd dc od do dmd cpl cgma fca aca acca
`)

/**
 * Small words between the capitals of a name in a text. Of `particles` those that are no words of
 * sentences with names around them, such as `as` and `und`.
 */
export const writtenParticles = [
  ...['de', 'da', 'do', 'dos', 'del', 'della', 'di', 'la', 'le', 'van', 'von', 'der', 'den'],
  ...['bin', 'al', 'el', 'ter', 'y', 'e'],
] as const

/** Small words inside family names: present in one spelling, absent in another. */
export const particles = parseWordSet(`
  de da do das dos del della delle dello degli dei di du des d la le les lo los las van von der den
  dem ter ten te vom zu zum zur af av til
  bin ibn bint ben bar al el ul ur as an ad ar at ash ud abd abu umm aal ould ap ab mac mc o y e i
  und och na
`)

/** Of these the ones that stand behind a given name only: in front of a name they are initials. */
export const innerParticles = parseWordSet('ab ap')
