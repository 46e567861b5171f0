import { parseWordSet } from '../../../text/patterns/word-set.ts'

/** HTML elements that may stand inside a word: their tags vanish, all others part words. */
export const inlineElements = parseWordSet(`
  a abbr b bdi bdo big cite code data em font i ins kbd mark q s samp small span strong sub sup tt
  u var wbr`)

/** Other elements that pages are made of. What else stands in angle brackets is text. */
export const otherElements = parseWordSet(`
  address article aside body br button center dd div dl dt fieldset figcaption figure footer form
  h1 h2 h3 h4 h5 h6 head header hr html img input label li link main meta nav ol option p path pre
  section select summary svg table tbody td tfoot th thead time title tr ul`)
