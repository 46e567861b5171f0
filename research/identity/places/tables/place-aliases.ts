const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/[|\n]/)
      .map(
        (pair) =>
          [
            pair.slice(0, pair.indexOf('=')).trim(),
            pair.slice(pair.indexOf('=') + 1).trim(),
          ] as const,
      ),
  )

/**
 * Countries as people write them where no register does, folded to ASCII → ISO 3166 code. Own
 * knowledge; facts, public domain.
 */
export const countryAliases = pairs(`
usa=US|u s a=US|u s=US|us=US|united states of america=US|america=US|uk=GB|u k=GB|great britain=GB
britain=GB|england=GB|scotland=GB|wales=GB|northern ireland=GB
holland=NL|the netherlands=NL|czech republic=CZ|korea=KR|republic of korea=KR|uae=AE|prc=CN
viet nam=VN|turkey=TR|turkiye=TR|ivory coast=CI|macedonia=MK|burma=MM
russian federation=RU|deutschland=DE|espana=ES|brasil=BR|italia=IT|schweiz=CH|osterreich=AT
bosnia=BA
`)

/**
 * Parts of countries that stand where others write the country, folded to ASCII; two letters as
 * they are written there.
 */
export const regionCountries = pairs(`
alabama=US|alaska=US|arizona=US|arkansas=US|california=US|colorado=US|connecticut=US|florida=US
hawaii=US|idaho=US|illinois=US|indiana=US|iowa=US|kansas=US|kentucky=US|louisiana=US
maine=US|maryland=US|massachusetts=US|michigan=US|minnesota=US|mississippi=US|missouri=US|montana=US
nebraska=US|nevada=US|new hampshire=US|new jersey=US|new mexico=US|north carolina=US
north dakota=US|ohio=US|oklahoma=US|oregon=US|pennsylvania=US|rhode island=US|south carolina=US
south dakota=US|tennessee=US|texas=US|utah=US|vermont=US|virginia=US|west virginia=US
wisconsin=US|wyoming=US|bay area=US|san francisco bay area=US|silicon valley=US|ny=US|nj=US|tx=US
fl=US|wa=US|or=US|oh=US|mi=US|wi=US|ut=US|nv=US|az=US|dc=US|ct=US|ma=US|va=US
ontario=CA|quebec=CA|british columbia=CA|alberta=CA|manitoba=CA|nova scotia=CA|saskatchewan=CA|bc=CA
new south wales=AU|victoria=AU|queensland=AU|tasmania=AU|nsw=AU|vic=AU|qld=AU
bavaria=DE|bayern=DE|nrw=DE|catalonia=ES|catalunya=ES|andalusia=ES|yorkshire=GB|lancashire=GB
cornwall=GB|bretagne=FR|lombardia=IT|toscana=IT
`)

/** Cities whose names in two languages do not look alike, folded to ASCII. */
export const cityAliases = pairs(`
koln=cologne|wien=vienna|roma=rome|firenze=florence|praha=prague|warszawa=warsaw|moskva=moscow
peking=beijing|venezia=venice|den haag=the hague|munchen=munich|geneve=geneva|genf=geneva
nyc=new york|new york city=new york|sf=san francisco|la=los angeles|bombay=mumbai|calcutta=kolkata
madras=chennai|saigon=ho chi minh city|kobenhavn=copenhagen|goteborg=gothenburg
lisboa=lisbon|sankt peterburg=saint petersburg|st petersburg=saint petersburg|kiev=kyiv
bruxelles=brussels|antwerpen=antwerp|napoli=naples|torino=turin|milano=milan|sevilla=seville
athina=athens
`)

/** Boroughs and districts that people write as their town, folded to ASCII → the city. */
export const cityParts = pairs(`
brooklyn=new york|manhattan=new york|queens=new york|bronx=new york|the bronx=new york
staten island=new york|harlem=new york|flushing=new york|hollywood=los angeles
barking=london|barnet=london|bexley=london|brent=london|bromley=london|camden=london|croydon=london
dagenham=london|ealing=london|enfield=london|greenwich=london|hackney=london|haringey=london
harrow=london|havering=london|hillingdon=london|hounslow=london|ilford=london|islington=london
lambeth=london|lewisham=london|merton=london|newham=london|redbridge=london|romford=london
southwark=london|sutton=london|tower hamlets=london|twickenham=london|wandsworth=london
wembley=london|westminster=london|wimbledon=london
neukolln=berlin|kreuzberg=berlin|charlottenburg=berlin|pankow=berlin|spandau=berlin|mitte=berlin
altona=hamburg|wandsbek=hamburg|harburg=hamburg|ottakring=vienna|favoriten=vienna
montmartre=paris|etobicoke=toronto|scarborough=toronto|north york=toronto
shinjuku=tokyo|shibuya=tokyo|setagaya=tokyo|pudong=shanghai
`)

/** Codes of countries that people write behind a city. */
export const codesBehindCities: ReadonlySet<string> = new Set(
  `AT AU BE CH CZ DK ES FI FR GB GR HU IE IT JP NL NO NZ PL PT RU SE TR UA BR KZ CN KR SG MX`.split(
    ' ',
  ),
)

/** What people write where others name their place. English. */
export const nowhere: ReadonlySet<string> = new Set([
  ...['remote', 'earth', 'planet earth', 'world', 'worldwide', 'internet', 'the internet'],
  ...['everywhere', 'somewhere', 'nowhere', 'home', 'here'],
])
