import { parseWordSet } from '../../../text/patterns/word-set.ts'

/** Regions, islands and mountains that English writes with an article: "The Cotswolds". */
export const placesWithArticle = parseWordSet(`
  alps andes apennines carpathians cairngorms catskills caucasus adirondacks appalachians
  dolomites himalaya himalayas hindukush jura karakoram ozarks pennines pyrenees rockies sierras
  smokies tatras urals vosges ardennes chilterns cotswolds downs grampians malverns mendips
  quantocks trossachs americas antilles azores bahamas balearics canaries comoros cyclades
  dodecanese faroes falklands hebrides maldives marianas marshalls moluccas orkneys philippines
  seychelles shetlands solomons algarve alentejo auvergne balkans baltics borders broads camargue
  caribbean carolinas cevennes congo crimea dakotas deccan dordogne everglades fens hamptons
  highlands islands jutland klondike levant loire lowlands maghreb marches mediterranean midlands
  midi midwest negev netherlands orient outback palatinate peloponnese piedmont punjab rhineland
  riviera ruhr saarland sahara sahel scillies south north east west steppes sudan transkei
  transvaal tropics tyrol ukraine veneto wairarapa weald wirral yukon
`)
