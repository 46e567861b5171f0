/** Parameters that say where a visitor came from, not what the page is. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|yclid|igshid|igsh|mc_[ce]id|ref|ref_src|ref_url|referrer|source|feature|si|spm|trk|hl)$/i

/**
 * Equal for spellings of one page's address: scheme, `www.` and `m.`, slash at the end, fragment, order of parameters and tracking left out.
 * For comparing, not for opening. Null for what is no web address.
 */
export function canonicalUrl(text: string): string | null {
  const url = URL.parse(text.trim())
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === '') return null
  const host = url.host.replace(/^(?:www\d?|m|mobile|amp)\.(?=[^.]+\.)/, '').replace(/\.$/, '')
  const path = url.pathname.replace(/\/(?:index\.(?:html?|php))?$/, '')
  const kept = [...url.searchParams].filter(([name]) => !tracking.test(name)).map((pair) => pair.map(encodeURIComponent).join('='))
  return `${host}${path}${kept.length > 0 ? `?${kept.sort().join('&')}` : ''}`
}
