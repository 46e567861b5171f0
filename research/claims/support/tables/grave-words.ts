import { parseWordSet } from '../../../text/patterns/word-set.ts'

/**
 * Words that no paraphrase may introduce, since they change the relation or the accusation that a
 * sentence states. English, folded. Own knowledge.
 */
export const graveWords = parseWordSet(`
  married divorced engaged widowed spouse mother father parent son daughter child children brother
  sister sibling grandmother grandfather grandson granddaughter aunt uncle cousin nephew niece
  pregnant adopted
  died dead killed murdered ill cancer disabled
  arrested charged convicted guilty sentenced jailed imprisoned accused alleged sued fined indicted
  investigated criminal crime fraud theft abuse assault bankrupt banned suspended
  fired resigned dismissed retired founder founded president ceo chairman chairwoman director
  minister mayor senator governor professor doctor judge lawyer winner won awarded award
  millionaire billionaire owns owner bought sold
`)
