const set = (words: string) => new Set(words.split(/\s+/))

/**
 * A full stop behind these ends no sentence: something always follows. Lower case, without the last
 * stop.
 */
export const bindingAbbreviations = set(
  'dr mr mrs ms mx prof st ste mt ft gen rep sen gov lt col capt cmdr sgt maj rev hon pres supt messrs vs viz cf approx ca fig eq vol ed eds pp ' +
    'e.g i.e eg ie no nos nr art dept univ assn dist resp bzw z.b d.h u.a vgl evtl ggf geb gegr sog inkl dipl ing hr fr mme mlle mm ' +
    'sra srta dra dña sr.ª p.ej av ud uds lic dott sig avv prof.ssa arch dhr mevr drs mr ir bijv d.w.z т.е т.н г ул им проф акад',
)

/**
 * Here a sentence ends only if the next word can only begin one: `Optics Inc. The firm …`, but
 * `Optics Inc. Lisbon`.
 */
export const looseAbbreviations = set(
  'inc ltd co corp bros jr sr etc al jan feb mar apr jun jul aug sep sept oct nov dec ph.d phd m.d b.a m.a b.sc m.sc ll.m ll.b d.phil a.m p.m ' +
    'u.s u.k u.n e.u u.s.a d.c usw etw z.t mio mrd tel gmbh s.a s.l s.r.l n.v b.v и.о др пр',
)

/** Words that begin sentences and hardly ever names. Lower case. */
export const openingWords = set(
  'the a an he she they it we you i his her their its this that these those there here in on at after before since when while during for from ' +
    'as but and or however later today currently previously now then also according both some many most one two with until by to ' +
    'der die das er sie es wir ihr ein eine seit nach im am heute zuvor le la les il elle ils un une depuis dans el los las ella ellos una desde ' +
    'en o a os as ele ela desde lo gli lei egli dal nel de het een hij zij sinds он она они в с на',
)

/** Months that follow the stop of an ordinal: `am 3. März 1984`. Lower case. */
export const ordinalNouns = set(
  'januar jänner februar märz april mai juni juli august september oktober november dezember jahrhundert jh januara mars maj juuni klasse semester ' +
    'ledna února března dubna května června července srpna září října listopadu prosince januar helmikuuta',
)
