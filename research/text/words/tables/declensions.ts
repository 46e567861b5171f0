/**
 * How nouns change for "of", "in" and "by", in languages that decline them: what organisations,
 * posts and towns are called. A line gives a gender, the ending that dictionaries list (`-` for
 * none), further endings behind a slash, and stems. Own knowledge.
 */
export const declensions: Readonly<Record<string, string>> = {
  de: `
n - / s: institut museum theater zentrum ministerium orchester archiv werk konservatorium
  gymnasium klinikum landesmuseum stadtmuseum heimatmuseum stadttheater landestheater
  staatstheater stadtarchiv landesarchiv staatsarchiv forschungszentrum forschungsinstitut
  kulturzentrum bildungswerk
n - / s es: amt landratsamt landesamt bundesamt umweltamt jugendamt gesundheitsamt gericht
  landgericht amtsgericht oberlandesgericht verwaltungsgericht
m - / s es: verein alpenverein sportverein turnverein kunstverein heimatverein förderverein
  verband landesverband bundesverband kreisverband fachverband bauernverband betrieb verlag
m - / s: club klub fußballclub
n - / es: autohaus kaufhaus krankenhaus opernhaus schauspielhaus konzerthaus kulturhaus
`,
  ru: `
m - / а у ом е: университет институт факультет театр банк фонд центр завод журнал отдел департамент
  комитет колледж техникум комбинат клуб оркестр холдинг директор ректор проректор инженер доцент
  профессор редактор президент министр декан продюсер дирижёр режиссёр менеджер аналитик
  программист журналист юрист экономист хирург адвокат архитектор консультант ассистент конструктор
  технолог сбербанк
m - / ом а у: врач
m ь / я ю ем е: основател соосновател преподавател учител руководител председател заместител
  создател секретар
m й / я ю ем е: музе лице
m ик / ика ику иком ике: начальн сотрудн
m ий / его ему им ем: заведующ управляющ
f ая / ей ую: заведующ управляющ
f я / и ю ей: академи консерватори корпораци ассоциаци компани лаборатори редакци федераци галере
f а / ы е у ой: кафедр школ газет фирм палат групп
f ка / ки ке ку кой: библиоте фабри
n о / а у ом е: министерств агентств издательств
n ище / ища ищу: училищ
m - / е: екатеринбург петербург новосибирск иркутск омск томск красноярск челябинск волгоград
  калининград хабаровск владивосток архангельск мурманск новгород брянск курск смоленск псков тамбов
  саратов ростов краснодар киев харьков минск лондон париж берлин ташкент иерусалим бишкек липецк
  магадан белгород ижевск ульяновск
f а / е: москв уф самар тул пенз калуг вологд костром полтав одесс праг варшав астан
f ь / и: перм твер казан тюмен рязан астрахан
m ь / е: ярославл симферопол севастопол ставропол
`,
  uk: `
m - / у ові а ом і: університет інститут факультет театр банк фонд центр завод журнал департамент
  комітет коледж технікум комбінат клуб оркестр директор ректор проректор інженер доцент професор
  редактор президент міністр декан продюсер диригент режисер менеджер аналітик програміст журналіст
  юрист економіст хірург адвокат архітектор консультант асистент приватбанк
m ик / ика ику иком икові: засновн керівн начальн співробітн заступн
m ач / ача ачу ачем ачеві: завідув виклад
m ь / я ю ем: вчител учител
m й / ю я єм ї: музе ліце
f ія / ії ію ією: академ консерватор корпорац асоціац компан лаборатор редакц федерац
f я / ї ю єю: галере
f а / и і у ою: кафедр школ газет палат груп фірм
f ка / ки ці ку кою: бібліоте політехні
n о / а у ом і: міністерств агентств видавництв
m ків / кові: хар
m ів / ові: льв черніг рост
m їв / єві: ки микола
m - / у: луцьк донецьк луганськ кременчук франківськ
m - / і: ужгород париж херсон берлін лондон
m ь / і: тернопол
f а / і: одес полтав варшав
f я / і: вінниц
m о / і: дніпр
n е / ому: рівн
`,
  pl: `
m - / a em owi: dyrektor rektor prorektor redaktor profesor inżynier kurator asystent docent
  prezydent konsultant adiunkt
m er / ra rem: minist
m - / u em: uniwersytet instytut bank zakład wydział teatr
m tet / tecie: uniwersy
m tut / tucie: insty
m tr / trze: tea
m es / esa esem: prez wiceprez
m ik / ika ikiem: kierown pracown
m iel / iela ielem: założyc właścic nauczyc współzałożyc
m ca / cy cą cę: zastęp wykładow
m cy / cego cym: przewodnicząc
f ka / ki kę ką ce: politechni bibliote dyrektor rektor profesor spół
f ia / ii ię ią: akadem galer
f cja / cji cję cją: funda redak korpora
f ra / ry rę rą rze: kated
f ła / ły łę łą le: szko
m - / ie: londyn berlin lublin olsztyn szczecin
m ów / owie: krak rzesz tarn lw chorz
m - / iu: wrocław
m ń / niu: pozna toru
f a / ie: warszaw
f a / y: legnic bydgoszcz
m k / ku: gdańs płoc
m białystok / białymstoku: -
f a / i: gdyn
f łódź / łodzi: -
m t / cie: sopo
f ce / cach: katowi kiel gliwi
n e / u: opol zabrz
`,
  cs: `
m - / u em: ústav fond úřad
m - / a em ovi: rektor děkan profesor docent inženýr redaktor šéfredaktor prezident kurátor
m r / ra rem: minist
m el / ele elem: ředit zakladat spoluzakladat učit
m ík / íka íkem: náměst pracovn
m ce / cem: zástup
m í / ího ím: vedouc
m a / y ou: předsed
f a / y u ou ě: univerzit škol bank
f ie / ii í ií: akadem galer
n um / a u: muze
n lo / la le: divad
f ha / ze: pra
f ava / avě: ostr
n no / ně: br klad
f eň / ni: plz
m ec / ci: liber
f ouc / ouci: olom
m n / ně: zlí
m r / ře: tábo
f ice / icích: pardub tepl
f budějovice / budějovicích: -
f va / vě: jihla bratisla opa
m ín / íně: berl
f vídeň / vídni: -
f ž / ži: paří
`,
  ro: `
m - / ul ului: director rector decan profesor redactor inginer fondator manager lector cercetător
m u / ul ului: ministr
m te / tele telui: președin vicepreședin
f atea / ății: universit facult
f ia / iei: academ
f ția / ției: funda asocia
f eca / ecii: bibliot
f banca / băncii: -
m ul / ului: muze teatr institut colegi spital
`,
  el: `
n πανεπιστήμιο / πανεπιστημίου: -
n πολυτεχνείο / πολυτεχνείου: -
n μουσείο / μουσείου: -
n ίδρυμα / ιδρύματος: -
n ινστιτούτο / ινστιτούτου: -
n θέατρο / θεάτρου: -
f τράπεζα / τράπεζας: -
f πινακοθήκη / πινακοθήκης: -
f ακαδημία / ακαδημίας: -
f σχολή / σχολής: -
f βιβλιοθήκη / βιβλιοθήκης: -
m βόλος / βόλο: -
`,
  fi: `
m - / n ssa sta lla lta a na: kansallismuseo kansalliskirjasto kansallisooppera
  kansallisarkisto kansallisgalleria yliopisto museo taidemuseo kirjasto akatemia ooppera
  korkeakoulu ammattikorkeakoulu opisto virasto galleria arkisto kaupunginkirjasto
m - / n ssä stä llä ltä tä: säätiö
m - / n ssa sta na ksi: orkesteri
m - / n ssä stä nä ksi: teatteri lääkäri ylilääkäri insinööri sihteeri pääsihteeri
m ki / in issa ista: pank
m ti / in issa ista: instituut
m to / on ossa osta: liit
m - / n na ksi: professori apulaisprofessori työelämäprofessori kunniaprofessori lehtori tutkija
  erikoistutkija toimitusjohtaja pääjohtaja johtaja varatoimitusjohtaja talousjohtaja
  markkinointijohtaja tutkimusjohtaja viestintäjohtaja museonjohtaja rehtori vararehtori dekaani
  päätoimittaja toimittaja puheenjohtaja varapuheenjohtaja perustaja asianajaja ohjaaja
  kapellimestari kuraattori opettaja suunnittelija
m ti / in ina iksi tina: dosent intendent arkkiteht ekonomist pääekonomist konsult
m nki / ngissä: helsi
m ku / ussa: tur
m re / reella: tampe
m ti / dessa: lah
m i / ellä: rovaniem
m ki / ella: seinäjo
m - / ssa: espoo oulu kuopio pori vaasa kotka lappeenranta imatra rauma joensuu porvoo kokkola
  hamina savonlinna tukholma lontoo pariisi kouvola kerava tallinna moskova oslo raisio
  hämeenlinna kööpenhamina
m - / ssä: jyväskylä
m - / lla: vantaa lohja
m i / issä: mikkel berliin
`,
  hu: `
m - / ja ként i: igazgató vezérigazgató főigazgató alapító társalapító kutató oktató vezető
  osztályvezető tanszékvezető tanácsadó szóvivő
m - / je: főszerkesztő szerkesztő ügyvéd vezető osztályvezető tanszékvezető szóvivő
m - / a: professzor rektor dékán titkár főtitkár főorvos orvos tanár munkatárs kurátor adjunktus
  közgazdász könyvtáros
m - / e: docens mérnök elnök alelnök igazgatóhelyettes elnökhelyettes építész
m - / en: egyetem tudományegyetem műegyetem
m - / ban ában: gimnázium múzeum kórház színház könyvtár
m - / ben: intézet
m a / án: főiskol
m - / en: szeged budapest debrecen kecskemét szombathely zalaegerszeg
m - / on ott: székesfehérvár kaposvár kolozsvár miskolc szolnok
m - / ben: debrecen győr eger veszprém bécs berlin
m - / ött: győr
m - / ett en: pécs
m - / ban: sopron esztergom pozsony london párizs
m a / án: nyíregyház tatabány békéscsab
`,
}

/** Endings of adjectives beside such nouns, and those that dictionaries list by gender. */
export const adjectiveEndings: Readonly<
  Record<string, readonly { form: RegExp; m: string; f: string; n: string }[]>
> = {
  // by the endings of adjectives: towns and surnames end in "en" as well, "Bremen", "Bunsen"
  de: [
    {
      form: /(?<=^\p{Lu}\p{Ll}*(?:sch|lich|ig|[ou][nr]al|tral|ell|iv)|^(?:Frei|Neu|Alt|Erst))en$/u,
      m: 'er',
      f: 'e',
      n: 'es',
    },
  ],
  ru: [
    { form: /(?<=[сц]к)(?:ий|ого|ому|им|ом|ая|ой|ую|ое)$/u, m: 'ий', f: 'ая', n: 'ое' },
    { form: /(?<=[нвтлдрмп])(?:ый|ого|ому|ым|ом|ая|ой|ую|ое)$/u, m: 'ый', f: 'ая', n: 'ое' },
    { form: /(?<=[шщчж]|ижн)(?:ий|его|ему|им|ем|ей|ую|ее|ая)$/u, m: 'ий', f: 'ая', n: 'ее' },
  ],
  uk: [{ form: /(?<=[кнвтлдрмпщшчж])(?:ий|ого|ому|им|а|ої|ій|ою|у|е)$/u, m: 'ий', f: 'а', n: 'е' }],
  pl: [
    { form: /(?<=[kg])(?:i|iego|iemu|im|a|iej|ą|ie)$/u, m: 'i', f: 'a', n: 'ie' },
    { form: /(?<=[nwłtrz])(?:y|ego|emu|ym|a|ej|ą|e)$/u, m: 'y', f: 'a', n: 'e' },
  ],
  cs: [
    { form: /(?<=[knrtlvžšč])(?:ý|ého|ému|ém|ým|á|é|ou)$/u, m: 'ý', f: 'á', n: 'é' },
    { form: /(?<=[nř])(?:í|ího|ímu|ím)$/u, m: 'í', f: 'í', n: 'í' },
    { form: /(?<=Karl|Masaryk)(?:ova|ovy|ově|ovu|ovou)$/u, m: 'ova', f: 'ova', n: 'ova' },
  ],
  el: [{ form: /(?<=ικ|ν|ρ)(?:ή|ής)$/u, m: 'ή', f: 'ή', n: 'ή' }],
}

/** Languages that put adjectives behind such nouns as well. */
export const adjectivesBehind: ReadonlySet<string> = new Set(['pl', 'cs'])
