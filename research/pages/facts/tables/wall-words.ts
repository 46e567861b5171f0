import { unwrap } from '../../../text/patterns/unwrap.ts'

/** What a page says that shows its content only to members or subscribers, by language. */
export const wallWords = {
  en: unwrap`
    (?:must|need to|have to|please) (?:be )?(?:log(?:ged)?|sign(?:ed)?)[ -]?in
    |^(?:log|sign)[ -]?in (?:or (?:register|sign up|join) )?to (?:view|see|read|continue|access)
    |(?:this|these|her|his|their) (?:\p{L}+ )?(?:page|content|article|story|profile|post|account
    |area|section)s?[ ]
    (?:is|are) (?:(?:only|exclusively|currently) )*(?:private|(?:password[ -])?protected
    |(?:available |visible |accessible |restricted |reserved |exclusive )?(?:to|for)[ ]
    (?:\p{L}+[ -]){0,2}(?:members|subscribers|users|followers|customers))
    |^(?:members|subscribers|followers)[ -]only$|for (?:members|subscribers) only[.!]?$
    |limit of free articles|subscribe to (?:continue|keep) reading`,
  de: unwrap`
    nur für (?:\p{L}+ )?(?:mitglieder|abonnent(?:inn)?en|nutzer)|(?:konto|profil) ist privat
    |bitte (?:melden sie sich an|melde dich an|einloggen|anmelden)`,
  fr: unwrap`
    réservée? (?:à nos|aux?) (?:\p{L}+ )?(?:abonnés|membres|adhérents)|connectez-vous pour
    |compte est privé`,
  es: unwrap`
    (?:exclusiv[oa]s?|reservad[oa]s?|sol[oa]|sólo) para (?:nuestros )?(?:suscriptores|socios
    |miembros|usuarios registrados)|inici[ae] sesión para|cuenta es privada`,
  pt: unwrap`
    (?:exclusiv[oa]s?|reservad[oa]s?|só) (?:para|a) (?:assinantes|membros|sócios)
    |(?:inicie sessão|faça login|entre) para (?:ver|ler|continuar)|conta é privada`,
  it: unwrap`
    riservat[oaie] (?:agli|ai) (?:nostri )?(?:abbonati|soci|membri|utenti registrati)
    |accedi per (?:vedere|leggere|continuare)|(?:account|profilo) è privato`,
  nl: unwrap`
    alleen (?:\p{L}+ )?voor (?:leden|abonnees)|log in om te|(?:account|profiel) is (?:privé
    |besloten)`,
}
