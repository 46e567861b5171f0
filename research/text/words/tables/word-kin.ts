/**
 * Irregular forms and words that say the same of a person, one group per line, English unless plain
 * otherwise. Own knowledge.
 */
export const kin = `
be is are was were been
begin began begun start commence
bear born birth birthplace geboren nacio nascido nacida nato nata
promotion promoviert promovierte promovieren
habilitation habilitiert habilitierte
die died dead death passed deceased gestorben
sing sang sung song singer vocals vocalist
write wrote written author authored writer penned
win won winner victory
choose chose chosen select selected pick
give gave given
take took taken
know knew known
grow grew grown growth
speak spoke spoken speech
buy bought purchase acquire acquired acquisition
sell sold sale
build built building
lead led leader head headed
teach taught teacher
think thought
hold held
keep kept
lose lost loss
pay paid payment
run ran
rise rose risen
fall fell fallen
send sent
show shown
sit sat
spend spent
stand stood
tell told
wear wore worn
leave left quit resign resigned
meet met
make made
come came
go went gone
see saw seen
become became
child children kid kids
man men male
woman women female
foot feet
tooth teeth
mouse mice
life lives live
wife wives husband spouse married marry marriage wed wedding ehefrau ehemann verheiratet
  epouse mari marie esposa esposo casado casada moglie marito sposato sposata
movie film
tv television
city town
country nation
usa america american
uk britain british
england english
olympic olympics
germany german
france french
spain spanish
italy italian
china chinese
japan japanese
canada canadian
russia russian
mexico mexican
australia australian
greece greek
rome roman
university college
professor prof
doctor dr physician
ceo chiefexecutive
job occupation profession
company firm corporation business
founder founded cofounder cofounded found establish established
doctor phd doctorate
car automobile vehicle
illness disease sickness
big large huge
small little tiny
quick fast rapid
help assist aid support
need require requirement necessary
show demonstrate indicate
use utilize usage
get obtain receive received
often frequently common commonly
begin beginning
risk danger
reduce decrease lower lessen decline
raise increase
create produce
cause result
change alter modify
allow enable permit let
keep maintain retain
think believe
say state claim argue
people person individual
percent percentage
maybe possible possibly
study research
kill murder slay
ancient old
actor actress act
director direct directed
play played player
perform performed performance performer
record recorded recording
release released
main primary chief
locate located location situated
`
/** Pairs that exclude each other where the same thing is spoken of. Own knowledge. */
export const opposites = `
increase decrease
win lose
bear die
buy sell
before after
more less
more fewer
most least
high low
higher lower
north south
east west
northern southern
eastern western
first last
join leave
begin end
start finish
open close
open shut
married divorced
married unmarried
alive dead
mother father
son daughter
brother sister
husband wife
male female
man woman
accept reject
accept refuse
accept decline
approve reject
support oppose
favour oppose
succeed fail
success failure
true false
legal illegal
guilty innocent
convicted acquitted
allow prohibit
allow forbid
present absent
major minor
senior junior
hired fired
former current
public private
safe unsafe
safe dangerous
possible impossible
able unable
likely unlikely
oldest youngest
oldest newest
largest smallest
best worst
early late
hot cold
strong weak
always never
positive negative
employer employee
teacher student
parent child
`

/** Of these only the nouns: "employs 40 people" and "has 40 employees" are no opposites. */
export const oppositeNouns = 'employer teacher'

/** Words that make a statement about one, all or the utmost: the source has to say so too. */
export const quantifiers = `
first
only sole solely
all every each entire always
last final
most majority
largest biggest greatest
best
worst
oldest
youngest
never none
`
