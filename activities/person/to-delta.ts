/**
 * The part of a text that a sentence is emitted as: the first begins it, and any other follows a
 * space.
 * @param place of the sentence in its text, from 0
 */
export function toDelta(sentence: string, place: number): string {
  return place === 0 ? sentence : ` ${sentence}`
}
