import type { CompanyRecord } from '../../../research/companies/company-record.ts'

/** Legal forms by the codes of the Czech statistical office's list, the frequent ones. */
export const czechForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    101: 'Fyzická osoba podnikající dle živnostenského zákona',
    111: 'Veřejná obchodní společnost',
    112: 'Společnost s ručením omezeným',
    113: 'Komanditní společnost',
    117: 'Nadace',
    118: 'Nadační fond',
    121: 'Akciová společnost',
    141: 'Obecně prospěšná společnost',
    145: 'Společenství vlastníků jednotek',
    161: 'Ústav',
    205: 'Družstvo',
    301: 'Státní podnik',
    325: 'Organizační složka státu',
    331: 'Příspěvková organizace',
    421: 'Odštěpný závod zahraniční právnické osoby',
    706: 'Spolek',
    801: 'Obec',
    804: 'Kraj',
    921: 'Mezinárodní nevládní organizace',
    931: 'Evropské hospodářské zájmové sdružení',
    932: 'Evropská společnost',
    933: 'Evropská družstevní společnost',
  }),
)

/** People that trade, whatever law they do so by, and what foreign companies have there. */
export const czechKinds: ReadonlyMap<string, CompanyRecord['kind']> = new Map([
  ...['100', '101', '102', '103', '104', '105', '106', '107', '108', '109', '424', '425'].map(
    (code) => [code, 'sole_trader'] as const,
  ),
  ...['421', '422', '501'].map((code) => [code, 'branch'] as const),
])
