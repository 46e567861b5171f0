import { wordSet } from './word-set.ts'

/** Words that turn a statement around, folded to ASCII; contracted forms without their apostrophe. Own knowledge. */
export const negations = wordSet(`
  not never no nor neither none nobody nothing without cannot isnt arent wasnt werent doesnt dont didnt hasnt havent hadnt wont wouldnt cant couldnt shouldnt mustnt aint
  deny denies denied denying refute refutes refuted disprove disproved untrue false falsely wrongly incorrectly mistakenly hardly fail failed fails refuse refused refuses lack lacks lacked unable
  nicht nie niemals kein keine keinen keinem keiner keines ohne weder bestreitet bestritt dementiert
  pas jamais aucun aucune sans nie dement
  nunca jamas tampoco ningun ninguna sin nao nem sem niega nego nega negou
  non mai senza nessun nessuna niet nooit geen zonder ontkent ontkende
`)

/** Beside one of these `no` is Portuguese: `in the`. */
export const portugueseSigns = wordSet(
  'da do na em uma um sao foi seu sua pelo pela das dos ao aos nos nas trabalha trabalhou mora engenheira engenheiro',
)
/** Only beside one of these `non` is Italian: elsewhere it begins words, such as `non-profit`. */
export const italianSigns = wordSet('il gli di della dello dei che presso lavora lavorato lavoro una uno nel nella alla sono stato stata')
