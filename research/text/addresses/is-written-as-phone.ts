/** Two years have eight digits; national numbers with their area have nine and more. */
const [minDigits, maxDigits] = [9, 15]

/** Whether a text is written as a phone number; that it may be one is judged elsewhere. */
export function isWrittenAsPhone(text: string): boolean {
  const { length } = text.replace(/\D/g, '')
  return length >= minDigits && length <= maxDigits && /^\+?[\d\s()./-]+$/.test(text.trim())
}
