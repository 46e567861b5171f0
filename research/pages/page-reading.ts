/**
 * What structured data of a page states about one person, unjudged. What it does not say is null or
 * empty.
 */
export type PagePerson = {
  origin: 'json_ld' | 'h_card' | 'microdata' | 'open_graph'
  /**
   * The page says that it is about this person: `mainEntity` of a ProfilePage, the only Person, the
   * representative h-card.
   */
  isMain: boolean
  name: string | null
  aliases: string[]
  jobTitles: string[]
  organizations: string[]
  schools: string[]
  /** Posts and studies that the page dates: years, or more exactly. */
  posts?: { title: string | null; organization: string; from: string | null; to: string | null }[]
  studies?: { school: string; from: string | null; to: string | null }[]
  /** City level at most. */
  location: string | null
  birthYear: number | null
  deathYear: number | null
  emails: string[]
  phones: string[]
  /** Absolute addresses of the person's other pages (sameAs, url, u-url). */
  urls: string[]
  image: string | null
  description: string | null
}

/** Why nothing may be, or can be, taken from a page. */
export type PageRefusal =
  | 'consent_wall'
  | 'login_wall'
  | 'paywall'
  | 'bot_wall'
  | 'soft_404'
  | 'not_to_be_kept'
  | 'empty'

/**
 * A page as it was read. Texts are plain and well-formed, without what a visitor
 * does not see.
 */
export type PageReading = {
  title: string | null
  /** The page's first heading; readers of articles leave it out of the text. */
  heading?: string
  author: string | null
  /** `2024-05-01`: when it was published. */
  date: string | null
  siteName: string | null
  /** BCP 47. */
  language: string | null
  description: string | null
  /** The main text: paragraphs and list items are lines, without navigation and boilerplate. */
  text: string
  /** Absolute http(s) addresses, each once; `isMe`: rel=me. */
  links: { url: string; text: string; isMe: boolean }[]
  people: PagePerson[]
  /** Canonical address as the page states it, absolute. */
  canonicalUrl: string | null
  refusal: PageRefusal | null
}
