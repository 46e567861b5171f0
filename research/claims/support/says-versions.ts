/** `Version 2.10`, `v2.10`: read by its parts, so it is another one than 2.1. */
const version = /\b(?:version|release|build|v)\.?\s?(\d+(?:\.\d+)+)/giu

/** @returns whether each version that a sentence names is written like that in the quotes */
export function saysVersions(sentence: string, quotes: string): boolean {
  const said = new Set(quotes.match(/\d+(?:\.\d+)+/g))
  return [...sentence.matchAll(version)].every(([, number = '']) => said.has(number))
}
