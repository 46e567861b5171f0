/**
 * Places that people are said to be in: countries, their larger parts and large cities, as they are
 * written. Own knowledge; facts, public domain.
 */
export const places: ReadonlySet<string> = new Set(
  `
Afghanistan|Albania|Algeria|Argentina|Armenia|Australia|Austria|Azerbaijan|Bahrain|Bangladesh
Belarus|Belgium|Bolivia|Bosnia|Brazil|Bulgaria|Cambodia|Cameroon|Canada
Chile|China|Colombia|Costa Rica|Croatia|Cuba|Cyprus|Czech Republic|Denmark|Ecuador|Egypt|England
Estonia|Ethiopia|Finland|France|Georgia|Germany|Ghana|Greece|Guatemala
Honduras|Hong Kong|Hungary|Iceland|India|Indonesia|Iran|Iraq|Ireland|Israel|Italy|Jamaica|Japan
Jordan|Kazakhstan|Kenya|Korea|Kuwait|Latvia|Lebanon|Libya|Lithuania
Luxembourg|Macedonia|Malaysia|Malta|Mexico|Moldova|Mongolia|Morocco|Mozambique|Nepal|Netherlands
New Zealand|Nicaragua|Nigeria|Northern Ireland|Norway|Pakistan|Panama
Paraguay|Peru|Philippines|Poland|Portugal|Qatar|Romania|Russia|Saudi Arabia|Scotland|Senegal|Serbia
Singapore|Slovakia|Slovenia|South Africa|South Korea|Spain|Sri Lanka
Sudan|Sweden|Switzerland|Syria|Taiwan|Tanzania|Thailand|Tunisia|Turkey|Uganda|Ukraine|United Kingdom
United States|Uruguay|Uzbekistan|Venezuela|Vietnam|Wales|Zambia|Zimbabwe
Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho
Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts
Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico
New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania
Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|West Virginia
Wisconsin|Wyoming|Ontario|Quebec|British Columbia|Alberta|Manitoba|Nova Scotia
New South Wales|Victoria|Queensland|Tasmania|Bavaria|Bayern|Yorkshire|Kent|Devon|Cornwall|Lancashire
Catalonia|Andalusia|Bretagne|Provence|Lombardia|Toscana|Scotland
London|Manchester|Birmingham|Leeds|Sheffield|Liverpool|Bristol|Oxford|Cambridge|Edinburgh|Glasgow
Cardiff|Belfast|Dublin|Paris|Lyon|Marseille|Toulouse|Brussels|Antwerp
Amsterdam|Rotterdam|Utrecht|Berlin|Hamburg|Munich|Cologne|Frankfurt|Stuttgart|Vienna|Zurich|Geneva
Basel|Bern|Rome|Milan|Turin|Naples|Florence|Venice|Madrid|Barcelona
Valencia|Seville|Lisbon|Porto|Copenhagen|Stockholm|Gothenburg|Oslo|Bergen|Helsinki|Reykjavik|Warsaw
Krakow|Prague|Bratislava|Budapest|Bucharest|Sofia|Athens|Istanbul|Ankara
Moscow|Saint Petersburg|Kyiv|Kiev|Minsk|Riga|Vilnius|Tallinn|Belgrade|Zagreb|Ljubljana|Tel Aviv
Jerusalem|Cairo|Beirut|Amman|Baghdad|Tehran|Riyadh|Dubai|Abu Dhabi|Doha
Karachi|Lahore|Delhi|New Delhi|Mumbai|Bangalore|Chennai|Kolkata|Hyderabad|Dhaka|Colombo|Kathmandu
Bangkok|Hanoi|Jakarta|Manila|Kuala Lumpur|Beijing|Shanghai|Shenzhen
Guangzhou|Taipei|Seoul|Busan|Tokyo|Osaka|Kyoto|Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra
Auckland|Wellington|Lagos|Nairobi|Accra|Johannesburg|Cape Town|Casablanca
Toronto|Montreal|Vancouver|Ottawa|Calgary|Boston|Chicago|Los Angeles|San Francisco|San Diego
San Jose|Seattle|Portland|Denver|Dallas|Houston|Austin|Atlanta|Miami|Orlando
Philadelphia|Pittsburgh|Detroit|Cleveland|Columbus|Cincinnati|Minneapolis|St Louis|Baltimore
Washington|New Orleans|Nashville|Memphis|Phoenix|Las Vegas|Salt Lake City
Mexico City|Guadalajara|Monterrey|Bogota|Lima|Santiago|Buenos Aires|Montevideo|Sao Paulo|São Paulo
Rio de Janeiro|Brasilia|Caracas|Quito|Havana
Deutschland|Österreich|Schweiz|España|Italia|Brasil|Polska|Россия|Москва|Україна|München|Köln|Wien
Zürich|Genève|Roma|Milano|Lisboa|中国|日本|北京|上海|東京|서울
`
    .trim()
    .split(/[|\n]/),
)
