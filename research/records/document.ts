/** What claims quote: the stored text of one page, or of one provider's record. */
export type Document = {
  /** `src_…` */
  id: string
  /** Where people can read it; never an API's address. */
  url: string
  title: string
  /** Host without `www.` */
  domain: string
  /** Well-formed plain text; lines end with \n. */
  text: string
  kind: 'page' | 'record'
  /** `2024-05-01`, where the page says it. */
  publishedAt: string | null
  /** ISO 8601. */
  retrievedAt: string
  /** 0..100: how far the document can be believed. */
  trust: number
}
