/** Says of the present that a person lives somewhere, behind a pronoun. English. */
export const livingVerbs = {
  en: [
    'lives?|resides?|dwells?|(?:makes?|has made|have made) (?:her|his|their|my) home',
    "(?:is|are|am|[’']m) (?:based|settled|living|domiciled|resident|at home)",
    "(?:has|have|[’']ve) (?:lived|settled|stayed)",
    '(?:has|have) (?:her|his|their|my|an?) (?:home|house|flat)(?!\\p{L})',
  ],
}

/** Verbs whose object is a person, who may be the one who lives there. English. */
export const meetingVerbs = {
  en: 'met|meets|visit(?:ed|s)|married|interview(?:ed|s)|photographed|phoned|wrote to|writes to',
}

/** What a person lives in. English. */
export const dwellings = {
  en: [
    'home|house|flat|apartment|cottage|farm(?:house)?|bungalow|houseboat|narrowboat|loft|studio',
    'place|condo|townhouse|smallholding|ranch|cabin',
  ],
}

/** Parts of a dwelling that a person works in: "from her kitchen table in". English. */
export const rooms = {
  en: [
    'kitchen(?: table)?|spare (?:room|bedroom)|bedroom|attic|basement|garage|garden|back garden',
    'shed',
    'garden shed|living room|sitting room|balcony|allotment',
  ],
}

/** Verbs whose object is a dwelling of those who live there. English. */
export const keepingVerbs = { en: 'rents?|renting|shares?|sharing|occup(?:y|ies|ying)' }
export const housekeeping = { en: 'keeps house' }

/** Verbs of work, in front of "from home". English. */
export const homeWorkVerbs = {
  en: '(?:work|run|teach|write|trade|operate|practise|paint|sew|bake|code)(?:e?s)?|working|running',
}

/** Behind "lives by the". English. */
export const waterside = {
  en: 'sea|river|lake|loch|harbour|harbor|canal|park|beach|coast|shore|water|port|station|church',
}

/** In front of a home that a person has come to. English. */
export const adoptedWords = { en: 'adopted|chosen|new|present|current|permanent' }

/** Between "her" and a dwelling of today. English. */
export const dwellingAdjectives = { en: 'own|new|current|present|small|little|cosy|cozy' }

/** A sentence with these speaks of a dwelling of before, or of another's. English. */
export const notDwelling = {
  en: [
    'died|dies|born|childhood|grew up|former(?:ly)?|sold|sells|left|until|parents|boyhood|girlhood',
    'late|widow|was raised|previous(?:ly)?|once',
  ],
}

/** What a capital and "-based" name no place with: "Web-based". English. */
export const notBases = {
  en: [
    'Web|Cloud|Home|Faith|Community|Evidence|Science|Team|Plant|Land|Sea|Studio|Internet|Computer',
    'Browser|School|Hospital|University|Church|Bible|Text|Data|Game|Nature|Paper|Project|Lab|Car',
    'Java|Linux|Unix|Windows|Android|Python|Christian|Value|Practice|Trauma|Office|Fact|Skill',
    'Arts?|Music|Drama',
  ],
}

/** Beside a role, of its bearer rather than of the firm. English. */
export const livesAsideWords = {
  en: 'educated|trained|studied|graduated|lives|living|based',
}
