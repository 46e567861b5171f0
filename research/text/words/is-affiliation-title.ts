import { joinAlternatives } from '../patterns/unwrap.ts'
import { memberWords, ownerWords } from './tables/owner-words.ts'

const owner = new RegExp(`^${joinAlternatives(ownerWords)}$`, 'iu')
const affiliation = new RegExp(`^${joinAlternatives({ ...ownerWords, memberWords })}$`, 'iu')

/** Whether a title says that one owns a firm or a share of it, and no more. */
export function isOwnerTitle(title: string): boolean {
  return owner.test(title.trim())
}

/** Whether a title is that of an owner or a member, who need not work there. */
export function isAffiliationTitle(title: string): boolean {
  return affiliation.test(title.trim())
}
