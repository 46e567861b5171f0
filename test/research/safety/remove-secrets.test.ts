import { describe, expect, test } from 'vitest'
import { buildFinding } from '../../../research/records/finding.ts'
import {
  cleanFinding,
  removeSecrets,
  removeSecretsFromBody,
} from '../../../research/safety/remove-secrets.ts'

/** A line of a leak, with the secret in it. */
const leaks: readonly (readonly [line: string, secret: string])[] = [
  ['user: jane pass: hunter2', 'hunter2'],
  ['login=jane; password=hunter2', 'hunter2'],
  ['Username: jane / PW: Sommer2019', 'Sommer2019'],
  ['email: jane@tidewater.example, password: swordfish', 'swordfish'],
  ['Mein Passwort lautet Sommer2019!', 'Sommer2019!'],
  ['Das Kennwort ist „Schwertfisch“', 'Schwertfisch'],
  ['My password is hunter2', 'hunter2'],
  ['Mot de passe : soleil75', 'soleil75'],
  ['La contraseña es Verano_2020', 'Verano_2020'],
  ['A senha é Verao#2020', 'Verao#2020'],
  ['La password è Estate2020', 'Estate2020'],
  ['Wachtwoord: zomer2020', 'zomer2020'],
  ['Hasło: lato2020', 'lato2020'],
  ['Şifre: yaz2020!', 'yaz2020!'],
  ['Пароль: leto2020', 'leto2020'],
  ['密码：xiatian2020', 'xiatian2020'],
  ['パスワード: natsu2020', 'natsu2020'],
  ['jane@tidewater.example:hunter2', 'hunter2'],
  ['jane@tidewater.example;5f4dcc3b5aa765d61d8327deb882cf99', '5f4dcc3b5aa765d61d8327deb882cf99'],
  ['jane:$2y$10$abcdefghijklmnopqrstuuABCDEFGHIJKLMNOPQRSTUVWXYZ01234', 'abcdefghijklmnopqrstuu'],
  ['PIN: 4821', '4821'],
  ['Die PIN ist 4821', '4821'],
  ['api_key = 9f8e7d6c5b4a39281706', '9f8e7d6c5b4a39281706'],
  ['AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', 'wJalrXUtnFEMI'],
  ['Authorization: Bearer abcdef123456.ghijkl', 'abcdef123456'],
  ['postgres://jane:hunter2@db.example/main', 'hunter2'],
  ['recovery phrase: apple river stone candle mirror window', 'candle'],
  ['-----BEGIN OPENSSH PRIVATE KEY-----', 'PRIVATE KEY'],
  ['National Insurance number: AB 12 34 56 C', '12 34 56'],
  ['NI number QQ123456C', 'QQ123456C'],
  ['NINO: AB-12-34-56-C', '12-34-56'],
  ['SSN 078-05-1120', '078-05-1120'],
  ['Passport No. 533380006', '533380006'],
  ['Card 4111 1111 1111 1111, exp 09/27', '4111 1111'],
  ['Steuer-Identifikationsnummer von Ingo Wumpert: 86 095 742 719', '742 719'],
  ['Rentenversicherungsnummer von Ingo Wumpert: 65 170839 J 003', '170839'],
  ['Personalausweisnummer L01X00T471', 'L01X00T471'],
  ['Carte nationale d’identité n° 880692310285', '880692310285'],
  ['Numéro fiscal 3084512790614', '3084512790614'],
  ['Número de la Seguridad Social de Nuria Olmedal: 28/40912876/40', '40912876'],
  ['Cartão de Cidadão n.º 00000000 0 ZZ4', '00000000'],
  ['Codice fiscale di Dario Roccaspina: RCC DRA 80A01 H501 U', '80A01'],
  ['Carta d’identità n. CA12345AA', 'CA12345AA'],
  ['Burgerservicenummer van Joris Oostbroek: 1112.22.333', '22.333'],
  ['Paspoortnummer SPECI2014', 'SPECI2014'],
  ['Dowód osobisty ABS123456', 'ABS123456'],
  ['Personnummer 811228-9874', '9874'],
  ['Astrid Lindby, 19811228-9874', '9874'],
]

/** Lines that speak of passwords and numbers and hold none. */
const harmless = [
  'Jane Featherby wrote a book about passwords.',
  'The password is never stored by the museum.',
  'Password: required',
  'She passed the exam: 85 of 100 points.',
  'Ski pass: available at the desk',
  'Login: see the portal',
  'Call +44 20 7946 0958 or write to jane@tidewater.example',
  'ORCID 0000-0002-1825-0097',
  'ISBN 978-3-16-148410-0',
  'The key to success is patience.',
  'Token: a short history',
  'https://tidewater.example/people?id=123456789',
  'Er hat 2019 das Passwort-Museum eröffnet.',
  'Born in 1986 in Saltport, she joined in 2011.',
  'Sie war nie wieder vor 2015 in Kiel.',
  'W ciągu 30 dni 2014 roku przeczytała 12 książek.',
  'USt-IdNr. DE123456789, HRB 4711 Amtsgericht Ohrdorf',
  'TVA FR40303265045, SIREN 303 265 045',
  'Org.nr 556012-5790, momsnummer SE556012579001',
  'Partita IVA 12345678903',
]

describe('secrets', () => {
  test.each(leaks)('secrets are blanked in "%s"', (line, secret) => {
    const text = `Before\n${line}\nAfter`
    const clean = removeSecrets(text)
    expect(clean).not.toContain(secret)
    expect(clean).toHaveLength(text.length)
    expect(clean).toMatch(/^Before\n\s+\nAfter$/)
  })

  test.each(leaks)(
    'secrets are blanked in a provider’s answer that quotes "%s"',
    (line, secret) => {
      const body = JSON.stringify({
        items: [{ id: 12345678901234567890n.toString(), text: `Found: ${line}` }],
        total: 1,
      })
      const clean: unknown = JSON.parse(removeSecretsFromBody(body))
      expect(JSON.stringify(clean)).not.toContain(secret)
      expect(clean).toMatchObject({ items: [{ id: '12345678901234567890' }], total: 1 })
    },
  )

  test.each(leaks)('secrets are blanked in a search result that shows "%s"', (line, secret) => {
    const snippet = `Jane Featherby. ${line}`
    const found = buildFinding({
      kind: 'page',
      url: 'https://a.example/',
      title: 'Paste',
      snippet,
      method: 'search_result',
    })
    expect(JSON.stringify(cleanFinding(found))).not.toContain(secret)
  })

  test('secrets are blanked in the posts of a record', () => {
    const [[line = '', secret = ''] = []] = leaks
    const post = { kind: 'post', title: line, field: null, from: null, to: null } as const
    const found = buildFinding({
      kind: 'person',
      url: 'https://a.example/',
      title: 'Jane Featherby',
      method: 'registry',
      stages: [{ ...post, at: line, isOver: false }],
    })
    expect(JSON.stringify(found)).toContain(secret)
    expect(JSON.stringify(cleanFinding(found))).not.toContain(secret)
  })

  test.each(harmless)('secrets are not seen in "%s"', (line) => {
    expect(removeSecrets(line)).toBe(line)
  })

  test('secrets cost a long line only the sentence that holds one', () => {
    const text = `${'Jane measures rivers in Saltport. '.repeat(20)}My password is hunter2. She plays chess.`
    const clean = removeSecrets(text)
    expect(clean).toContain('She plays chess.')
    expect(clean).not.toContain('hunter2')
  })

  test('a secret with a full stop inside is removed from a long line whole', () => {
    const filler = 'The council met about the harbour and its new walls. '.repeat(8)
    for (const secret of ['Tr0ub4.dor3xy', 'hunter!2.Zq9', 'a1b2!c3?d4', 'Tr0ub4;dor9|x'])
      expect(removeSecrets(`${filler}My password: ${secret}. ${filler}`).trim()).toBe(
        `${filler}${' '.repeat(`My password: ${secret}. `.length)}${filler}`.trim(),
      )
  })

  test('secrets are looked for in hostile texts in bounded processor time', () => {
    const hostile = [
      'user: '.repeat(20_000),
      'password '.repeat(20_000),
      'pin 1'.repeat(20_000),
      `${'a@b.'.repeat(20_000)}:`,
    ]
    const started = process.cpuUsage()
    for (const text of hostile) removeSecretsFromBody(JSON.stringify({ text }))
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(6_000)
  })
})
