import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { boards, servedPeople } from './role-words.ts'

/** Titles that "of" follows, as patterns. */
export const leadingTitles = {
  en: unwrap`
    CEO|CTO|CFO|COO|CIO|CMO|executive|officer|president|chair\w*|head|director|founder|co-founder
    |cofounder|owner|dean|rector|principal|partner|secretary|treasurer|manager|editor
    |editor-in-chief|curator|provost|chancellor|leader|shareholder|spokes\w+`,
  de: unwrap`
    \p{L}*[Gg]ründer\w*|\p{L}*[Ll]eiter\w*|\w*[Dd]irektor\w*|Geschäftsführer\w*|Inhaber\w*
    |\w*[Pp]räsident\w*|Chefredakteur\w*|Vorstand|Chef(?:in)?|\p{L}*chef(?:in)?
    |[A-Z]\p{L}+ de[sr] ${joinAlternatives(boards)}|\p{L}*[Vv]orsitzende\w*
    |\p{L}*[Ss]precher\w*|Intendant\w*|Rektor\w*|Dekan\w*|Generalsekretär\w*`,
  fr: unwrap`
    (?:fondat\w+|cofondat\w+|direct\w+|(?:vice-)?président\w*|gérante?|secrétaire|responsable
    |administrat\w+)(?: (?:général|exécuti|adjoint|délégué|honoraire|artistique)\p{L}*)?
    |porte-parole|propriétaire|coordinat(?:eur|rice)|rédact\w+ en chef`,
  es: unwrap`
    (?:(?:co)?fundador\w*|(?:ex|vice)?president[ea]|gerente|\w*director\w*|decan[oa]|secretari[oa]
    |rector\w*)(?: (?:general|ejecutiv[oa]|adjunt[oa]|honorari[oa]|artístic[oa]))?
    |portavoz|consejer[oa] delegad[oa]|coordinadora?|propietari[oa]`,
  pt: unwrap`
    (?:diretor\w*|fundador\w*|(?:vice-)?presidente|secretári[oa]|reitor\w*)
    (?:[ -](?:geral|executiv[oa]|adjunt[oa]|honorári[oa]|artístic[oa]))?|porta-voz
    |coordenadora?|proprietári[oa]`,
  it: unwrap`
    (?:(?:vice)?direttor\w+|direttrice|responsabile|president\w*|fondat\w+|segretari[oa]|rettor\w+
    |amministrat\w+)(?: (?:generale|delegat[oa]|esecutiv[oa]|artistic[oa]))?|portavoce
    |coordinat(?:ore|rice)|proprietari[oa]`,
  nl: unwrap`
    oprichter|oprichtster|\w*directeur|hoofdredacteur|\w*voorzitter|hoofd|woordvoer(?:der|ster)
    |secretaris(?:-generaal)?|rector|eigena\w+|bestuurder|medeoprichter`,
}
/** Right behind one of these titles. */
export const ofTitles = String.raw`(?<=(?:\b${joinAlternatives(leadingTitles)}))`
/** In front of a company, but not of its board or of a person. */
const notCompany = [boards, servedPeople].map(joinAlternatives).join('|')
export const germanGenitive = `(?:der|des|von|vom) (?!${notCompany})`
