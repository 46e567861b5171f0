/**
 * Commands to try. Commands ask the service of `npm start` where that runs as well, so they name
 * the demo then.
 */
export function buildExamples(port: string, isBesideStart: boolean): string[] {
  const service = isBesideStart
    ? ` --url http://localhost:${port} --key "$(cat .local/demo/api-key)"`
    : ''
  return [
    'A search and a dossier of an invented person, in another terminal:',
    `  npm run ask -- search "Zelda Quibbleworth"${service}`,
    `  npm run ask -- dossier "Quillon Featherby-Marsh"${service}`,
  ]
}
