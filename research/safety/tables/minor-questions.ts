/** Words for a young person in a question, and for details that must not be shown. */
type MinorWords = { young: string; wanted: string }

/** By ISO 639 code; terms as in `createTermIndex`. */
export const minorQuestions = {
  en: {
    young: `the teenager, the teen, this teenager, this teen, that teenager, that teen, teenage girl,
      teenage boy, the schoolgirl, the schoolboy, the boy, the girl, this boy, this girl, that boy,
      that girl, the kid, this kid, that kid, the child, this child, that child, the minor, the pupil,
      the toddler, the baby, the underage, the adolescent, the youngster, little girl, little boy,
      her kids, his kids, their kids`,
    wanted: `picture, pictures, photo, photos, pic, pics, image, images, video, videos, selfie, selfies,
      looks like, look like, address, lives, live, school, classroom, phone, number, snapchat, instagram,
      tiktok, account, accounts, name, named, called, birthday, find, contact, reach, meet, where is`,
  },
  de: {
    young: `der teenager, die teenagerin, des teenagers, dem teenager, den teenager, der jugendliche,
      die jugendliche, des jugendlichen, der jugendlichen, dem jugendlichen, das kind, des kindes,
      dem kind, das madchen, des madchens, dem madchen, der junge, des jungen, dem jungen, der schuler,
      des schulers, die schulerin, der schulerin, minderjahrige*, der minderjahrige, kleinkind`,
    wanted: `bild, bilder, foto, fotos, video, videos, aussieht, sieht, adresse, wohnt, schule, klasse,
      telefonnummer, nummer, instagram, tiktok, snapchat, konto, name, heisst, geburtstag, finde, finden,
      kontakt, erreichen, treffen`,
  },
  fr: {
    young: `l adolescent, l adolescente, cet adolescent, cette adolescente, l ado, cet ado, le mineur,
      la mineure, ce mineur, cette mineure, l enfant, cet enfant, le gamin, la gamine, le lyceen, la lyceenne,
      le collegien, la collegienne, l ecolier, l ecoliere, la fillette, le garconnet, petit garcon, petite fille`,
    wanted: `photo, photos, image, images, video, videos, ressemble, adresse, habite, ecole, college, lycee,
      classe, telephone, numero, instagram, tiktok, snapchat, compte, nom, s appelle, anniversaire, trouver,
      contacter, joindre, rencontrer`,
  },
  es: {
    young: `el adolescente, la adolescente, del adolescente, ese adolescente, esa adolescente, este adolescente,
      el menor, la menor, del menor, de la menor, ese menor, el nino, la nina, del nino, de la nina, ese nino, esa nina,
      el chaval, la chavala, el colegial, la colegiala, el escolar`,
    wanted: `foto, fotos, imagen, imagenes, video, videos, aspecto, direccion, vive, colegio, escuela,
      instituto, clase, telefono, numero, instagram, tiktok, snapchat, cuenta, nombre, se llama, cumpleanos,
      encontrar, contactar, localizar`,
  },
  pt: {
    young: `o adolescente, a adolescente, do adolescente, da adolescente, esse adolescente, essa adolescente, o menor de idade,
      a menor de idade, do menor, da menor, o menino, a menina, do menino, da menina, o garoto, a garota, do garoto, da garota,
      a crianca, da crianca, o aluno, a aluna`,
    wanted: `foto, fotos, imagem, imagens, video, videos, aparencia, endereco, morada, mora, vive, escola, colegio,
      turma, telefone, numero, instagram, tiktok, snapchat, conta, nome, chama, aniversario, encontrar, contactar, contatar`,
  },
  it: {
    young: `l adolescente, dell adolescente, quell adolescente, il ragazzino, la ragazzina, del ragazzino, della ragazzina,
      il minore, la minore, del minore, il minorenne, la minorenne, il bambino, la bambina, del bambino, della bambina,
      lo scolaro, la scolara, il liceale, la liceale`,
    wanted: `foto, immagine, immagini, video, aspetto, indirizzo, abita, vive, scuola, classe, telefono, numero,
      instagram, tiktok, snapchat, account, profilo, nome, si chiama, compleanno, trovare, contattare`,
  },
  nl: {
    young: `de tiener, die tiener, deze tiener, het kind, dat kind, dit kind, de scholier, die scholier, het meisje, dat meisje,
      de jongen, die jongen, de minderjarige, die minderjarige, de puber, de kleuter, de peuter, de leerling`,
    wanted: `foto, fotos, plaatje, beeld, video, videos, eruit, adres, woont, school, klas, telefoon, telefoonnummer,
      nummer, instagram, tiktok, snapchat, account, naam, heet, verjaardag, vinden, contact, bereiken`,
  },
  pl: {
    young: `nastolatk*, tego nastolatka, tej nastolatki, nieletni*, niepelnoletni*, tego dziecka, to dziecko,
      tej dziewczynki, ta dziewczynka, tego chlopca, ten chlopiec, uczennicy, ucznia, tego malucha`,
    wanted: `zdjecie, zdjecia, fotka, fotki, obraz, film, filmik, wyglada, adres, mieszka, szkola, szkoly, szkole,
      klasa, klasy, telefon, numer, instagram, tiktok, snapchat, konto, imie, nazywa, urodziny, znalezc, kontakt, skontaktowac`,
  },
  ru: {
    young: `подросток, подростка, подростку, этот подросток, этого подростка, несовершеннолетн*, этот ребенок, этого ребенка,
      эта девочка, этой девочки, этот мальчик, этого мальчика, школьник, школьника, школьница, школьницы, малыш*, ученицы, ученика`,
    wanted: `фото, фотография, фотографии, снимок, снимки, картинка, видео, выглядит, адрес, живет, школа, школу, школе, класс,
      телефон, номер, инстаграм, тикток, аккаунт, имя, зовут, день рождения, найти, связаться`,
  },
  tr: {
    young: `genç kız*, ergen*, ergenin, çocuğun, o çocuk, bu çocuk, kız çocuğu*, erkek çocuğu*, reşit olmayan*, öğrencinin,
      bu öğrenci, liseli, ortaokullu, küçük kız*, küçük çocuk*, bebeğin`,
    wanted: `fotoğraf*, resim, resmi, resimleri, video*, görünüyor, adres*, oturuyor, yaşıyor, okul*, sınıf*, telefon*, numara*,
      instagram, tiktok, snapchat, hesab*, adı, ismi, doğum günü*, bul, iletişim`,
  },
  ar: {
    young: `المراهق, المراهقة, هذا المراهق, هذه المراهقة, القاصر, الطفل, الطفلة, هذا الطفل, هذه الطفلة, الفتى, الفتاة,
      الصبي, الصبية, التلميذ, التلميذة, الرضيع`,
    wanted: `صورة, صور, فيديو, شكله, شكلها, يبدو, تبدو, عنوان, يسكن, تسكن, يعيش, تعيش, مدرسة, مدرسته, مدرستها, صف, هاتف, رقم,
      انستغرام, تيك توك, سناب شات, حساب, اسم, اسمه, اسمها, عيد ميلاد, أجد, أتواصل`,
  },
  zh: {
    young: `这个少年,那个少年,这名少年,那名少年,青少年,未成年,这孩子,那孩子,这个孩子,那个孩子,小女孩,小男孩,女孩,男孩,小学生,中学生,初中生,高中生,幼儿`,
    wanted: `照片,图片,相片,自拍,视频,长什么样,地址,住在,住哪,学校,哪个班,电话,号码,抖音,微信,账号,名字,叫什么,生日,找到,联系`,
  },
} as const satisfies Readonly<Record<string, MinorWords>>
