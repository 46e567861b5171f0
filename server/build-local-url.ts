const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost']

/** How this machine reaches a server that listens on `host:port`. */
export function buildLocalUrl(host: string, port: number): string {
  const name = everywhere.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
