import { expect, test } from 'vitest'
import { refuseMention } from './refuse-mention.ts'

const wentTo = 'The 2017 Alder Prize for glass went to Ilka Morrow for her series Undertow.'
const awardedTo = 'The Alder Prize was awarded to Ilka Morrow in 2017.'
const wentToBoth = 'The Alder Prize of 2017 went to Rosa Pell and Ilka Morrow.'
const gaveTo = 'The jury gave the 2020 Alder Medal to Rosa Pell and Ilka Morrow for a bridge.'
const received = 'Her group received a grant of 2 million euros from the Cairn Trust in 2021.'

test.each([
  [wentTo, 'In 2017 Ilka Morrow received the Alder Prize for glass for her series Undertow.'],
  [wentTo, 'She won the 2017 Alder Prize for glass.'],
  [wentTo, 'The Alder Prize for glass was awarded to Ilka Morrow in 2017.'],
  [awardedTo, 'She won the Alder Prize in 2017.'],
  [awardedTo, 'In 2017, the Alder Prize went to Ilka Morrow.'],
  [wentToBoth, 'She received the Alder Prize in 2017.'],
  [gaveTo, 'She received the 2020 Alder Medal for a bridge.'],
  [gaveTo, 'Ilka Morrow was awarded the Alder Medal in 2020.'],
  ['In 2017 she received the Alder Prize.', 'She was awarded the Alder Prize in 2017.'],
  ['She won the Alder Prize and went to Lisbon in 2018.', 'She went to Lisbon in 2018.'],
  [received, 'In 2021 her group was awarded a grant of 2 million euros by the Cairn Trust.'],
])('who gets an honour may stand in front of it or behind it: %s: %s', (excerpt, sentence) => {
  expect(refuseMention(excerpt, sentence)).toBeNull()
})

const gaveFor = 'The jury awarded the 2019 Tarn Prize for poetry to Ilka Morrow.'

test.each([
  [gaveFor, 'She received the 2019 Tarn Prize for poetry.'],
  [gaveFor, 'The 2019 Tarn Prize for poetry went to Ilka Morrow.'],
  [gaveFor, 'The jury awarded her the 2019 Tarn Prize for poetry.'],
  ['The Quill Award was presented to Rosa Pell; Morrow lost.', 'Rosa Pell won the Quill Award.'],
  ['The medal went to the father of Ilka Morrow.', 'The medal went to her father.'],
  ['She received the Order of Oban and the Tarn Medal.', 'She received the Tarn Medal.'],
])('an honour for something, or of another, is kept: %s: %s', (excerpt, sentence) => {
  expect(refuseMention(excerpt, sentence)).toBeNull()
})

const wentToOther = 'The Alder Prize of 2017 went to Rosa Pell; Ilka Morrow was on the shortlist.'

test.each([
  [wentToOther, 'She won the Alder Prize in 2017.'],
  [wentToOther, 'She received the Alder Prize in 2017.'],
  [wentToOther, 'The Alder Prize of 2017 was awarded to Ilka Morrow.'],
  [wentToOther, 'The Alder Prize of 2017 went to Ilka Morrow.'],
  ['She presented the Alder Prize, which went to Rosa Pell.', 'She won the Alder Prize.'],
  [gaveTo, 'She gave the 2020 Alder Medal to Rosa Pell.'],
  ['The jury gave the Alder Medal to Rosa Pell.', 'She received the Alder Medal.'],
  ['Ilka Morrow gave the Alder Medal to Rosa Pell.', 'She received the Alder Medal.'],
  ['Ilka Morrow gave the Alder Medal to him.', 'She received the Alder Medal.'],
  [gaveFor.replace('Ilka Morrow', 'Rosa Pell, said Ilka Morrow'), 'She won the Tarn Prize.'],
  ['The prize money went to the hospice that Ilka Morrow founded.', 'She won the prize.'],
  ['She received a complaint about the grant in 2014.', 'She won a grant in 2014.'],
  ['The medal went to the father of Ilka Morrow.', 'She received the medal.'],
  ['Her report on the Alder Prize went to the board.', 'She won the Alder Prize.'],
])('an honour that went to another person is not hers: %s: %s', (excerpt, sentence) => {
  expect(refuseMention(excerpt, sentence)).not.toBeNull()
})
