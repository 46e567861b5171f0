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

/**
 * Smaller parts of countries that stand behind a town, folded to ASCII: elsewhere the same names
 * are those of families and towns as well. Own knowledge; facts, public domain.
 */
export const partsBehindCities = pairs(`
ain=FR|aisne=FR|allier=FR|ardeche=FR|ardennes=FR|ariege=FR|aveyron=FR|calvados=FR|cantal=FR
charente=FR|charente maritime=FR|cher=FR|correze=FR|cote d or=FR|cotes d armor=FR|creuse=FR
dordogne=FR|doubs=FR|drome=FR|essonne=FR|eure=FR|eure et loir=FR|finistere=FR|gard=FR|gers=FR
gironde=FR|haute garonne=FR|haute loire=FR|haute savoie=FR|hauts de seine=FR|herault=FR
ille et vilaine=FR|indre=FR|indre et loire=FR|isere=FR|jura=FR|landes=FR|loir et cher=FR|loire=FR
loire atlantique=FR|loiret=FR|lot=FR|lot et garonne=FR|lozere=FR|maine et loire=FR|manche=FR
marne=FR|mayenne=FR|meurthe et moselle=FR|meuse=FR|morbihan=FR|moselle=FR|nievre=FR|nord=FR|oise=FR
orne=FR|pas de calais=FR|puy de dome=FR|bas rhin=FR|haut rhin=FR|rhone=FR|saone et loire=FR
sarthe=FR|savoie=FR|seine maritime=FR|seine et marne=FR|somme=FR|tarn=FR|var=FR|vaucluse=FR
vendee=FR|vienne=FR|vosges=FR|yonne=FR|yvelines=FR|normandie=FR|occitanie=FR|alsace=FR
bedfordshire=GB|berkshire=GB|buckinghamshire=GB|cambridgeshire=GB|cheshire=GB|cumbria=GB
derbyshire=GB|devon=GB|dorset=GB|durham=GB|essex=GB|gloucestershire=GB|hampshire=GB
herefordshire=GB|hertfordshire=GB|kent=GB|leicestershire=GB|lincolnshire=GB|lincs=GB|norfolk=GB
northamptonshire=GB|northumberland=GB|nottinghamshire=GB|oxfordshire=GB|rutland=GB|shropshire=GB
somerset=GB|staffordshire=GB|suffolk=GB|surrey=GB|sussex=GB|east sussex=GB|west sussex=GB
tyne and wear=GB|warwickshire=GB|west midlands=GB|wiltshire=GB|worcestershire=GB
north yorkshire=GB|south yorkshire=GB|west yorkshire=GB|perthshire=GB|aberdeenshire=GB|fife=GB
baden wurttemberg=DE|brandenburg=DE|hessen=DE|niedersachsen=DE|nordrhein westfalen=DE
rheinland pfalz=DE|saarland=DE|sachsen=DE|sachsen anhalt=DE|schleswig holstein=DE|thuringen=DE
karnten=AT|niederosterreich=AT|oberosterreich=AT|steiermark=AT|tirol=AT|vorarlberg=AT
burgenland=AT|aargau=CH|thurgau=CH|graubunden=CH|ticino=CH|wallis=CH|valais=CH|vaud=CH
asturias=ES|cantabria=ES|navarra=ES|galicia=ES|extremadura=ES|aragon=ES|vizcaya=ES|gipuzkoa=ES
abruzzo=IT|calabria=IT|campania=IT|emilia romagna=IT|liguria=IT|piemonte=IT|puglia=IT|sardegna=IT
sicilia=IT|umbria=IT|veneto=IT|lazio=IT|jalisco=MX|yucatan=MX|sonora=MX|chiapas=MX|nuevo leon=MX
entre rios=AR|chubut=AR|misiones=AR|antioquia=CO|carabobo=VE|zulia=VE
minas gerais=BR|bahia=BR|parana=BR|santa catarina=BR|rio grande do sul=BR|pernambuco=BR|ceara=BR
`)

/**
 * Names of cities in English, German, French, Spanish, Portuguese and Italian that do not look
 * alike, folded to ASCII → the common one. Own knowledge; facts, public domain.
 */
export const cityAliases = pairs(`
munchen=munich|muenchen=munich|munique=munich|monaco di baviera=munich|koln=cologne|koeln=cologne
colonia=cologne|nurnberg=nuremberg|nuernberg=nuremberg|nuremberga=nuremberg|norimberga=nuremberg
hambourg=hamburg|hamburgo=hamburg|amburgo=hamburg|francfort=frankfurt|francoforte=frankfurt
frankfurt am main=frankfurt|estugarda=stuttgart|stoccarda=stuttgart|berlino=berlin|berlim=berlin
dresde=dresden|dresda=dresden|lipsia=leipzig|hannover=hanover|hanovre=hanover
braunschweig=brunswick|aix la chapelle=aachen|aquisgran=aachen|aquisgrana=aachen|treves=trier
treveris=trier|treviri=trier|mayence=mainz|maguncia=mainz|magonza=mainz|augsbourg=augsburg
ratisbonne=regensburg|ratisbona=regensburg|wien=vienna|vienne=vienna|viena=vienna
salzbourg=salzburg|salzburgo=salzburg|salisburgo=salzburg|zuerich=zurich|zurigo=zurich
zurique=zurich|geneve=geneva|genf=geneva|ginebra=geneva|genebra=geneva|ginevra=geneva|bale=basel
basilea=basel|basileia=basel|berne=bern|berna=bern|losanna=lausanne|luzern=lucerne|lucerna=lucerne
neuenburg=neuchatel|saint gall=st gallen|sankt gallen=st gallen|san gallo=st gallen|coire=chur
strassburg=strasbourg|estrasburgo=strasbourg|strasburgo=strasbourg|lione=lyon|lyons=lyon
marseilles=marseille|marsiglia=marseille|marsella=marseille|marselha=marseille|nizza=nice|niza=nice
burdeos=bordeaux|bordeus=bordeaux|tolosa=toulouse|parigi=paris|digione=dijon|avignone=avignon
bruxelles=brussels|brussel=brussels|bruselas=brussels|bruxelas=brussels|antwerpen=antwerp
anvers=antwerp|amberes=antwerp|antuerpia=antwerp|anversa=antwerp|gent=ghent|gand=ghent|gante=ghent
brugge=bruges|malines=mechelen|mecheln=mechelen|courtrai=kortrijk|brujas=bruges|luttich=liege
luik=liege|lieja=liege|liegi=liege|louvain=leuven
lovaina=leuven|lovanio=leuven|amesterdao=amsterdam|roterdao=rotterdam|den haag=the hague
la haye=the hague|s gravenhage=the hague|la haya=the hague|haia=the hague|roma=rome|milano=milan
mailand=milan|milao=milan
torino=turin|turim=turin|venezia=venice|venedig=venice|venise=venice|venecia=venice|veneza=venice
firenze=florence|florenz=florence|florencia=florence|florenca=florence|napoli=naples|neapel=naples
napoles=naples|genova=genoa|genua=genoa|bologne=bologna|bolonia=bologna|bolonha=bologna
padova=padua|padoue=padua|mantova=mantua|mantoue=mantua|triest=trieste|bozen=bolzano|trient=trento
meran=merano|verone=verona|palerme=palermo|sienne=siena|perouse=perugia|lisboa=lisbon
lissabon=lisbon|lisbonne=lisbon|lisbona=lisbon|oporto=porto|sevilla=seville|sevilha=seville
siviglia=seville|saragossa=zaragoza|saragosse=zaragoza|saragoca=zaragoza|saragozza=zaragoza
cordoue=cordoba|cordova=cordoba|la coruna=a coruna|coruna=a coruna|bilbo=bilbao
donostia=san sebastian|pampelune=pamplona|iruna=pamplona|barcelone=barcelona|barcellona=barcelona
cadix=cadiz|cadice=cadiz|londres=london|londra=london|edimbourg=edinburgh|edimburgo=edinburgh
dublino=dublin|dublim=dublin|kobenhavn=copenhagen|kopenhagen=copenhagen|copenhague=copenhagen
copenaghen=copenhagen|goteborg=gothenburg|stoccolma=stockholm|estocolmo=stockholm
helsingfors=helsinki|warszawa=warsaw|warschau=warsaw|varsovie=warsaw|varsovia=warsaw
varsavia=warsaw|cracow=krakow|krakau=krakow|cracovie=krakow|cracovia=krakow|breslau=wroclaw
breslavia=wroclaw|danzig=gdansk|danzica=gdansk|posen=poznan|stettin=szczecin|praha=prague
prag=prague|praga=prague|brunn=brno|pressburg=bratislava|laibach=ljubljana|lubiana=ljubljana
zagabria=zagreb|budapeste=budapest|bucuresti=bucharest|bukarest=bucharest|bucarest=bucharest
bucareste=bucharest|beograd=belgrade|belgrad=belgrade|belgrado=belgrade|athina=athens|athen=athens
athenes=athens|atenas=athens|atene=athens|salonica=thessaloniki|salonique=thessaloniki
saloniki=thessaloniki|tessalonica=thessaloniki|salonicco=thessaloniki|thessalonique=thessaloniki
estambul=istanbul|istambul=istanbul|moskva=moscow|moskau=moscow|moscou=moscow|moscu=moscow
st petersburg=saint petersburg|sankt petersburg=saint petersburg
sankt peterburg=saint petersburg|saint petersbourg=saint petersburg
san petersburgo=saint petersburg|san pietroburgo=saint petersburg|kiev=kyiv|kiew=kyiv|lemberg=lviv
leopoli=lviv|wilna=vilnius|vilna=vilnius|nyc=new york|new york city=new york|nueva york=new york
nova york=new york|nova iorque=new york|sf=san francisco|la=los angeles|philadelphie=philadelphia
filadelfia=philadelphia|bombay=mumbai|calcutta=kolkata|madras=chennai|saigon=ho chi minh city
tokio=tokyo|toquio=tokyo|peking=beijing|pekin=beijing|pequim=beijing|pechino=beijing
schanghai=shanghai|xangai=shanghai|kairo=cairo|le caire=cairo|el cairo=cairo|alger=algiers
algier=algiers|argel=algiers|algeri=algiers|gerusalemme=jerusalem
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
