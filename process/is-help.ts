/** Whether an argument asks how a command or a process is used. */
export function isHelp(word: string): boolean {
  return word === '--help' || word === '-h'
}
