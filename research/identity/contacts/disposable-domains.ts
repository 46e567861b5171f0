/**
 * Providers of throw-away mailboxes: the well-known ones, whose own subdomains count too. A flag,
 * never a reason to refuse.
 */
const domains = new Set(
  `0-mail.com 10mail.org 10minutemail.com 10minutemail.net 1secmail.com 1secmail.net 1secmail.org 20minutemail.com 33mail.com anonbox.net anonymbox.com burnermail.io byom.de
  crazymailing.com deadaddress.com discard.email discardmail.com discardmail.de dispostable.com dropmail.me emailondeck.com emailtemporanea.com emailtemporario.com.br
  fakeinbox.com fakemail.net fakemailgenerator.com filzmail.com generator.email getairmail.com getnada.com grr.la guerrillamail.biz guerrillamail.com guerrillamail.de
  guerrillamail.info guerrillamail.net guerrillamail.org guerrillamailblock.com harakirimail.com incognitomail.org inboxbear.com inboxkitten.com jetable.org
  kurzepost.de linshiyouxiang.net mail-temp.com mail-temporaire.fr mail.tm mailcatch.com maildrop.cc mailexpire.com mailforspam.com mailinator.com mailinator.net mailinator2.com
  mailmoat.com mailnesia.com mailnull.com mailpoof.com mailsac.com mailtemp.info mailtothis.com meltmail.com minuteinbox.com mintemail.com moakt.com mohmal.com mt2015.com mytemp.email
  mytrashmail.com nada.email nwytg.net objectmail.com one-time.email onetimemail.com owlymail.com proxymail.eu rcpt.at sharklasers.com sofort-mail.de spam4.me spambog.com spambog.de spambox.us
  spamex.com spamgourmet.com spamgourmet.net spoofmail.de tafmail.com temp-mail.io temp-mail.org tempail.com tempinbox.com tempm.com tempmail.dev tempmail.net tempmail.plus
  tempmailaddress.com tempmailo.com tempr.email temporary-mail.net temporaryemail.net thankyou2010.com throwam.com throwawaymail.com tmail.ws tmpmail.net tmpmail.org trash-mail.com
  trash-mail.de trashmail.com trashmail.de trashmail.me trashmail.net trashmail.ws trbvm.com wegwerfemail.de wegwerfmail.de wegwerfmail.net wegwerfmail.org yepmail.net yopmail.com yopmail.fr yopmail.net
  zetmail.com`.split(/\s+/),
)

/** @param domain ASCII, lower case */
export function isDisposableDomain(domain: string): boolean {
  const labels = domain.split('.')
  return labels.some((_, index) => domains.has(labels.slice(index).join('.')))
}
