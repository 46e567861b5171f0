/** The port that is connected to, which an address mostly leaves to its scheme. */
export function choosePort({ port, protocol }: { port: string; protocol: string }): number {
  if (port !== '') return Number(port)
  return protocol === 'https:' ? 443 : 80
}
