/**
 * Parts of countries that share names of cities, folded to ASCII → ISO 3166-2 code. Behind a
 * city's name the code's second half stands for them, too. Own knowledge; facts, public domain.
 */
export const subdivisions: ReadonlyMap<string, string> = new Map(
  `
alabama=US-AL|alaska=US-AK|arizona=US-AZ|arkansas=US-AR|california=US-CA|colorado=US-CO
connecticut=US-CT|delaware=US-DE|florida=US-FL|georgia=US-GA|hawaii=US-HI|idaho=US-ID
illinois=US-IL|indiana=US-IN|iowa=US-IA|kansas=US-KS|kentucky=US-KY|louisiana=US-LA|maine=US-ME
maryland=US-MD|massachusetts=US-MA|michigan=US-MI|minnesota=US-MN|mississippi=US-MS
missouri=US-MO|montana=US-MT|nebraska=US-NE|nevada=US-NV|new hampshire=US-NH|new jersey=US-NJ
new mexico=US-NM|new york=US-NY|north carolina=US-NC|north dakota=US-ND|ohio=US-OH|oklahoma=US-OK
oregon=US-OR|pennsylvania=US-PA|rhode island=US-RI|south carolina=US-SC|south dakota=US-SD
tennessee=US-TN|texas=US-TX|utah=US-UT|vermont=US-VT|virginia=US-VA|washington=US-WA
west virginia=US-WV|wisconsin=US-WI|wyoming=US-WY|district of columbia=US-DC|d c=US-DC
alberta=CA-AB|british columbia=CA-BC|manitoba=CA-MB|new brunswick=CA-NB|nova scotia=CA-NS
newfoundland and labrador=CA-NL|ontario=CA-ON|prince edward island=CA-PE|quebec=CA-QC
saskatchewan=CA-SK|new south wales=AU-NSW|queensland=AU-QLD|south australia=AU-SA
tasmania=AU-TAS|victoria=AU-VIC|western australia=AU-WA
england=GB-ENG|scotland=GB-SCT|wales=GB-WLS|northern ireland=GB-NIR
`
    .trim()
    .split(/[|\n]/)
    .map((pair) => {
      const [name = '', code = ''] = pair.split('=')
      return [name, code] as const
    }),
)
