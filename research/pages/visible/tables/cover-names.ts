/**
 * Parts of names of classes, ids and roles of what lies over a page or leads to others, as patterns
 * by kind.
 */
export const coverNames = {
  menus: 'menu|nav|drop-?down|drawer|off-?canvas',
  overlays: 'modal|dialog|overlay|popover|pop-?up|tooltip',
  tools: 'cart|search|filter',
  accounts: 'cookie|consent|login|sign-?(?:in|up)',
  choices: 'country|language|locale|currency',
}

/** Names of classes of what no eye sees, from themes and accessibility guides. */
export const hiddenNames = {
  screenReaders: 'sr-only|screen-reader(?:-text|-only)?|a11y-hidden|assistive-text',
  visually: 'visually-?hidden|visuallyhidden|u-hidden-visually|element-invisible|element-hidden',
  elsewhere: 'hidden-print-only|offscreen|off-screen',
}

/** Names of what is folded until a visitor asks for it, whatever folds it. */
export const foldedNames = {
  folds: 'accordi[oa]n|collaps(?:ed|ible)',
  whole: String.raw`(?:^|[\s_-])(?:faqs?|expand(?:er|able)|answers?)(?:[\s_-]|$)`,
  tabs: String.raw`(?:^|[\s_-])tab-?_{0,2}(?:pane|panel|content|slide)s?(?:[\s_-]|$)`,
}

/**
 * Ids and classes of the banners and dialogs of consent managers, which style sheets of their own
 * hide once a visitor has chosen. Patterns of whole names, by maker.
 */
export const consentNames = {
  oneTrust: 'onetrust-(?:consent|banner|pc)-sdk|ot-sdk-container|otPcCenter',
  cookiebot: 'CybotCookiebotDialog|CookiebotWidget',
  trustArc: 'truste-consent-track|consent_blackbar|trustarc-banner-.*',
  didomi: 'didomi-(?:host|popup)',
  quantcast: 'qc-cmp2-container',
  usercentrics: 'usercentrics-root',
  iubenda: 'iubenda-cs-banner',
  osano: 'osano-cm-.*',
  sourcepoint: 'sp_message_container_.*',
  google: 'fc-consent-root',
  hubSpot: 'hs-eu-cookie-confirmation',
  cookieYes: 'cky-(?:consent-container|modal)|cookie-law-info-bar',
  complianz: 'cmplz-cookiebanner-container',
  moove: 'moove_gdpr_cookie_(?:modal|info_bar)',
  borlabs: 'BorlabsCookieBox',
}
