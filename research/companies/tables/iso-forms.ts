/**
 * Abbreviations of legal forms with their names in full, folded to ASCII, outside of North America:
 * ISO 20275 (Entity Legal Forms code list 1.4.1) by GLEIF, CC0. Spellings of one form are separated
 * by semicolons, forms by bars or lines; a line that ends with a semicolon goes on.
 */
const rows = `
aam;association dassurances mutuelles
aat;adkrytae akcyyanernae tavarystva;adkrytae aktsyyanernae tavarystva|ab;akcines bendroves
ab;aktiebolag|abp;publikt aktiebolag|abv;aandeelhouder bestuurde vennootschap
ad;akcionarsko drustvo;aktsionarsko drushtvo|ad;akcionersko drustvo;aktsionersko drushtvo
ad;aktsionerno druzhestvo
adsic;adsits;aktsionerno druzhestvo ss spetsialna investitsionna tsel;
aktsionerno druzhestvo sas spetsialna investitsionna tsel
aeie;agrupacion europea de interes economico|aeie;agrupamento europeu de interesse economico
ag;aktiengesellschaft|ag;asociacion gremial|ages;auslandische gesellschaft
agmsz;aktiengesellschaft mit sozialer zielsetzung|aie;agrupacion de interes economico
aisbl;association internationale sans but lucratif|akc spol;akciova spolocnost
amba;andelsselskab med begraenset ansvar|anl;andelslag|ans;ansvarlig selskap
apb;advokatu profesines bendrijos|aps;anpartsselskab|arl;private limited company
as;akciju sabiedriba|as;aksjeselskap|as;aktieselskab|as;aktsiaselts|as;anonim sirket
asa;allmennaksjeselskap|asbl dpu;association sans but lucratif de droit public
asbl;association sans but lucratif|asc;aciq sehmdar cemiyyeti|assep;association depargne pension
aus unt;auslandische unternehmen|avv;aruba vrijgestelde vennootschap|bab;bankaktiebolag
banka as;banka akciova spolocnost|bbl;boligbyggelag|bencom;community benefit society
bezirk;verwaltung des bezirks|bhd;public company|brf;bostadsrattsforening|brl;borettslag
bund;verwaltung des bundes
bv cva;burgerlijke vennootschap onder vorm van commanditaire vennootschap op aandelen
bv gcv;burgerlijke vennootschap onder vorm van gewone commanditaire vennootschap
bv lv;burgerlijke vennootschap onder vorm van landbouwvennootschap
bv nv;burgerlijke vennootschap onder vorm van naamloze vennootschap
bv pr;besloten vennootschap van publiek recht
bv vof;burgerlijke vennootschap onder vorm van vennootschap onder firma|bv;besloten vennootschap
bv;besloten vennootschap met beperkte aansprakelijkheid
bvba so;besloten vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk
bvba;besloten vennootschap met beperkte aansprakelijkheid|ccc;cwmni cyfyngedig cyhoeddus
ccsda;compania en comandita simple y dividida por acciones|cemix;compania de economia mixta
cga;cuideachta ghniomhaiochta ainmnithe|cia ltda;compania de responsabilidad limitada
cia s en c;sociedad en comandita simple|cia sca;sociedad en comandita por acciones
cic;community interest company|clf;somatia idrimata;somateia idrymata
clg;company limited by guarantee|cncol;compania en nombre colectivo|co op;co operative society
comm v;gewone commanditaire vennootschap|comm va;commanditaire vennootschap op aandelen
commv;commanditaire vennootschap|cpt;cuideachta phoibli theoranta
crc;bendras valdymo ir pranesimu centras|csl;special license company
cti;comhphairtiocht theoranta infheistiochta|cv pr;cooperatieve vennootschap van publiek recht
cva so;commanditaire vennootschap op aandelen met een sociaal oogmerk
cvba pr;cooperatieve vennootschap met beperkte aansprakelijkheid van publiek recht
cvba so;cooperatieve vennootschap met beperkte aansprakelijkheid met een sociaal oogmerk
cvba;cooperatieve vennootschap met beperkte aansprakelijkheid
cvoa so;cooperatieve vennootschap met onbeperkte aansprakelijkheid met een sociaal oogmerk
cvoa;cooperatieve vennootschap met onbeperkte aansprakelijkheid|cyf;cyfyngedig
dac;designated activity company|dac;designated activity company limited by guarantee
de cv;sociedades de capital variable
dhmm;lshrkh dht lmsuwlyh lmhdwdh;alsharika zat almasuwliat almahduda
dhmm;lshrkh dht lmsuwlyh lmhdwdh;sharika that almasuliah almahduda
dno;druzba z neomejeno odgovornostjo
doo;drustvo sa ogranicenom odgovornoscu;drushtvo sa ogranichenom odgovornoshcu
doo;drustvo so ogranicena odgvornost;drushtvo so ogranichena odgovrnost
doo;druzba z omejeno odgovornostjo|doo;jdoo;drustvo s ogranicenom odgovornoscu
dvz;druzba za vzajemno zavarovanje
dzzd;druzhestvo uchredeno po zakona za zadlzheniyata i dogovorite;
druzhestvo uchredeno po zakona za zadalzheniyata i dogovorite
e kfm;e kffr;einzelunternehmen eingetragener kaufmann eingetragene kauffrau
ead;ednolichno aktsionerno druzhestvo
ebvba;eenpersoons besloten vennootschap met beperkte aansprakelijkheid
eeig;eiropas ekonomisko interesu grupa|eeig;eoii;evropeysko obedinenie po ikonomicheski interesi
eeig;european economic interest grouping|eeig;european economic interest groupings
eeig;europeisk ekonomisk intressegruppering|eeig;europeisk ekonomisk intresseguppering
eeig;europos ekonominiu interesu grupes|eesv;europees economisch samenwerkingsverband
eg;e gen;genossenschaft|eg;eingetragene genossenschaft|eg;genossenschaft
ege;europai gazdasagi egyesules|egiu;europsko gospodarsko interesno udruzenje
egiz;evropsko gospodarsko interesno zdruzenje
egts;europeisk gruppering for territoriellt samarbete|ehf;einkahlutafelag
ehzs;evropske hospodarske zajmove sdruzeni|eireli;empresa individual de responsabilidade limitada
eirl;empresa individual de responsabilidad limitada
eirl;empresa unipersonal de responsabilidad limitada|ek for;ekonomisk forening
ekb;europos kooperatines bendroves|ekd;evropeysko kooperativno druzhestvo
ekg;einfache kommanditgesellschaft|ekgmsz;einfache kommanditgesellschaft mit sozialer zielsetzung
elp;exempted limited partnership|embassy;foreign public administration
emhu;euroopa majandushuviuhing|enk;enkeltpersonforetak|ent e;entreprise etrangere
eofg;europaeisk okonomisk firmagruppe|eofg;europeisk okonomisk foretaksgruppe
eog;einrichtung ohne gewinnerzielungsabsicht|eood;ednolichno druzhestvo s ogranichena otgovornost
eoos;eyropaikos omilos oikonomikoy skopoy|epe;empresa productiva del estado
epe;eteria periorismenis euthinis;etairia periorismenis eythynis|epp;entreprise personne physique
erl;emprendedor de responsabilidad limitada
esv so;economisch samenwerkingsverband met een sociaal oogmerk|esv;economisch samenwerkingsverband
etbg;europos teritorinio bendradarbiavimo grupes|etey;eurooppalainen taloudellinen etuyhtyma
ev;eingetragener verein|ewiv;europaische wirtschaftliche interessenvereinigung
ezhz;europ zoskup hosp zaujm;europske zoskupenie hospodarskych zaujmov
ezig;europejskie zgrupowanie interesow gospodarczych|fab;forsakringsaktiebolag
fcr pyme;fondo de capital riesgo pyme|fcr;fondo de capital riesgo
fiamm;fondo de inversion en activos del mercado monetario|fie;fuusilisest isikust ettevotja
fii;fondos de inversion inmobiliaria|fim;fondo de inversion mobiliaria
fip;fundacion de interes privado|fkf;fylkeskommunalt foretak|fmba;forening med begraenset ansvar
fof;forsakringsforening|fup;fondation dutilite publique|fz llc;rak economic zone company
gag;gemeinnutzige aktiengesellschaft|gar;gesellschaft des allgemeinen rechts
gbhsz;genossenschaft mit beschrankter haftung mit sozialer zielsetzung
gbr;gesellschaft burgerlichen rechts
gcw so;gewone commanditaire vennootschap met een sociaal oogmerk
geie;groupement europeen dinteret economique|geie;gruppo europeo di interesse economico
geie;grupul european de interes economic|gele;grupail eorpach um leas eacnamaioch
gen mbh;genossenschaft mit beschrankter haftung|gen mubh;genossenschaft mit unbeschrankter haftung
gesbr;gesellschaft des burgerlichen rechts
ggmbh;gemeinnutzige gesellschaft mit beschrankter haftung
gie fs;groupement dinteret economique a finalite sociale|gie;groupement dinteret economique
gie;grupul de interes economic|giu;gospodarsko interesno udruzenje
giz;gospodarsko interesno zdruzenje|gmbh ug;unternehmergesellschaft
gmbh;ges mbh;gesellschaft mit beschrankter haftung|gmbh;gesellschaft mit beschrankter haftung
gmuhgb;
offentlich rechtliche genossenschaft mit unbeschrankter haftung genossenschaft auf beteiligung
gns;gemeinnutzige stiftung
guhsz;genossenschaft mit unbeschrankter haftung mit sozialer zielsetzung
gvorp;gesellschaften oder vereinigungen ohne rechtspersonlichkeit|hf;hlutafelag
hsz;tksz;takarek es hitelszovetkezet|i ps;industrial and provident society
iap;institucion de asistencia privada|ibc;international business company
ibc;international business company company limited by guarantee
ibc;international business company company limited by shares
ibc;international business company company limited by shares and guarantee
ibc;international business company limited life company
ibc;international business company protected cell company
icav;irish collective asset management vehicle|icc;incorporated cell|icc;incorporated cell company
iic;institucion de inversion colectiva
ike;idiotiki kefaleouhiki eteria;idiotiki kefalaioychiki etairia|iks;interkommunalt selskap
ilp;incorporated limited partnership;incorporated limited partnerships
ilp;investment limited partnership|imp str;impresa straniera|invag;investmentaktiengesellschaft
isbl;institution sans but lucratif|ivog;internationale vereinigung ohne gewinnerzielungsabsicht
ivs;ivaerksaetterselskab|ivzw;internationale vereniging zonder winstoogmerk
izw;instelling zonder winstoogmerk|jso;simplioktisia;symploioktisia|jtd;javno trgovacko drustvo
jtd;javno trgovsko pretprijatie|kanton;verwaltung des kantons|kbe;szovetseg
kda;komanditno drustvo so akcii;komanditno drushtvo so aktsii|kda;komanditno druzhestvo s aktsii
kdd;komanditna delniska druzba|keg;kommandit erwerbsgesellschaft
kft;korlatolt felelossegu tarsasag
kg;gmbh co kg;kgaa co kg;stiftung co kg;ug co kg ag co kg;kommanditgesellschaft
kg;kommanditgesellschaft
kgaa;ag co kgaa;gmbh co kgaa;stiftung co kgaa;kommanditgesellschaft auf aktien
kgaa;kommanditgesellschaft auf aktien
kgaamsz;kommanditgesellschaft auf aktien mit sozialer zielsetzung
khf;kooperativ hyresrattsforening|kht;kozhasznu tarsasag|kkt;kozkereseti tarsasag
koll sti;kollektif sirket|kom spol;komanditna spolocnost|kom sti;komandit sirket
kommg;kommanditgesellschaft|lbg;company limited by guarantee|ldc;exempted limited duration company
ldc;international business company limited duration company|llc;limited liability company
llp;limited liability partnership|llp;limited liability partnership;limited liability partnerships
llp;limited liability partnerships|lpra;lietuvos prekybos pramones ir amatu rumu asociacija
ltd sti;limited sirket|ltda;cia ltda;sociedad de responsabilidad limitada
ltda;sociedad de responsabilidad limitada|ltda;sociedade limitada
ming;goumeigaisya;he ming hui she|mmc;mehdud mesuliyyetli cemiyyeti|mpo;municipio
mps;mutualidad de prevision social|mrl;micro empresa de responsabilidad limitada
mtu;mittetulundusuhing|nbs;narodna banka slovenska|npc;non profit company
nsh;ndermarrjet shoqerore nen administrimin e agjencise kosovare te privatizimit
nuf;norskregistrert utenlandsk foretak|nv pr;naamloze vennootschap van publiek recht
nv so;naamloze vennootschap met een sociaal oogmerk|nv;naamloze vennootschap
nv;naamloze vennootschap limited company by shares|nyrt;nyilvanosan mukodo reszvenytarsasag
oao;otkrytoe akcionernoe obshchestvo;otkrytoe aktsionernoe obshchestvo
oba;orszagos betetbiztositasi alap
odo;obshchestvo s dopolnitelnoj otvetstvennostyu;obshchestvo s dopolnitelnoy otvetstvennostyu
oeg;offene erwerbsgesellschaft|ofb;omsesidigt forsakringsbolag|ofe;otwarty fundusz emerytalny
ofp;europaische genossenschaft
ofrgmbh;offentlich rechtliche genossenschaft mit beschrankter haftung
ohg;offene handelsgesellschaft|ohg;ohg mbh;ag co ohg;gmbh co ohg;offene handelsgesellschaft
ohgmsz;offene handelsgesellschaft mit sozialer zielsetzung|ong;organizatie non guvernamentala
onp;onderneming natuurlijk persoon|ood;druzhestvo s ogranichena otgovornost
ooo;obshchestvo s ogranichennoj otvetstvennostyu;obshchestvo s ogranichennoy otvetstvennostyu
opc;one person corporation|or ag;offentlich rechtliche aktiengesellschaft
orgen;offentlich rechtliche genossenschaft
orgmbh;offentlich rechtliche gesellschaft mit beschrankter haftung|osk;osuuskunta|ou;osauhing
owm;onderlinge waarborgmaatschappij|oy;osakeyhtio|oyj;julkinen osakeyhtio
pac;partneriaeth atebolrwydd cyfyngedig|partg;partnerschaftsgesellschaft
pcc;protected cell company|pdb;privaciu detektyvu bendrijos|per;prekybos pramones ir amatu rumai
pfa;persoana fizica autorizata|pfi;persoana fizica independenta
pgmbh;privatgesellschaft mit beschrankter haftung
pgmbhma;privatgesellschaft mit beschrankter haftung mit einem alleingesellschafter
plc;company limited by shares|plc;kumpanija pubblika
plc;ltee;public companies limited by guarantee
plc;ltee;public companies;public company limited by shares|plc;public limited company
plc;public limited liability company
pmbhsz;privatgesellschaft mit beschrankter haftung mit sozialer zielsetzung
priv st;private stichting|procura;procura non commerciale|prokura;nichtkaufmannische prokuren
prst;privatstiftung|psa;prosta spolka akcyjna|pt pma;perseroan terbatas penanaman modal asing
pt;plc;ltee;private companiy limited by guarantee;private companies limited by guarantee
pt;plc;ltee;private company;private companies
pt;pt pmdn;perseroan terbatas;perseroan terbatas penanaman modal dalam negeri
ptc;private trust company|pte ltd;sdn bhd;private company|pte ltd;sdn bhd;sendirian berhad
pty ltd;private company|puc uc;public unlimited company
pulc uc;public unlimited company that has no share capital|pvt ltd;private limited company
pzo;podnik zahranicneho obchodu|qsc;qapali sehmdar cemiyyeti|reit ag;reit aktiengesellschaft
rp io;rechtspersoon in oprichting|s agr;societe agricole|s civil;sociedad civil
s com p;s en cp;sociedad comanditaria simple profesional
s com pa;sociedad comanditaria por acciones
s com pap;sociedad comanditaria por acciones profesional|s com;s en c;sociedad comanditaria simple
s coop p;sociedad cooperativa profesional|s coop;sociedad cooperativa
s de rl mi;sociedad de responsabilidad limitada microindustrial
s de rl;sociedad de responsabilidad limitada|s de ss;sociedad de solidaridad social
s en c;sociedad en comandita|s en c;sociedad en comandita por acciones
s en c;sociedad en comandita simple
s ie;sd s ie;sbiratelno druzhestvo sdruzhie;sabiratelno druzhestvo sadruzhie
sa de cv;sociedad anonima de capital variable|sa dpu;societe anonyme de droit public
sa fs;societe anonyme a finalite sociale|sa pi b;sociedad anonima promotora de inversion bursatil
sa pi;sociedad anonima promotora de inversion|sa rl s;societe a responsabilite limitee simplifiee
sa;anonimi eteria;anonymi etairia|sa;compania anonima|sa;company limited by shares
sa;samvirkeforetak|sa;sihtasutus|sa;socieda anonima|sa;sociedad anonima|sa;sociedade anonima
sa;societa anonima|sa;societate pe actiuni|sa;societe anonyme|sa;spolka akcyjna
saa;socieda anonima abierta|sab de cv;sociedad anonima bursatil de capital variable
sab;sociedad anonima bursatil|sac;sociedad anonima cerrada
sacs;sociedad por acciones cerrada simplificada|sagl;societa a garanzia limitata
sal;sociedad anonima laboral|sam;sociedad anonima mixta|sam;societe anonyme monegasque
sap;sociedad anonima profesional|sarl;societe a responsabilite limitee
sas de cv;sociedad por acciones simplificada de capital variable|sas;sociedad anonima simplificada
sas;sociedad por acciones simplificada|sas;societe par actions simplifiee
saspj;societe ou association sans personnalite juridique|sat;sociedad agraria de trasformacion
sat;sociedades agrarias de transformacion|sau;sociedad anonima unipersonal
sc de ap;sociedad cooperativa de ahorro y prestamo|sc dpu;societe cooperative de droit public
sc sa;societe civile sous forme de societe anonyme
sc sagr;societe civile sous forme de societe agricole
sc scs;societe civile sous forme de societe en commandite simple
sc snc;societe civile sous forme de societe en nom collectif
sca fs;societe en commandite par actions a finalite sociale|sca;sociedad en comandita por acciones
sca;societate in comandita pe actiuni|sca;societe en commandite par actions|scc ltd;scc limited
sce;euroopa uhistu|sce;eurooppaosuuskunta|sce;europaandelslag|sce;europaische genossenschaft
sce;europakooperativ|sce;europeisk samvirkeforetak|sce;europese cooperatieve vennootschap
sce;europska zadruga|sce;europske druzstvo|sce;evropska druzstevni spolecnost
sce;s coop e;sociedad cooperativa europea|sce;societa cooperativa europea
sce;societas cooperativa europaea|sce;societate cooperativa europeana
sce;societe cooperative europeenne|scl de cv;sociedad cooperativa limitada de capital variable
scl;sociedad cooperativa limitada|scm;sociedad contractual minera|scomm;societe en commandite
scp;sociedade em conta de participacao|scp;societe civile particuliere
scp;srcp;sociedad colectiva profesional|scr pyme;sociedad de capital riesgo pyme
scr;sociedad de capital riesgo
scri fs;societe cooperative a responsabilite illimitee a finalite sociale
scri;societe cooperative a responsabilite illimitee
scrl dpu;societe cooperative a responsabilite limitee de droit public
scrl fs;societe cooperative a responsabilite limitee a finalite sociale
scrl;scarl;societa consortile a responsabilita limitata
scrl;societe cooperative a responsabilite limitee
scs fs;societe en commandite simple a finalite sociale|scs;sociedad en comandita simple
scs;sociedade em comdandita simples|scs;societate in comandita simpla
scs;societe en commandite simple|sdc;societe de droit commun|se;eiropas komercsabiedriba
se;euroopa ariuhing|se;eurooppayhtio|se;europabolag|se;europai reszvenytarsasag
se;europaische aktiengesellschaft|se;europaische gesellschaft
se;european public limited liability company|se;europeisk selskap
se;europese naamloze vennootschap|se;europese vennootschap|se;europska spolocnost
se;europsko drustvo|se;evropaiki etaireia;eyropaiki etaireia|se;evropska delniska druzba
se;evropska spolecnost|se;evropufelag|se;sociedad anonima europea|se;sociedade anonima europeia
se;societa europea|se;societas europaea|se;societate europeana|se;societe europeas
se;spolka europejska|seca;societe en commandite par actions|secsp;societe en commandite speciale
senc;societe en nom collectif|sepcav;societe depargne pension a capital variable
sezc;special economic zone company|sgr;sociedad de garantia reciproca|sha;shoqeri aksionare
shm;lshrkh lmshmh lmh;alsharika almusahama aleama|shm;shrkh lmshmh lmh;sharikat almusahama alaamah
shmkh;lshrkh lmshmh lkhsh;alsharika almusahama alkhasa
shmkh;shrkh lmshmh lkhsh;sharikat almusahama alkhasa|shpk;shoqeri me pergjegjesi te kufizuar
sia;sabiedriba ar ierobezotu atbildibu|sicaf;societe dinvestissement a capital fixe
sicav;sociedad de inversion de capital variable|sicav;societe dinvestissement a capital variable
sii;sociedades de inversion inmobiliaria
siz;stopanska interesna zaednica;stopanska interesna zaednitsa|ska;spolka komandytowo akcyjna
sl;srl;sociedad de responsabilidad limitada
sl;srl;sociedad de responsabilidad limitada o sociedad limitada|slf;samlagsfelag
slhf;samlagshlutafelag|sll;srll;sociedad limitada laboral|slm;sociedad legal minera
slne;sociedad limitada de nueva empresa|slp;afanis eteria;afanis etairia
slp;separate limited partnership;separate limited partnerships|slp;societe en libre partenariat
slp;srlp;sociedad limitada profesional|slu;sociedad limitada unipersonal
smba;selskab med begraenset ansvar|smc;private limited company
snc fs;societe en nom collectif a finalite sociale|snc;sociedad nacional de credito
snc;sociedade em nome coletivo|snc;societa in nome collettivo|snc;societate in nume colectiv
snc;societe en nom collectif|soc coop;societa cooperativa|soc;state owned company
sp j;spolka jawna|sp k;spolka komandytowa|sp p;spolka partnerska
sp z oo;spolka z ograniczona odpowiedzialnoscia|spa;sociedad por acciones|spa;societa per azioni
spc;restricted purposes company segregated portfolio company|spc;segregated portfolio company
spf;stichting particulier fonds|spol sro;spolocnost s rucenim obmedzenym
spr;sociedad de produccion rural de responsabilidad limitada
sprl fs;societe privee a responsabilite limitee a finalite sociale
sprl;societe privee a responsabilite limitee
sprlu fs;societe privee a responsabilite limitee unipersonnelle a finalite sociale
sprlu;societe privee a responsabilite limitee unipersonnelle|src;sociedad colectiva
srl dpu;societe a responsabilite limitee de droit public
srl;sociedad comercial de responsabilidad limitada|srl;sociedad de responsabilidad limitada
srl;sociedad de responsaibilidad limitada|srl;societa a responsabilita limitata
srl;societate cu raspundere limitata|srl;societe a responsabilite limitee
srl;society with restricted liability
srls;srl semplificata;societa a responsabilita limitata semplificata|stg;stille gesellschaft
suarl;societe unipersonnelle a responsabilite limitee
succ rc;succursale suisse enregistree au registre de commerce
succ rc;succursale svizzera registrata nel registro di commercio
taa;tavarystva z abmezhavanaj adkaznascyu;tavarystva z abmezhavanay adkaznastsyu
tda;tavarystva z dadatkovaj adkaznascyu;tavarystva z dadatkovay adkaznastsyu|teo;teoranta
tsf;trossamfund|tub;tikrosios ukines bendrijos|tuh;tulundusuhistu
tuw;towarzystwo ubezpieczen wzajemnych|uab;uzdarosios akcines bendroves
uaim;unidad agricola industrial de la mujer|ukeig;united kingdom economic interest grouping
uks;united kingdom societas|ulc uc;private unlimited company
ultd;unltd;private unlimited company with a share capital
ultd;unltd;public unlimited company with a share capital|ultd;unltd;unlimited liability company
ultd;unltd;unlimited;unlimited company
unltd;international business company unlimited company authorised to issue shares
unltd;unlimited company that is authorised to issue shares
unltd;unlimited company that is not authorised to issue shares|unp;unternehmen naturliche person
vba;vennootschap met beperkte aansprakelijkheid
vof so;vennootschap onder firma met een sociaal oogmerk|vof;vennootschap onder een firma
vof;vennootschap onder firma|vog;vereinigung ohne gewinnerzielungsabsicht
vvag;versicherungsverein auf gegenseitigkeit|vve;vereniging van eigenaars
vvzrl;vennootschap of vereniging zonder rechtspersoonlijkheid
vzw pr;vereniging zonder winstoogmerk van publiek recht|vzw;vereniging zonder winstoogmerk
wai;gaikokugaisyatou;wai guo hui she deng|wiv;wirtschaftliche interessenvereinigung
wivmsz;wirtschaftliche interessenvereinigung mit sozialer zielsetzung
you;yugengaisya;you xian hui she
zao;zakrytoe akcionernoe obshchestvo;zakrytoe aktsionernoe obshchestvo
zat;zakrytae akcyyanernae tavarystva;zakrytae aktsyyanernae tavarystva
zbo;zadruga brez odgovornosti|zhu;kabusikigaisya;zhu shi hui she
zoo;zadruga z omejeno odgovornostjo
zrg ag;zivilrechtliche gesellschaft in der rechtsform einer aktiengesellschaft
zrg ekg;zivilrechtliche gesellschaft in der rechtsform einer einfachen kommanditgesellschaft
zrg kgaa;zivilrechtliche gesellschaft in der rechtsform einer kommanditgesellschaft auf aktien
zrg lg;zivilrechtliche gesellschaft in der rechtsform einer landwirtschaftlichen gesellschaft
zrg ohg;zivilrechtliche gesellschaft in der rechtsform einer offenen handelsgesellschaft
zrt;zartkoruen mukodo reszvenytarsasag|zub;zemes ukio bendroves
zweig hr;schweizerische zweigniederlassung im handelsregister eingetragen
`

/** Spellings of one form each. */
export const isoForms: readonly (readonly string[])[] = rows
  .trim()
  .replace(/;\n/g, ';')
  .split(/[|\n]/)
  .map((form) => form.split(';'))
