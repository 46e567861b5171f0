import { memoizeOnce } from '../../../text/memoize-once.ts'
import { joinLetters } from './fold-company.ts'

/**
 * Legal forms of companies: class (forms of one class are the same kind of company in different
 * words), countries (ISO 3166-1 alpha-2; none where the form says nothing about the country), and
 * its spellings, folded, dots gone. Own knowledge of company laws; facts, public domain.
 */
type LegalForm = {
  class: string
  name: string
  countries: readonly string[]
  spellings: readonly string[]
}

const rows = `
ltd|Ltd|GB IE|ltd;limited;ltd liability co;company limited;co ltd;co limited;pte ltd;pty ltd;
  pvt ltd;private limited;private ltd;proprietary limited;pty limited;pte limited;pvt limited;cyf;
  teoranta;teo
ltd|Sdn. Bhd.|MY|sdn bhd;sendirian berhad
plc|PLC|GB IE|plc;public limited company;ccc;cpt
plc|Bhd.|MY|bhd;berhad
llp|LLP|GB US|llp;limited liability partnership
lp|LP|GB US|lp;limited partnership
inc|Inc.|US|inc;incorporated;incorporation
corp|Corp.|US|corp;corporation
llc|LLC|US AE|llc;limited liability company;limited liability co;l l c;joint liability company
co|Co.||co;company;cos;and co;und co;et cie;cie;y cia;e cia;cia
pllc|PLLC|US|pllc
pc|P.C.|US|pc;professional corporation
ulc|ULC|CA|ulc;unlimited liability company
ltee|Ltée|CA|ltee;limitee
gmbh|GmbH|DE AT CH|gmbh;gesellschaft mit beschrankter haftung;ges m b h;gesmbh;mbh;ggmbh
gmbh|UG (haftungsbeschränkt)|DE|ug haftungsbeschrankt;ug;unternehmergesellschaft
gmbhcokg|GmbH & Co. KG|DE AT|gmbh and co kg;gmbh und co kg;gmbh co kg;
  ges mbh and co kg;ges mbh und co kg;gmbh and co kgaa;gmbh and co ohg
kg|KG|DE AT|kg;kommanditgesellschaft
kgaa|KGaA|DE|kgaa;kommanditgesellschaft auf aktien;se and co kgaa;ag and co kgaa
ohg|OHG|DE AT|ohg;offene handelsgesellschaft
ev|e.V.|DE|e v;eingetragener verein
eg|eG|DE|eg;eingetragene genossenschaft
ag|AG|DE AT CH|ag;aktiengesellschaft;akg
se|SE||se;societas europaea
sa|SA|FR BE CH LU ES|sa;societe anonyme;sociedad anonima;s a
sa|S.A.|PT BR|sa;sociedade anonima
sas|SAS|FR|sas;societe par actions simplifiee;sasu
sas|S.A.S.|CO|sociedad por acciones simplificada
sarl|SARL|FR LU CH|sarl;sa rl;societe a responsabilite limitee;eurl
sci|SCI|FR|sci;societe civile immobiliere
snc|SNC|FR|snc;societe en nom collectif
srl|S.r.l.|IT|srl;societa a responsabilita limitata;srls
spa|S.p.A.|IT|spa;societa per azioni
sl|S.L.|ES|sl;sociedad limitada;sociedad de responsabilidad limitada;slu;s l
sau|S.A.U.|ES|sau
sacv|S.A. de C.V.|MX|sa de cv;sab de cv;sapi de cv;sociedad anonima de capital variable
srlcv|S. de R.L. de C.V.|MX|s de rl de cv;srl de cv
ltda|Ltda.|BR CL CO|ltda;limitada;sociedade limitada
eireli|EIRELI|BR|eireli
lda|Lda.|PT|lda;limitada;sociedade limitada
bv|B.V.|NL|bv;besloten vennootschap;besloten vennootschap met beperkte aansprakelijkheid;b v
nv|N.V.|NL BE|nv;naamloze vennootschap;n v
bvba|BVBA|BE|bvba;sprl
vof|VOF|NL|vof
as|A/S|DK|aktieselskab
as|AS|NO|as;aksjeselskap
asa|ASA|NO|asa;allmennaksjeselskap
aps|ApS|DK|aps;anpartsselskab
ab|AB|SE FI|ab;aktiebolag;ab publ;publ ab
oy|Oy|FI|oy;osakeyhtio;oy ab
oyj|Oyj|FI|oyj;julkinen osakeyhtio;abp
hf|hf.|IS|hf;ehf
ou|OÜ|EE|ou;osauhing
asee|AS|EE LV|as;aktsiaselts;akciju sabiedriba
sia|SIA|LV|sia;sabiedriba ar ierobezotu atbildibu
uab|UAB|LT|uab;uzdaroji akcine bendrove
ablt|AB|LT|ab;akcine bendrove
spzoo|Sp. z o.o.|PL|sp z o o;sp zoo;sp z oo;spolka z ograniczona odpowiedzialnoscia;spzoo
sapl|S.A.|PL|sa;spolka akcyjna
spk|Sp. k.|PL|sp k;spolka komandytowa
sro|s.r.o.|CZ SK|s r o;sro;spol s r o;spol sro;spolecnost s rucenim omezenym
ascz|a.s.|CZ SK|as;akciova spolecnost;akciova spolocnost
kft|Kft.|HU|kft;korlatolt felelossegu tarsasag
zrt|Zrt.|HU|zrt;zartkoruen mukodo reszvenytarsasag;rt
nyrt|Nyrt.|HU|nyrt;nyilvanosan mukodo reszvenytarsasag
srlro|S.R.L.|RO|societate cu raspundere limitata
doo|d.o.o.|SI HR RS BA|d o o;doo;drustvo s ogranicenom odgovornoscu
dd|d.d.|SI HR BA|d d
ad|AD|RS BG|ad;akcionarno druzestvo
eood|EOOD|BG|eood
ood|OOD|BG|ood
ae|A.E.|GR|a e;anonymi etaireia
epe|E.P.E.|GR|e p e;epe
as_tr|A.Ş.|TR|as;anonim sirketi;anonim sirket
ltd_tr|Ltd. Şti.|TR|ltd sti;limited sirketi
jsc|AO|RU|ao;oao;zao;pao;jsc;ojsc;cjsc;pjsc;joint stock company;joynt stock company;
  open joint stock company;closed joint stock company;public joint stock company;
  aktsionernoe obshchestvo;otkrytoe aktsionernoe obshchestvo;publichnoe aktsionernoe obshchestvo;
  zakrytoe aktsionernoe obshchestvo;aktsionernoye obshchestvo;
  publichnoye aktsionernoye obshchestvo;jsco;nao
llc|OOO|RU|ooo;obshchestvo s ogranichennoi otvetstvennostyu;
  obshchestvo s ogranichennoy otvetstvennostyu;obschestvo s ogranichennoj otvetstvennostyu
jsc|AT|UA|prat;pat;pryvatne aktsionerne tovarystvo;publichne aktsionerne tovarystvo;
  aktsionerne tovarystvo
llc|TOV|UA|tov;tovarystvo z obmezhenoyu vidpovidalnistyu
llc|TOO|KZ|too
gup|FGUP|RU|fgup;gup;mup;federal state unitary enterprise
kk|K.K.|JP|kk;k k;kabushiki kaisha;kabushiki gaisha;kabushikigaisha;zhu shi hui she
gk|G.K.|JP|godo kaisha;he tong hui she
yk|Y.K.|JP|yugen kaisha;you xian hui she
coltd|有限公司|CN TW HK|you xian gong si;you xian ze ren gong si
gufen|股份有限公司|CN TW|gu fen you xian gong si
coltd_kr|주식회사|KR|ju sig hoe sa;jusighoesa
jsc_vn|JSC|VN|cong ty co phan;cong ty cp
llc_vn|TNHH|VN|cong ty tnhh;cong ty trach nhiem huu han
pt|PT|ID|pt;perseroan terbatas;tbk
pcl|PCL|TH|pcl;public company limited
fze|FZE|AE|fze;fzco;fz llc;fzc;dmcc
wll|W.L.L.|BH QA KW|wll;w l l
psc|PJSC|AE|psc
saog|SAOG|OM|saog;saoc
pty|Pty Ltd|AU ZA|pty;cc
dac|DAC|IE|dac;designated activity company
ky|Ky|FI SE|ky;kommandiittiyhtio;kommanditbolag
ek|e.K.|DE|ek;eingetragener kaufmann;eingetragene kauffrau
partg|PartG mbB|DE|partg mbb;partg;partnerschaftsgesellschaft mbb;partnerschaftsgesellschaft
cv|C.V.|NL|cv;commanditaire vennootschap
og|OG|AT|og;offene gesellschaft
foundation|Foundation||stiftung;stichting;fondation;fundacion;fundacao;fondazione;fundacja
`

const legalForms: readonly LegalForm[] = rows
  .trim()
  .replace(/\n\s+/g, '')
  .split('\n')
  .map((row) => {
    const [kind = '', name = '', countries = '', spellings = ''] = row.split('|')
    return {
      class: kind,
      name,
      countries: countries.split(' ').filter((code) => code !== ''),
      spellings: spellings.split(';'),
    }
  })

/** Our own forms by spelling: several countries may share one. */
export const ownForms = memoizeOnce((): ReadonlyMap<string, readonly LegalForm[]> => {
  const found = new Map<string, LegalForm[]>()
  for (const form of legalForms)
    for (const spelling of form.spellings) {
      const folded = joinLetters(spelling.split(' ')).join(' ')
      found.set(folded, [...(found.get(folded) ?? []), form])
    }
  return found
})
