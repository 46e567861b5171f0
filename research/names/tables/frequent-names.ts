/** Frequent names, folded to ASCII: how little a shared one says. Own knowledge of public statistics; facts, public domain. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Family names that very many people share, of several countries. */
export const frequentFamilyNames = words(`
  smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson thomas taylor moore jackson
  martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young allen king wright scott torres nguyen hill flores green
  adams nelson baker hall rivera campbell mitchell carter roberts gomez phillips evans turner diaz parker cruz edwards collins reyes stewart morris
  morales murphy cook rogers gutierrez ortiz morgan cooper peterson bailey reed kelly howard ramos kim cox ward richardson watson brooks chavez wood
  james bennett gray mendoza ruiz hughes price alvarez castillo sanders patel myers long ross foster jimenez powell jenkins perry russell sullivan
  bell coleman butler henderson barnes gonzales fisher vasquez simmons romero jordan patterson alexander hamilton graham reynolds griffin wallace
  moreno west cole hayes bryant herrera gibson ellis tran medina aguilar stevens murray ford castro marshall owens harrison fernandez mcdonald woods
  washington kennedy wells vargas henry chen freeman webb tucker guzman burns crawford olson simpson porter hunter gordon mendez silva shaw snyder
  mason dixon munoz hunt hicks holmes palmer wagner black robertson boyd rose stone salazar fox warren mills meyer rice schmidt garza daniels
  ferguson nichols stephens soto weaver ryan gardner payne grant dunn kelley spencer hawkins arnold pierce hansen peters santos hart bradley knight
  elliott cunningham duncan armstrong hudson carroll lane riley andrews alvarado ray delgado berry perkins hoffman johnston matthews pena richards
  contreras willis carpenter lawrence sandoval davies lloyd owen walsh byrne oconnor obrien
  wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo park choi jung kang cho yoon jang lim han shin kwon hwang
  tran le pham hoang phan vu dang bui do ho ngo duong ly sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada
  muller mueller schneider fischer weber schulz becker schafer koch bauer richter klein wolf schroder neumann schwarz zimmermann braun kruger hofmann
  bernard dubois durand moreau laurent simon michel lefebvre leroy roux bertrand morel fournier girard bonnet dupont rossi russo ferrari esposito
  bianchi romano colombo ricci marino greco bruno gallo conti costa oliveira souza pereira lima carvalho ferreira ribeiro almeida alves rodrigues
  ivanov smirnov kuznetsov popov vasiliev petrov sokolov mikhailov novikov fedorov morozov volkov lebedev kozlov ivanova kowalski nowak wisniewski
  novak horvath nagy toth szabo kovacs svensson andersson johansson karlsson nilsson eriksson larsson olsson persson jensen nielsen pedersen
  christensen larsen sorensen jansen devries bakker visser smit papadopoulos yilmaz kaya demir celik sahin khan ahmed ali hussain hussein hassan
  mohamed mohammed ibrahim abdullah singh kumar sharma gupta verma das devi shah reddy rao iyer cohen levy mizrahi
`)

/** Given names that very many people share. */
export const frequentGivenNames = words(`
  james mary robert patricia john jennifer michael linda david elizabeth william barbara richard susan joseph jessica thomas sarah charles karen
  christopher lisa daniel nancy matthew betty anthony margaret mark sandra donald ashley steven kimberly paul emily andrew donna joshua michelle
  kenneth carol kevin amanda brian dorothy george melissa timothy deborah ronald stephanie edward rebecca jason sharon jeffrey laura ryan cynthia
  jacob kathleen gary amy nicholas angela eric shirley jonathan anna stephen brenda larry pamela justin emma scott nicole brandon helen benjamin
  samuel samantha gregory katherine alexander christine frank debra patrick rachel raymond carolyn jack janet dennis catherine jerry maria tyler
  heather aaron diane jose ruth adam julie nathan olivia henry joyce douglas virginia peter victoria zachary kelly kyle lauren noah christina
  ethan joan alan jane allan simon ian martin tony jim tom mike dave steve chris juan carlos luis maria ana pedro jorge antonio francisco manuel
  jean pierre michel philippe alain marie hans klaus wolfgang giuseppe giovanni mario ivan sergey sergei alexey dmitry vladimir andrey elena olga
  mohamed mohammed muhammad ahmed ali hassan wei ming jing li hiroshi takashi min jun anil sunil rajesh sanjay amit anders lars erik
`)

/** Family names written first in their own culture, romanised: a name of two or three parts that begins with one is read that way round. */
export const familyFirstNames = words(`
  wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song tang deng feng han cao peng zeng xiao tian
  dong pan yuan cai jiang yu du ye cheng wei su lu ding ren shen yao jia xi mao deng kim park choi jung jeong kang cho yoon jang lim shin kwon hwang
  nguyen tran pham hoang phan vu dang bui ngo duong
`)
