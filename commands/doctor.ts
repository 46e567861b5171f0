/** `npm run doctor`: whether the sources and a sample of sites still answer as they should. */
import { openOutside } from '../activities/providers/open-outside.ts'
import { readConfig } from '../config/read-config.ts'
import type { Db } from '../store/database/open.ts'
import { listSwitchedOffSites } from '../store/service/switched-off-sites.ts'
import { parseArguments } from './arguments.ts'
import { exitCodes, runCommand, UsageError, withStore } from './command.ts'
import { checkSites } from './doctor/check-sites.ts'
import { checkSources } from './doctor/check-sources.ts'
import { type Example, sourceExamples } from './doctor/examples.ts'
import { renderRows } from './render-rows.ts'
import { type Command, print, runProcess, type Shell } from './shell.ts'

const usage = `npm run doctor -- [--sites N] [--json]

Asks every configured source about a public subject that it certainly knows,
and N sites (20) of the username sweep about accounts that their list knows.
Sites that fail are switched off for all workers, and switched on again once
they are well. Exit code 1: a source fails.`

type Report = Awaited<ReturnType<typeof examineAll>>

/** @param examples the subject that each provider is asked about */
export function createDoctor(
  examples: Readonly<Record<string, Example>> = sourceExamples,
): Command {
  return (shell) =>
    runCommand(shell, async () => {
      const { values } = parseArguments(usage, shell.args, {
        words: [],
        options: { json: { type: 'boolean' }, sites: { type: 'string', default: '20' } },
      })
      if (!/^\d{1,4}$/.test(values.sites))
        throw new UsageError(`--sites must be a number.\n\n${usage}`)
      const count = Number(values.sites)
      const report = await withStore(shell, (db) => examineAll(db, shell, examples, count))
      print(
        shell,
        values.json === true
          ? JSON.stringify(report, null, 2)
          : renderReport(report, shell.stdout.columns),
      )
      return report.isWell ? exitCodes.ok : exitCodes.failed
    })
}

async function examineAll(
  db: Db,
  shell: Shell,
  examples: Readonly<Record<string, Example>>,
  count: number,
) {
  const outside = openOutside(readConfig(shell.env), db)
  try {
    const [{ states, notConfigured }, sites] = await Promise.all([
      checkSources(db, outside, examples),
      checkSites(db, outside, { count, now: new Date() }),
    ])
    const isWell = states.every(({ isFault }) => !isFault)
    const switchedOff = await listSwitchedOffSites(db)
    return { isWell, sources: states, notConfigured, sites, switchedOff }
  } finally {
    await outside.fetcher.close()
  }
}

function renderReport(
  { sources, notConfigured, sites, switchedOff }: Report,
  columns: number | undefined,
): string {
  const sourceRows = sources.map(({ provider, asked, outcome, ms, fault, advice }) => ({
    source: provider,
    asked: asked.text,
    outcome: fault === null ? outcome : `${outcome} (${fault})`,
    ms,
    'what to do': advice,
  }))
  const siteRows = sites.map(({ site, state, outcome, reason, ms }) => ({
    site,
    state,
    answer: `${outcome}: ${reason}`,
    ms,
  }))
  return [
    renderRows(sourceRows, columns),
    ...(notConfigured.length === 0 ? [] : [`Not configured: ${notConfigured.join(', ')}.`]),
    ...(siteRows.length === 0 ? [] : [renderRows(siteRows, columns)]),
    switchedOff.length === 0
      ? 'No site is switched off.'
      : 'Switched off, until they are well again: ' +
        `${switchedOff.map(({ site }) => site).join(', ')}.`,
  ].join('\n\n')
}

if (import.meta.main) await runProcess(createDoctor())
