/** Whether a text is written as an e-mail address; that it may be one is judged elsewhere. */
export function hasEmailForm(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}
