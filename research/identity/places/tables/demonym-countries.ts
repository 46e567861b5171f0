import { parseWordGroups } from '../../../text/patterns/word-set.ts'

/**
 * English words for people of a country → its ISO 3166 code; those for people of more than one
 * country → `-`.
 */
export const demonymCountries = parseWordGroups(`
AD andorran
AE emirati
AF afghan
AL albanian
AM armenian
AO angolan
AR argentine argentinian argentinean
AT austrian viennese tyrolean
AU australian tasmanian
AZ azerbaijani azeri
BA bosnian
BB barbadian
BD bangladeshi
BE belgian flemish walloon
BF burkinabe
BG bulgarian
BH bahraini
BJ beninese
BO bolivian
BR brazilian
BS bahamian
BT bhutanese
BW motswana
BY belarusian belarusan
BZ belizean
CA canadian quebecois
CH swiss
CI ivorian
CL chilean
CM cameroonian
CN chinese cantonese
CO colombian
CR rican
CU cuban
CV verdean
CY cypriot
CZ czech bohemian moravian
DE german bavarian prussian saxon
DJ djiboutian
DK danish
DZ algerian
EC ecuadorian ecuadorean
EE estonian
EG egyptian
ER eritrean
ES spanish catalan andalusian castilian
ET ethiopian
FI finnish
FJ fijian
FO faroese
FR french breton corsican alsatian
GA gabonese
GB british english scottish welsh cornish
GE georgian
GH ghanaian
GL greenlandic
GM gambian
GR greek cretan
GT guatemalan
GY guyanese
HN honduran
HR croatian dalmatian
HT haitian
HU hungarian
ID indonesian javanese balinese sumatran
IE irish
IL israeli
IN indian tamil
IQ iraqi
IR iranian persian
IS icelandic
IT italian sicilian sardinian tuscan venetian neapolitan lombard
JM jamaican
JO jordanian
JP japanese
KE kenyan
KG kyrgyz
KH cambodian
KR korean
KW kuwaiti
KZ kazakh
LA laotian
LB lebanese
LK sinhalese
LR liberian
LT lithuanian
LU luxembourgish
LV latvian
LY libyan
MA moroccan
MC monegasque
MD moldovan
ME montenegrin
MG malagasy
MK macedonian
ML malian
MM burmese
MN mongolian
MT maltese
MU mauritian
MV maldivian
MW malawian
MX mexican
MY malaysian
MZ mozambican
NA namibian
NE nigerien
NG nigerian
NI nicaraguan
NL dutch frisian
NO norwegian
NP nepali nepalese
OM omani
PA panamanian
PE peruvian
PG papuan
PH filipino filipina philippine
PK pakistani
PL polish silesian
PS palestinian
PT portuguese
PY paraguayan
QA qatari
RO romanian transylvanian
RS serbian
RU russian siberian
RW rwandan
SA saudi
SD sudanese
SE swedish
SG singaporean
SI slovenian slovene
SK slovak slovakian
SN senegalese
SO somali
SV salvadoran salvadorian
SY syrian
TG togolese
TH thai
TJ tajik
TM turkmen
TN tunisian
TR turkish
TT trinidadian
TW taiwanese
TZ tanzanian
UA ukrainian
UG ugandan
US american hawaiian texan californian
UY uruguayan
UZ uzbek
VE venezuelan
VN vietnamese
YE yemeni
ZA afrikaner
ZM zambian
ZW zimbabwean
- african asian european scandinavian caribbean mediterranean yugoslav soviet kurdish basque balkan
  arab
`)
