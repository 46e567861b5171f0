import { unwrap } from '../../../../text/patterns/unwrap.ts'

/** Posts without a possessive ending, by what they end in with one. */
export const turkishPosts = unwrap`
  müdür|direktör|başkan|kurucu|yönetici|rektör|dekan|sözcü|editör|yazar|mühendis|doktor|avukat
  |öğretmen|profesör|doçent|müşteri temsilcisi|koordinatör|danışman|uzman|üye|yönetmen|muhabir
  |ressam|mimar|araştırmacı|gazeteci|bakan|vali|kaymakam|büyükelçi|sekreter|teknisyen|hemşire`

/** What stands in front of such a post and belongs to it. */
export const turkishPostParts = unwrap`
  genel|eş|kurucu|icra kurulu|yönetim kurulu|finans|pazarlama|satış|teknik|bölge|yayın|baş|proje
  |yazılım|üretim|insan kaynakları`

/** Verbs of living, working, leaving a school and becoming, in the forms of one person. */
export const turkishVerbs = {
  born: 'doğdu|doğmuştur|dünyaya geldi|dünyaya gelmiştir',
  lives: 'yaşıyor|yaşamaktadır|oturuyor|ikamet ediyor|ikamet etmektedir',
  works: 'çalışıyor|çalışmaktadır|çalışmakta|görev yapıyor|görev yapmaktadır',
  worked: 'çalıştı|çalışmıştır|çalışıyordu|görev yaptı|görev yapmıştır',
  graduated: 'mezun oldu|mezun olmuştur|mezunudur|mezun',
  studied: 'okudu|okumuştur|eğitimi aldı|öğrenimi gördü|eğitimi gördü',
  became: 'oldu|olmuştur|olarak atandı|olarak seçildi|seçildi',
  founded: 'kurdu|kurmuştur',
} as const

/** Words between a subject and such a verb. */
export const turkishAdverbs = 'şu anda|halen|hâlen|bugün|şimdi'

/** In front of a post that is over. */
export const turkishFormer = 'eski|önceki'

/** Posts in the service of a person as well: "Ali Demir'in avukatı" names no firm. */
export const turkishServing = 'avukat|doktor|danışman|sekreter|hemşire|öğretmen'
