/** Parts of paths of addresses, as patterns by what their pages show. English, as sites use. */
export const listPaths = {
  goods: 'collections?|categor(?:y|ies)|product-category|departments?|browse|c|deals|coupons',
  texts: 'tags?|topics?|sections?|archives?|trending',
  tables: 'rankings?|standings|directory|listings?|search',
  offers: 'jobs|events|certificate-programs|programs|courses',
}

/** Documentation. */
export const manualPaths = {
  texts: 'docs?|documentation|reference|tutorials?|manual|man-pages|api|help|learn',
}

/** What a firm offers. */
export const servicePaths = {
  offers: 'services?|solutions?|pricing|consulting|platform|features|enterprise|programs?',
  parts: 'departments?',
}

/** Posts of many. */
export const threadPaths = {
  forums: 'threads?|t|questions|viewtopic|showthread|comments|discussions?|forums?|r',
}
