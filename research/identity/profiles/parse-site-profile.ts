import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import type { Profile, ProfileAddress } from './profile-address.ts'
import { isPageWord, reservedWords } from './reserved-words.ts'
import { type SiteAddress, siteAddresses } from './site-addresses.ts'
import { fileEndings } from './tables/file-endings.ts'

/** Pages of an account behind the address of its profile. */
const tabs = parseWordSet('about activity overview posts profile summary')

const account = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.~@+:'! -]{0,59}$/u

/** Where accounts stand beside all other pages of a site: a slug or a file is no account. */
const besidePages = /^[a-z0-9_](?:[a-z0-9_.]*-?){1,3}$/i
const file = new RegExp(String.raw`\.${joinAlternatives(fileEndings)}$`, 'i')

/** Sections of sites whose accounts stand beside them. */
const sections = parseWordSet(`
  animals anime art arts autos beauty books business career careers cars celebs christianity comics
  computers cooking crypto culture diy economy education entertainment fashion finance fitness food
  gadgets gaming gardening geography hardware health history hobbies humor humour internet islam
  jokes kids law lifestyle literature math mathematics medicine men mobile money music nature
  opinion parenting pets philosophy phones photography physics poetry politics programming
  psychology recipes religion romance science sex society software space sport sports style tech
  television toys travel tv war weather webmasters weddings women world writing
`)

/** Pages that stand where accounts do. */
const pages = /^(?:albums|do_\w+|validate\w*)$/i

/**
 * Whose profile an address of a site of the shipped lists leads to, or null: `profiles` that no
 * reader of their own platform knows.
 */
export function parseSiteProfile(address: ProfileAddress): Profile | null {
  const parent = address.host.slice(address.host.indexOf('.') + 1)
  for (const shape of siteAddresses().get(address.host) ?? []) {
    const handle = parseHandle(shape, address)
    if (handle !== null) return { platform: shape.platform, handle }
  }
  for (const { platform, path } of siteAddresses().get(`*.${parent}`) ?? []) {
    const handle = address.host.slice(0, -parent.length - 1)
    const isSame = path.length === address.path.length
    if (isSame && account.test(handle) && !reservedWords.has(handle)) return { platform, handle }
  }
  return null
}

function parseHandle(shape: SiteAddress, { path, query }: ProfileAddress): string | null {
  if (shape.query.some(([name, value]) => query.get(name) !== value)) return null
  if (typeof shape.place === 'object') {
    const value = query.get(shape.place.parameter)
    const isPath =
      path.length === shape.path.length &&
      shape.path.every((one, index) => one?.toLowerCase() === path[index]?.toLowerCase())
    return value === null || !isPath ? null : cut(value, shape, false)
  }
  const at = shape.path.indexOf(null)
  const isTab = path.length === shape.path.length + 1 && tabs.has(path.at(-1)?.toLowerCase() ?? '')
  if (path.length !== shape.path.length && !isTab) return null
  const segments = path.slice(0, shape.path.length)
  if (segments.some((one, index) => index !== at && one.toLowerCase() !== shape.path[index]))
    return null
  return cut(segments[at] ?? '', shape, shape.path.length === 1 && shape.before === '')
}

/** @param isBesidePages the account is the first segment of the path, as other pages are */
function cut(text: string, { before, after }: SiteAddress, isBesidePages: boolean): string | null {
  const isWhole =
    text.length > before.length + after.length &&
    text.toLowerCase().startsWith(before.toLowerCase()) &&
    text.toLowerCase().endsWith(after.toLowerCase())
  if (!isWhole) return null
  const handle = text.slice(before.length, text.length - after.length)
  if (!account.test(handle) || pages.test(handle) || file.test(handle) || isPageWord(handle))
    return null
  const mayBePage =
    isBesidePages &&
    (!besidePages.test(handle) ||
      /^(?:\d+|.)$/u.test(handle) ||
      handle
        .toLowerCase()
        .split('-')
        // a hyphen at an end or beside another stands in a slug
        .some((word) => word === '' || reservedWords.has(word) || sections.has(word)))
  return mayBePage ? null : handle
}
