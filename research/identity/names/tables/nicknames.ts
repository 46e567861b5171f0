import { haveCommonMember } from '../have-common-member.ts'

/**
 * Given names that stand for each other, folded to ASCII: a line is one group of a name with its
 * short forms and its forms in other languages. A short form may stand in several groups (pat,
 * alex). Own knowledge; facts, public domain.
 */
const lines = `
aaron aron ron ronnie haroun harun
abd abdul abdel abdal abdoul abdol
abdullah abdallah abdulla abdollah
abigail abby abbie gail
abraham abe abram avraham ibrahim ebrahim ibraheem brahim
adam adamo adan adem
adele adela adelaide addie
adrian adriano adrien hadrian ade
agnes agnieszka ines inez agnese
ahmed ahmad ahmet achmed akhmed
albert alberto al bert bertie albrecht adalbert albertas
alexander alex al alec alexandre alessandro alejandro aleksandr aleksander alexandr oleksandr
  alexandros sasha sascha xander sandy sandro iskander alasdair alistair alastair alister aliaksandr
  aleksandar alejo olek
alexandra alex sandra alessandra alejandra aleksandra oleksandra sasha lexi sandy
alexei alexey aleksei aleksey alexis alyosha oleksii oleksiy alexej alexius
alfred alfredo alf fred freddie alfie
alice alicia alix alisa
allan alan allen al alain
amanda mandy
amelia emilia amalia amelie
andrew andy drew andreas andre andrei andrey andrej andres andrea andrzej andriy andrii ondrej
  anders antti endre andras
angela angie angelina angel anzhela
ann anne anna annie ana hannah hanna anya anja nan nancy anita anneke annette anka
anthony tony antonio antoine anton antony antonius antonin antoni toni tonio antal antti
antoinette toni antonia antonina tonya
archibald archie
arnold arnie arnaud arnaldo
arthur art arturo artur arturas artie
augustus august gus augusto auguste agustin augustine agostino augustin
barbara barb babs barbie barbro varvara
bartholomew bart bartolomeo bartolome
benedict ben benedetto benedikt benito bengt benoit
benjamin ben benny benji binyamin veniamin
bernard bernie bernhard bernardo barney bernd
beatrice bea beatriz beatrix trixie
bridget brigitte birgit brigid biddy
caroline carolyn carol carrie carolina karolina karoline karolin lynn
casimir kazimierz
catherine kathy cathy kate katie katherine kathryn catharine katharina katarina ekaterina yekaterina
  kateryna caterina catalina kaitlyn kit kitty cate kat katya kasia katarzyna karen trina kathleen
  cat katerina
cecilia cecile cecily celia
charles charlie chuck chas carlos carlo karl carl karel karol chaz charley kaarlo karoly
charlotte lottie lotte carlotta charlie
christian chris kristian cristian christiaan krystian
christine chris christina christina tina kristina kristin kristine chrissy kirsten cristina krystyna
  kristiina
christopher chris kit christophe cristobal christoph kristof cristoforo krzysztof christof topher
  kristoffer christoffer
clara claire clare klara chiara
claude claudio claudius klaus
claudia klaudia claudette
constance connie constanza konstanze
constantine konstantin costa konstantinos costas kostas kostya constantin kostiantyn
cornelius cornelis kees neil corneille
cynthia cindy
cyril kirill kyrylo cyrille
daniel dan danny danilo daniil daniele dani danylo danyal
danielle daniela daniella danijela
petra pietra
erica erika
roberta robertina
andrea andreea
marian
marina
maja
laura lora laure
david dave davey davide davy dawid dawud daud davit dafydd
deborah debbie deb debra
dennis denis denny denys dionysius
dimitri dmitri dmitry dmitriy dmytro dimitrios dimitris dima demetrius mitya dimitar
dominic dominik nick domenico domingo dom dominique
donald don donny donnie
dorothy dot dottie dolly dorothea dorota dora
douglas doug dougie
edmund ed ted eddie edmond ned edmundo edmondo
edward ed eddie ted teddy ned eduardo edouard eduard edoardo edvard duarte edwardo
edwin ed eddie edvin
eleanor ellie nell nora eleonora elinor lenora leonora eleanora
elena helen helena yelena olena helene ellen alena ileana eleni lena elen nell jelena
elizabeth liz beth betty lizzie eliza elisabeth lisa elsa isabel isabella bess betsy libby elise
  elisabetta elzbieta yelizaveta elspeth isabelle lise liesl erzsebet
emil emile emilio
emily em emilia emilie emmy
eric erik rick erich eirik
ernest ernie ernst ernesto erno
esther ester hester hadassah
eugene gene evgeny yevgeny evgeni evgenii yevhen eugenio eugen jevgeni evgueni ievgen zhenya
evelyn eve evie evelina
faisal faysal feisal
fatima fatma fatimah fatemeh
ferdinand fernando hernando ferdi nando fernand
florence flo flora florentina florencia
frances fran frannie francesca francisca francoise franziska franciszka fanny
francis frank francisco francesco francois franz frans pancho paco franciszek franco ferenc
  frantisek
franklin frank
frederick fred freddie freddy friedrich frederic fredrik federico frederik fritz fryderyk fridrich
  fredrich fredric frederico fredrick
gabriel gabe gabriele gavriil jibril gabor
gareth gary
geoffrey geoff jeff jeffrey jeffery godfrey gottfried jeffry
george georg georges giorgio jorge jerzy georgi georgy georgios yuri yury yuriy iouri jiri jordi
  goran juergen jurgen yurii giorgi gyorgy iurii georgiy georgii yorgos
gerald gerry jerry gerold geraldo
gerard gerhard gerardo gerry gerrit geert
gerasim gerasimos
gertrude trudy gertie gertrud trude
giovanni john johannes juan jean johan johann ivan jan hans sean shaun shawn ian iain jack johnny
  jon jonny joao yahya janos ion ioannis yannis giannis evan jens hannes yohannes jovan ioan juhani
  juha yan gianni janis jaan johnnie vanya yoann
gregory greg gregor gregorio grigory grigori hryhoriy grzegorz gregg grigoriy grigorios gergely
  gregoire
gilbert gil gilberto bert
gustav gustavo gus gustaf gustave
harold harry hal harald harrison haroldo
hassan hasan
harriet hattie harriett henrietta
henry harry hank hal heinrich henri enrique enrico hendrik henrik henryk heinz heiner
herbert herb bert heribert
herman hermann armand armando hernan
howard howie
hubert bert hubertus huberto
hugh hugo hughie ugo huw hugues
hussein husain hussain hossein husayn huseyin hosein
ignatius ignacio ignazio inigo ignacy ignaz
igor ihor
irene irina iryna ira eirene irena
isaac ike isak yitzhak ishaq izaak
isaiah isaias
ivan vanya
jacob jake jakob jacques james jim jimmy jaime iago diego jacobo yakov giacomo jamie santiago jakub
  jay jimmie yaakov yaqub jacobus tiago hamish seamus jakov
jacqueline jackie jacqui jacquelyn
jane jean joan joanna johanna jeanne giovanna juana jana janet janice jen jenny ioanna jayne janie
  joanne yana
jasmine yasmin yasmine yasmeen
jeremiah jerry jeremy jeremie jeremias
jerome gerolamo hieronymus jerry geronimo jeronimo
jessica jess jessie
joachim joaquin gioacchino jochen achim joaquim
joel yoel
jonathan jon jonny nathan jonatan yonatan johnathan
joseph joe joey josef jose giuseppe jozef josip yusuf yosef pepe iosif youssef yousef beppe osip jo
  joszef yousuf jozsef
josephine jo josie josefina giuseppina josefa
joshua josh yehoshua josue
judith judy jude judit giuditta
julian jules giuliano julien juliano
julia julie giulia juliet juliette julija yulia iuliia yuliya
julius jules julio giulio jules yuliy
kenneth ken kenny
khalid khaled halid chaled
lawrence larry laurence lorenzo laurent lars lorenz lourens laurentius lawrie laurie lasse loren
  wawrzyniec
leo leon lev leonardo leonard lionel leonid leonhard len lenny leonidas
leslie les lesley
lewis lou louis luis luigi ludwig lew ludvig ludovic lodewijk luiz ludovico louie aloysius lajos
  ludwik
louise lou luisa louisa lulu luiza
lucas luke luca luc lukas lucasz luka lukasz loukas
lucy lucia lucie luz lucille lucija
madeleine madeline maddie magdalena magda maddalena lena madalena
magnus mans
manuel manny emmanuel emanuel manolo immanuel emanuele manu
marcus mark marco marc marcos marek markus marcello marcin marko marke
marcel marcello marcelo
margaret maggie meg peggy margarita margarethe marguerite margit greta rita marge margie margot
  margherita malgorzata madge gretchen gretel daisy margret marketa
maria mary marie marya mariya molly polly mia maryam miriam mariam may mariia mimi mitzi mari maire
  moira maureen marija
marian mariana marianne marianna maryann
martha marta marty marthe
martin marty martino marton martijn morten martyn
matthew matt mat matteo mateo matthias matthieu mathias matvei matti mateusz mattias matthaus matej
  matias mathieu matyas matthi matvey mathew
maurice moritz mauricio maurizio morris maury moris
maximilian max maksim maxim maxime maximiliano massimo maksym maximo maxwell massimiliano maks
melissa mel missy
michael mike mick mickey mikhail michel miguel michele mikael mihail mykhailo mikey mischa misha
  michal mitch mihai mikel mihaly mikko michail micah mykhaylo mikhael
michelle shelly micheline michele mishelle
michaela micaela mikaela michela
mohammed muhammad mohammad mohamed mohamad muhammed mehmet mehmed mohd mahomet muhamad muhamed
  magomed mamadou mo
moses moshe moishe musa mose moussa
nadia nadezhda nadya nadiya nadejda
natalie natalia natasha nataliya nathalie nat natalya nataly natalija
nathaniel nathan nate nat nathanael
neil neal niall nigel nils neill
nicholas nick nicky nicolas nicolo niccola nikolai nikolay nicola klaus nico niklas nikolaos mykola
  nikolas mikolaj claus nikolaus nikos nicolae nikita miklos niels colin kolya mikalai
nicole nicky nikki nicola nicoletta
nina antonina
oliver ollie olivier oliviero
olivia liv livia
oscar oskar
oswald oz ozzie osvaldo
pamela pam
patricia pat patty trish tricia patrizia patsy patti
patrick pat paddy patricio patrice patrizio padraig patryk rick
paul paulo pablo paolo pavel pawel pauli pavlo pal paulus pavlos paavo pol boulos
paula paola paulina pauline polina paulette
peter pete pedro pietro pierre piotr petr pyotr petro petar pieter per petros boutros butrus peder
  piet petter petteri pekka pytor petru
penelope penny
philip phil felipe philippe filippo filip phillip pip filipe phillipp philipp
prudence prue pru
rachel rae raquel rachael raquelle rahel
ralph rafe raoul raul rolf
raphael rafael raffaele rafe rafal raffaello
raymond ray raimundo ramon raimund raimondo ramond
rebecca becky bec becca reba rebekah rivka rebeca
reginald reg reggie rex reinhold reinaldo reynaldo ronald
regina gina reggie
richard rick dick rich ricky ricardo riccardo rikard richie ryszard dickie rico
robert bob rob bobby robbie roberto rupert bert robin robb ruprecht bobbie
roger rodger rogelio rutger rudiger ruggero hodge
roderick rod rory rodrigo rick
rodney rod
roland orlando rolando rollo lorand
ronald ron ronnie ronaldo
rose rosa rosie rosemary rosalie rosario roza rosalind rosanna
rudolf rudy rudolph rodolfo rudi rodolphe
ruth ruthie rut
samantha sam
samuel sam sammy samuele samuil shmuel shmuil
sarah sara sally sadie sal
scott scotty scottie
sebastian seb bastian sebastien sebastiano bastien sebastiao
sergei sergey sergio serge serhiy serhii sergejs sergiu serguei sergej serej siarhei serhij sergiusz
  sergii seryozha sergiy
shirley shirl
sidney sid sydney
simon simeon simone semyon semen shimon szymon
sophia sophie sofia sonia sonja sofie sofya zofia sonya sofija
stanislav stanislaw stan stanislaus stanislas stanislao
stanley stan
stella estelle estella
stephanie steph stefanie stefania stephania estefania
stephen steve steven stefan stephane esteban stefano steffen stepan stephan etienne stevie istvan
  estevan stefanos szczepan estevao stjepan
susan sue susie suzanne susanna suzy susana susanne zuzana shoshana zuzanna suzannah
svetlana sveta svitlana
sylvester silvester sly silvestre
sylvia silvia sylvie
tatiana tanya tatyana tetiana tania tatjana
terence terry terrence terrance
teresa theresa terry tess tessa therese tereza teresita terri
thaddeus tad ted thad tadeusz tadeo
theodore ted teddy theo teodoro fyodor theodor fedor teodor fedir feodor
thomas tom tommy tomas tommaso tomasz toma foma thom tomaz tamas tuomas
timothy tim timmy timofei timoteo timo timotheus tymofiy timothee
tobias toby tobiah
ursula uschi orsolya
valentine valentin valentino valentyn walenty
valerie val valeria valeriya
valery valeriy valeri valerii valerio valerius
victor vic vittorio viktor vitya
victoria vicky vicki tori viktoria vittoria viktoriya viktoriia
vincent vince vinny vincenzo vicente vinnie wincenty vikentiy vincentas
virginia ginny ginger virginie
vitaly vitali vitaliy vitalii vitalij
vladimir vlad volodymyr wladimir waldemar vova uladzimir wlodzimierz volodya
vladislav vlad wladyslaw ladislav laszlo vladyslav ladislaus uladzislau
vyacheslav viacheslav slava wieslaw wenceslaus vaclav
walter walt wally gualtiero volter walther wouter
wendy gwendolyn gwen gwendoline
wilhelmina mina willa wilma minnie
william bill will billy willie willy wilhelm guillermo guillaume willem guglielmo liam wim vilhelm
  wil vilmos guilherme gwilym viljami
winifred winnie freda fred
winston win
wolfgang wolf
xavier javier xavi saverio ksawery
yosef yossi
yusuf yousef youssef yusef
yvonne ivonne iwona ivana
zachary zach zack zachariah zacharias zakariya zakaria zak zechariah
`.replace(/\n {2}/g, ' ')

/** Folded name → the numbers of its groups. */
const nicknameGroups: ReadonlyMap<string, ReadonlySet<number>> = collectGroups(lines)

function collectGroups(text: string): Map<string, Set<number>> {
  const groups = new Map<string, Set<number>>()
  for (const [number, line] of text.trim().split('\n').entries()) {
    for (const name of line.trim().split(/\s+/))
      groups.set(name, (groups.get(name) ?? new Set()).add(number))
  }
  return groups
}

/** @returns whether a folded word is a given name of the table. */
export function isGivenName(word: string): boolean {
  return nicknameGroups.has(word)
}

/** @returns whether two folded given names can be short or foreign forms of one. */
export function areNicknames(a: string, b: string): boolean {
  return haveCommonMember(nicknameGroups.get(a), nicknameGroups.get(b))
}
