/** Words inside the names of places: `Frankfurt am Main`. */
export const placeParticles = {
  en: 'upon|of',
  de: 'am|an der|im|ob der',
  fr: 'le|la|de',
  es: 'del|el|los|las',
  pt: 'da|do|dos',
  it: 'della|di',
  nl: 'den',
}

/** What stands where a place would, and is none: `in Armut`, `at The`. */
export const notPlaceWords = {
  en: [
    'I|He|She|They|God|Room|Suite|Apartment|Apt|House|Poverty|The|Heaven',
    'Winter|Summer|Spring|Autumn',
  ],
  de: 'Armut|Partnerschaft|Beziehung|Trennung|Rente|Frieden|Freiheit|Angst|Scheidung|Not|Haus',
}

/** In front of a town, and of no person. */
export const townOnlyLinks = { en: 'in', fr: 'à', es: 'en', pt: 'em', nl: 'te' }
/** In front of the town where a post is held. */
export const townLinks = { ...townOnlyLinks, it: 'a' }

/** Words in names of streets. */
export const streetWords = {
  en: 'Street|Road|Avenue|Lane|Drive|Court|Boulevard|Way|St|Rd|Ave|Blvd',
  de: 'Str|Straße|Strasse|Weg|Platz|Gasse',
  fr: 'Rue',
  es: 'Calle',
  pt: 'Rua',
  it: 'Via',
  nl: 'Straat|Laan',
}

/** Ends of names of streets, in small letters. */
export const streetEndings = {
  de: 'stra(?:ß|ss)e|weg|gasse',
  nl: 'straat|laan',
}

/** Words in names of organisations. */
export const institutionWords = {
  en: 'University|Institute|College|School|Inc|Ltd|Company',
  de: 'GmbH|Universität',
}

/** Behind the name of what is larger than a town, in small letters. English. */
export const countyWords = { en: 'county|parish|district|township|borough' }

/** Parts of the world that a post may be for. */
export const regions = {
  en: [
    'Africa|Asia|Europe|Oceania|Australasia|(?:Latin )?Americas?|Middle East|Asia[ -]Pacific',
    'Caribbean|Balkans|Nordics|Scandinavia|Benelux|EMEA|APAC|LATAM|MENA|DACH',
  ],
  de: 'Europa|Afrika|Asien|(?:Latein)?[Aa]merika|Nahost|Skandinavien',
  fr: 'Afrique|Asie|Amérique(?: latine)?|Moyen-Orient',
  es: 'África|América(?: Latina)?|Oriente Medio',
}

/** In front of a region. */
export const compassWords = {
  en: '(?:(?:North|South)[ -]?(?:East|West)|North|South|East|West)(?:ern)?|Central',
  de: '(?:Nord|Süd|Ost|West|Mittel|Südost)(?=\\p{L})',
}
