/**
 * Words of company names that are written in several ways, folded to ASCII. Own knowledge; facts,
 * public domain.
 */

const listWords = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    rows
      .trim()
      .split(/\s+/)
      .flatMap((row) => {
        const [word = '', spellings = ''] = row.split('=')
        return spellings.split(',').map((spelling) => [spelling, word] as const)
      }),
  )

/** Abbreviations, and the same word in other languages → the English word in full. */
export const plainWords = listWords(`
  international=intl,internatl,int,intern,internacional,internazionale,internationale,internasional
  national=natl,nat,nacional,nazionale,nationale
  group=grp,groupe,gruppe,grupo,gruppo,grupa,gruppen,groep,gruppa
  holding=hldg,hld,holdings,hldgs,hlds,kholding service=svc,services,svcs,svs,servicios,servizi
  manufacturing=mfg,manuf,mfrg manufacturer=mfr,mfrs,manufacturers
  technology=tech,technologies,techs,technol,tecnologia,technologie,tekhnologii
  industry=ind,inds,industries,indus,industria,industrie,industrias system=sys,systems,systeme
  management=mgmt,mgt,mngmt,managment development=dev,devel,developments,dvlpmt
  association=assn,assoc,asso associate=associates,assocs
  brothers=bros,brother gebruder=gebr,gebrueder department=dept university=univ american=amer
  america=am
  laboratory=lab,labs,laboratories,laboratoires,laboratorios
  pharmaceutical=pharm,pharmaceuticals,pharma,pharmaceutica
  insurance=ins,insur,assurance,assurances,seguros,versicherung,assicurazioni
  reinsurance=re financial=fin,finl,financiero,financial financier=fncr
  finance=finances,financiere,finanz,finanza
  investment=invt,invest,investments,invts,inv investor=invs,investors,invrs
  engineering=engr,engrg,eng equipment=equip,eqpt electric=elec,elect
  electronic=electr,electronics,elektronik
  energy=energie,energia,enrgy,energies,enerji,energiya
  product=prod,products,prods,produits,produkte
  property=ppty,props,properties,prop property=pptys resource=res,resources,rscs
  communication=comm,communications,comms,commun
  telecommunication=telecom,telecommunications,telecoms,telco
  transport=transp,trans,transports,transporte,transportation transport=trnsprt
  construction=constr,const,constructions,construcciones
  bank=bk,banco,banque,banca,bankas,pank,banka,banc,bnk
  saint=st,ste,sankt mount=mt fort=ft center=ctr,centre,cntr,centers capital=cap,capitals
  partner=ptr,ptrs,partners,partnrs trust=tr,trusts fund=fd,funds,fonds,fondo,fondos
  acquisition=acq,acqn,acquisitions,acquis
  enterprise=ent,enterprises,enterp,entpr medical=med solution=soln,solutions,solns,sol
  chemical=chem,chemicals,chemie,chimie,kimya material=matl,materials,matls metal=metals
  mineral=minerals mine=mines
  security=sec,securities,secs real=realty estate=estates entertainment=entmt,ent
  instrument=instr,instruments
  petroleum=pete,petrol,petroleos distribution=dist,distr distributor=distributors
  federal=fed government=govt southern=sthn northern=nthn eastern=estn western=wstn
  automotive=auto,automotives restaurant=restaurants,rest store=stores hotel=hotels
  software=softw,sftwr
  consulting=consult,consultants,consultancy motor=mtr,motors,mtrs
  logistic=logistics,logistik,logistique,logistica
  trading=trdg,trade,trades import=imports export=exports
  company=compagnie,compania,companhia,compagnia,kompaniya
  brand=brands food=foods gas=gaz airline=airlines railway=rly,railways,railroad,rr
  consumer=cons,consumers
  bancorp=bancorporation bancshares=bankshares studio=studios interactive=interact
  therapeutic=therapeutics
  bioscience=biosciences science=sci,sciences network=networks,netwrk solar=solare
  health=hlth,healthcare
  hospital=hosp,hospitals learning=learn education=educ,educational commercial=coml,comml
  community=cmty
  savings=svgs loan=loans mortgage=mtg mutual=mut municipal=muni income=inc growth=gr value=val
  emerging=emerg
  market=mkt,markets,mkts opportunity=opp,opportunities,opps global=glbl strategy=strategies,strat
  series=ser
  germany=deutschland,allemagne,alemania,germania,duitsland france=francia,frankreich,frankrijk
  italy=italia,italie,italien
  spain=espana,espagne,spanien,spagna netherlands=nederland,holland,niederlande
  austria=osterreich,autriche
  switzerland=schweiz,suisse,svizzera belgium=belgie,belgique,belgien poland=polska,pologne,polen
  russia=rossiya,rossii,rus
  sweden=sverige,suede,schweden norway=norge,norvege,norwegen denmark=danmark,dinemarca
  finland=suomi,finlande
  turkey=turkiye,turquie czechia=cesko,ceska brazil=brasil,bresil mexico=mexique
  europe=europa,europeenne
  uk=britain states=usa,us,estados japan=nippon,nihon china=zhongguo korea=hanguk india=bharat
  romania=rumanien
  hungary=magyarorszag,hongrie,ungarn greece=hellas,ellas portugal=portugalia
`)

/** Units that name a thing by its number. */
export const cardinals = listWords(`
  1=one,un,uno,eins 2=two,zwei,ii 3=three,drei,iii 4=four,iv 5=five,cinco 6=six,vi 7=seven,vii
  8=eight,viii 9=nine,ix 10=ten 11=eleven,xi 12=twelve,xii 13=thirteen,xiii 14=fourteen,xiv
  15=fifteen,xv
  16=sixteen,xvi 17=seventeen,xvii 18=eighteen,xviii 19=nineteen,xix 20=twenty,xx 21=xxi 22=xxii
  23=xxiii
  30=thirty,xxx 40=forty 50=fifty 60=sixty 70=seventy 80=eighty 90=ninety
`)

/** Places in a row: "First" is another name than "One". */
export const ordinals = listWords(`
  1st=first,primera,premier,erste 2nd=second 3rd=third 4th=fourth 5th=fifth 6th=sixth 7th=seventh
  8th=eighth 9th=ninth 10th=tenth
`)
