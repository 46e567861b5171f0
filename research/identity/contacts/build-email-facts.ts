import { hash } from 'node:crypto'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import { isDisposableDomain } from './disposable-domains.ts'

/** Names of posts, not of people: their mail reaches the current holder. */
const roles = parseWordSet(`
  abuse accounting accounts admin administrator all-staff anfrage anfragen billing bewerbung
  booking bookings buchhaltung business career careers ceo-office community compliance
  contact contact-us contacto contato contatti customer-service customerservice datenschutz
  dev developers devnull dns do-not-reply donotreply editor editorial editors empfang empleo
  enquiries enquiry events everyone faq feedback finance ftp general geschaeftsstelle hello help
  helpdesk hi hostmaster hr impressum info information inquiries inquiry inbox it jobs
  kontakt kundenservice legal list listmaster mail mailer-daemon mailerdaemon marketing media
  members membership moderator news newsletter no-reply nobody noc noreply notification
  notifications
  office orders owner partners payments personal personalabteilung postmaster poststelle presse
  press privacy pr purchasing recruiting recruitment redaktion registrar register reception root
  sales secretary security sekretariat
  service services shop staff store subscribe support sysadmin team tech tickets
  undisclosed-recipients unsubscribe usenet uucp verwaltung vertrieb webmaster webteam welcome www
  zentrale
`)

/** Providers whose mailboxes belong to private persons. */
const freemail = parseWordSet(`
  126.com 139.com 163.com aol.com arcor.de att.net bigpond.com bk.ru bluewin.ch bol.com.br
  btinternet.com charter.net comcast.net cox.net daum.net email.cz fastmail.com fastmail.fm
  free.fr freemail.hu freenet.de gmail.com
  gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hanmail.net hey.com hotmail.co.uk hotmail.com
  hotmail.de hotmail.fr hotmail.it hushmail.com icloud.com inbox.lv inbox.ru interia.pl
  laposte.net libero.it list.ru live.com live.de live.fr mac.com mail.com mail.de mail.ru
  mailbox.org me.com msn.com naver.com o2.pl onet.pl orange.fr outlook.com outlook.de outlook.fr
  pm.me posteo.de proton.me
  protonmail.ch protonmail.com qq.com rambler.ru rediffmail.com riseup.net rocketmail.com
  runbox.com sapo.pt sbcglobal.net seznam.cz sfr.fr sina.com sky.com t-online.de terra.com.br
  tiscali.it tuta.com tuta.io tutanota.com uol.com.br
  verizon.net virgilio.it wanadoo.fr web.de wp.pl ya.ru yahoo.co.jp yahoo.co.uk yahoo.com yahoo.de
  yahoo.fr yahoo.it yandex.com yandex.ru ymail.com zoho.com
  blueyonder.co.uk earthlink.net eircom.net hotmail.be hotmail.ca hotmail.es live.be live.ca
  live.nl ntlworld.com optusnet.com.au outlook.es outlook.it shaw.ca skynet.be sympatico.ca
  talktalk.net telenet.be tutamail.com virginmedia.com xs4all.nl xtra.co.nz yahoo.ca yahoo.com.au
  yahoo.com.br yahoo.es ziggo.nl
`)

const sameMailboxes: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'protonmail.com': 'proton.me',
  'protonmail.ch': 'proton.me',
  'pm.me': 'proton.me',
  'ya.ru': 'yandex.ru',
  'yandex.com': 'yandex.ru',
  'yandex.by': 'yandex.ru',
  'yandex.kz': 'yandex.ru',
}

/** Where signs after a plus (or another mark) only sort the mail. */
const tagMarks: Readonly<Record<string, string>> = { 'yahoo.com': '-' }

export type EmailFacts = {
  /** The address as it is written and sent to. */
  email: string
  /**
   * Equal for spellings of one mailbox: tags and, at Google, dots left out. For comparing, not for
   * sending.
   */
  canonical: string
  domain: string
  isRole: boolean
  isFreemail: boolean
  isDisposable: boolean
  /** Hex; what Gravatar names its profiles by. */
  sha256: string
}

/** Whether the mailboxes at a domain belong to private persons. */
export function isFreemail(domain: string): boolean {
  return freemail.has(domain)
}

/** Whether a mailbox is called after a post: `press`, `info2`. */
export function isRoleMailbox(local: string): boolean {
  return (
    roles.has(local) ||
    roles.has(local.replace(/[._+-]?\d*$/, '')) ||
    /^(?:no-?reply|do-?not-?reply|bounces?)(?:[._+-]|$)/.test(local)
  )
}

/** @param email as `toEmailAddress` makes it */
export function buildEmailFacts(email: string): EmailFacts {
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)]
  return {
    email,
    canonical: canonicalEmail(local, domain),
    domain,
    isRole: isRoleMailbox(local),
    isFreemail: isFreemail(domain),
    isDisposable: isDisposableDomain(domain),
    sha256: hash('sha256', email),
  }
}

function canonicalEmail(local: string, domain: string): string {
  const host = sameMailboxes[domain] ?? domain
  const untagged = local.split('+')[0] || local
  const mark = tagMarks[host]
  const name = mark === undefined ? untagged : untagged.split(mark)[0] || untagged
  return `${host === 'gmail.com' ? name.replaceAll('.', '') : name}@${host}`
}
