import { unwrap } from '../../../text/patterns/unwrap.ts'

/** Words of pages that say that they do not exist, by language. */
export const notFoundWords = {
  en: unwrap`
    \b404\b|not[ -]?found|no such (?:user|member|profile|account|page)|(?:user|member|profile
    |account|page|player|channel|this)(?: \S+)? (?:does ?n[o']t|does not|do not|cannot|can['o]?t
    |could ?n[o']t|could not) (?:exist|be found)|does(?:n['’]t| not) exist|no longer (?:exists
    |available)|is(?:n['’]t| not) (?:available|here)|(?:page|profile|account|content
    |user) (?:is )?(?:unavailable|gone|missing|removed|deleted|suspended)|(?:can['’]t|cannot
    |could ?n['’]t|could not) (?:be found|find)|unknown (?:user|member)|invalid (?:user|username
    |profile)`,
  de: 'nicht gefunden|existiert nicht|gibt es nicht|nicht verfügbar',
  fr: "introuvable|n['’]existe pas|non trouvée?",
  es: 'no encontrad[oa]|no existe',
  pt: 'não encontrad[oa]|não existe',
  it: 'non trovat[oa]|non esiste',
  nl: 'niet gevonden|bestaat niet',
  pl: 'nie znaleziono|nie istnieje',
  cs: 'nenalezen|neexistuje',
  sv: 'hittades inte',
  no: 'finnes ikke|ikke funnet',
  fi: 'ei löydy',
  tr: 'bulunamadı',
  ru: 'не найден|не существует',
  uk: 'не знайдено',
  zh: '未找到|不存在|找不到',
  ja: '見つかりません|存在しません',
  ko: '찾을 수 없|존재하지 않',
}
