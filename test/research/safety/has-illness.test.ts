import { describe, expect, test } from 'vitest'
import { hasIllness } from '../../../research/safety/has-illness.ts'

const ill: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Otto hat Krebs.',
    'Zelda Quibbleworth hatte Brustkrebs und starb 2010 an den Folgen einer Krebserkrankung.',
    'Bei Zelda Quibbleworth wurde Leukämie diagnostiziert.',
    'Zelda Quibbleworth ist alkoholkrank.',
  ],
  fr: [
    "Zelda Quibbleworth est atteinte de la maladie d'Alzheimer.",
    "Zelda Quibbleworth, atteinte d'un cancer, a quitté la scène.",
    'Elle a un cancer du sein.',
    "Otto lutte contre l'alcoolisme.",
  ],
  es: [
    'Zelda Quibbleworth tiene cáncer.',
    'A Zelda Quibbleworth le diagnosticaron leucemia.',
    'Zelda Quibbleworth es alcohólica.',
  ],
  it: ['Zelda Quibbleworth ha un tumore.', 'Otto è affetto da sclerosi multipla.'],
  pt: ['Zelda Quibbleworth tem câncer.', 'Otto morreu vítima de câncer.'],
  nl: ['Zelda Quibbleworth heeft de ziekte van Parkinson.', 'Bij Otto werd kanker vastgesteld.'],
  sv: ['Zelda Quibbleworth har Parkinsons sjukdom.', 'Otto dog i lungcancer.'],
  pl: ['Zelda Quibbleworth ma raka.', 'U Otto zdiagnozowano białaczkę.'],
  ru: ['У Зельды Квибл рак.', 'Зельда Квибл умерла от рака.', 'Отто — алкоголик.'],
  uk: ['Зельда Квібл хворіє на рак.', 'У Отто Ранка діагностували лейкемію.'],
  tr: ['Zelda Quibbleworth kanser hastası.', 'Zelda Quibbleworth lösemi teşhisi aldı.'],
  ar: ['زيلدا مصابة بالسرطان.', 'يعاني أوتو من الاكتئاب.'],
  he: ['זלדה חולה בסרטן.', 'אוטו מכור לסמים.'],
  ja: ['ゼルダは白血病と診断された。', 'オットーはアルコール依存症である。'],
  zh: ['王伟患有肺癌。', '王伟因肺癌去世。'],
  cs: [
    'Zelda Quibbleworth onemocněla rakovinou.',
    'Zelda Quibbleworth má rakovinu.',
    'Otto zemřel na rakovinu plic.',
  ],
  da: ['Zelda Quibbleworth har brystkræft.', 'Otto lider av depresjon.'],
  ro: [
    'Zelda Quibbleworth are cancer pulmonar.',
    'Zelda Quibbleworth suferă de depresie.',
    'Otto este alcoolic.',
  ],
  el: ['Η Ζέλντα πάσχει από καρκίνο.', 'Ο Όττο είναι αλκοολικός.'],
  fi: [
    'Zelda Quibbleworth sairastaa syöpää.',
    'Ottolla todettiin keuhkosyöpä.',
    'Zelda Quibbleworth sairastaa rintasyöpää.',
    'Otto on alkoholisti.',
    'Otolla on syöpä.',
  ],
  hu: [
    'Zelda Quibbleworth tüdőrákban halt meg.',
    'Otto depressziós.',
    'Zelda Quibbleworth rákban halt meg.',
    'Otto alkoholista.',
  ],
  fa: [
    'زلدا به سرطان مبتلا است.',
    'زلدا بر اثر سکته قلبی درگذشت.',
    'زلدا به سرطان مبتلا شد.',
    'اتو بر اثر سرطان ریه درگذشت.',
  ],
  ko: ['김철수는 우울증을 앓고 있다.', '김철수는 폐암으로 사망했다.'],
}

const well: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Zelda Quibbleworth ist Krebsforscherin.',
    'Zelda Quibbleworth hat Alzheimer erforscht.',
    'Zelda Quibbleworth hat Krebspatienten behandelt.',
    'Die Firma litt unter Covid-19.',
    'Die Krebsstiftung kämpft gegen Krebs.',
    'Zelda Quibbleworth kämpft gegen Krebs in ihrem Labor.',
    'Otto kämpft gegen Krebs am Deutschen Krebsforschungszentrum.',
  ],
  en: ['Zelda, a cancer researcher, spoke.', 'Zelda is a patient advocate for people with HIV.'],
  fr: [
    'Zelda Quibbleworth dirige la Ligue contre le cancer.',
    'Zelda Quibbleworth est spécialiste du diabète.',
    'Elle lutte contre le cancer en tant que chercheuse.',
  ],
  es: [
    'Zelda Quibbleworth tiene una clínica de cáncer.',
    'Zelda Quibbleworth lucha contra el cáncer desde su laboratorio.',
    'España sufre una depresión.',
    'La Asociación lucha contra el cáncer.',
  ],
  it: ['Zelda Quibbleworth studia la sclerosi multipla.', "L'Italia soffre di depressione."],
  cs: ['Zelda Quibbleworth vede Ligu proti rakovině.'],
  da: ['Zelda Quibbleworth forsker i kræft.', 'Zelda Quibbleworth har slag i serien.'],
  ro: ['Zelda Quibbleworth conduce Institutul de Cancer.'],
  el: ['Η Ζέλντα μελετά τον καρκίνο.'],
  fi: ['Zelda Quibbleworth johtaa Syöpäsäätiötä.', 'Zelda Quibbleworth tutkii syöpää.'],
  hu: ['Zelda Quibbleworth a rákot kutatja.'],
  fa: [
    'زلدا متخصص سرطان است.',
    'زلدا بیماران مبتلا به سرطان را درمان می‌کند.',
    'زلدا درباره سرطان پژوهش می‌کند.',
  ],
  pt: ['Zelda Quibbleworth trata doentes de Parkinson.'],
  nl: ['Zelda Quibbleworth heeft kanker onderzocht in Utrecht.'],
  sv: ['Zelda Quibbleworth leder Cancerfonden.', 'Cancerfonden kämpar mot cancer.'],
  pl: ['Zelda Quibbleworth bada raka płuc.'],
  ru: ['Зельда Квибл возглавляет фонд борьбы с раком.', 'Фонд борется с раком.'],
  uk: ['Зельда Квібл досліджує рак легень.'],
  tr: [
    'Zelda Quibbleworth kanser hastalarını tedavi ediyor.',
    'Emniyet müdürü Zelda Quibbleworth uyuşturucu ile mücadele etti.',
  ],
  ar: ['زيلدا باحثة في مرض السرطان.', 'يعالج أوتو مرضى السرطان.'],
  he: ['זלדה מנהלת את האגודה למלחמה בסרטן.'],
  ja: [
    'ゼルダはがん研究者である。',
    'ゼルダの専門はうつ病である。',
    'ゼルダの専攻は肝炎である。',
    'ゼルダの出身地はミシガンである。',
    'それはゼルダのスローガンだった。',
  ],
  zh: [
    '王伟研究癌症治疗。',
    '王伟是癌症专家。',
    '王伟帮助患有癌症的儿童。',
    '王伟是中风后康复专家。',
  ],
  ko: [
    '김철수는 암 연구자이다.',
    '김철수는 국립암센터 교수이다.',
    '김철수는 치매와 싸우는 의사이다.',
  ],
}

const listRows = (table: typeof ill) =>
  Object.entries(table).flatMap(([language, texts]) => texts.map((text) => [language, text]))

describe('illnesses', () => {
  test.each(listRows(ill))('an illness of a person is noticed (%s): %s', (_, text = '') => {
    expect(hasIllness(text)).toBe(true)
  })

  test.each(listRows(well))(
    'who studies or treats an illness is not ill (%s): %s',
    (_, text = '') => {
      expect(hasIllness(text)).toBe(false)
    },
  )

  test('an illness behind a run of small letters is sought in linear time', () => {
    const before = process.cpuUsage()
    expect(hasIllness(`${'a'.repeat(65_536)} cancer`)).toBe(false)
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000)
  })
})
