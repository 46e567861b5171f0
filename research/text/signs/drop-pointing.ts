/** Tatweel, Arabic and Hebrew vowel signs, and marks of direction; a shadda makes another word. */
const pointing =
  /[\u0640\u064b-\u0650\u0652\u0670\u0591-\u05bd\u05bf-\u05c7\u200e\u200f\u202a-\u202e]/gu

/** An Arabic or Hebrew text with its letters alone, quotation marks and hyphens in ASCII. */
export function dropPointing(text: string): string {
  return text.replace(pointing, '').replaceAll('״', '"').replaceAll('׳', "'").replaceAll('־', '-')
}
