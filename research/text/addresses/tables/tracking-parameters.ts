/** Parameters that say how a visitor came, not what is shown, by who adds them; patterns. */
export const trackingParameters = {
  campaigns: String.raw`utm_\w+`,
  google: 'gclid|dclid|gbraid|wbraid|srsltid|_ga|_gl',
  meta: 'fbclid|igsh|igshid',
  microsoft: 'msclkid',
  yandex: 'yclid',
  twitter: 'twclid',
  tiktok: 'ttclid',
  mailchimp: 'mc_[ce]id',
}

/** The same on some sites only. */
export const mostlyTrackingParameters = {
  origin: 'ref|ref_src|ref_url|referrer|source|feature',
  youtube: 'si',
  alibaba: 'spm',
  linkedin: 'trk',
  language: 'hl',
}
