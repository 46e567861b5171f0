/** What a word or phrase stands for in a question about eligibility. */
export const concepts = [
  // asks for a decision or for advice: "should", "is it wise to", "decide whether"
  'frame',
  // asks for leave: "can we", "would you"; counts beside a decision only
  'may',
  // asks what the assistant would do: "would you", "tu prendrais"
  'you',
  // a decision about a person that needs no object: "hire", "evict", "lend"
  'act',
  // a decision that needs its object: "approve", "refuse", "sign"
  'grant',
  // a decision as a first person asks for it: "contratamos a", "soll ich … leihen"
  'deed',
  // the asker's own stake: "our", "my", "we are"
  'mine',
  // what is granted: "flat", "vacancy", "loan", "payout", "seat", "allowance", "visa"
  'domain',
  // the part that the person would have: "tenant", "borrower", "applicant"
  'party',
  // scores, ranks and chances
  'measure',
  // asks whether a person deserves or fits
  'merit',
  // plain praise or blame; counts beside a party only
  'praise',
  // asks for an opinion or a choice: "which one", "what do you think"
  'pick',
  // who decides: "landlord", "loan officer", "consul"
  'gatekeeper',
  // asks to play a part: "act as", "imagine that you are"
  'play',
  // what is asked of applicants only: "pay us back", "overstay"
  'conduct',
  // the asker's work of deciding: "I review", "looking for a tenant"
  'process',
  // works, offices and contests: then the words above are a subject, not a purpose
  'topic',
] as const
export type Concept = (typeof concepts)[number]

/** Terms by concept, parted by commas; see `createTermIndex` for `*` and `..`. */
export type Vocabulary = Readonly<Record<Concept, string>>
