const lines = `
january jan januar janvier janv enero ene janeiro gennaio gen januari janner
february feb februar fevrier fevr febrero fevereiro fev febbraio febr februari feber
march mar marz mars marzo marco mrz maart mrt
april apr avril avr abril abr aprile
may mai mayo maio maggio mag mei
june jun juni juin junio junho giugno giu
july jul juli juillet juil julio julho luglio lug
august aug aout agosto ago augustus
september sep sept septembre septiembre setiembre setembro set settembre
october oct oktober okt octobre octubre outubro out ottobre ott
november nov novembre noviembre novembro
december dec dezember dez decembre diciembre dic dezembro dicembre
`
/** Months as they are written in seven languages, folded to ASCII → 1..12. Own knowledge. */
export const months: ReadonlyMap<string, number> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line, index) => line.split(' ').map((word) => [word, index + 1] as const)),
)
