import { patched } from '@temporalio/workflow'
import { askAll } from './ask-all.ts'
import type { ChatTurn } from './ports.ts'
import { model, reading, record } from './proxies.ts'
import { run } from './run.ts'
import { startStage } from './stage.ts'

/** Turns of the model before it has to answer. */
const maxTurns = 3

/**
 * Declines questions that the service does not answer, by rules first and a language model second;
 * else answers from the person's dossier, after one short search if needed. A language model names
 * what is missing, turn by turn, and writes; without a model the sources are quoted. Only a search
 * shows whether an unknown person is a minor or has opted out, and their questions reach no model.
 */
export const chat = run({
  gather: async (jobId, providers) => {
    const { state, writes, ...plan } = await record.planChat(jobId)
    if (state === 'declined') return
    // histories of runs that began before 2026-11-22 lack this activity
    const isDeclined = async () => {
      if (!writes || !patched('chat-judge-question')) return false
      const verdict = await model.judgeQuestion.executeWithOptions({ summary: 'question' }, [jobId])
      return verdict.declined
    }
    let hasSearched = false
    const search = async () => {
      hasSearched = true
      startStage('searching')
      await askAll(jobId, plan, providers)
      startStage('reading')
      await providers.ask('web_pages', () =>
        reading.readPages.executeWithOptions({ summary: 'pages' }, [jobId]),
      )
    }
    // histories of runs that began before 2026-11-28 judge first
    const isSearchedFirst = state === 'search' && writes && patched('chat-search-first')
    if (!isSearchedFirst && (await isDeclined())) return
    if (state === 'search') await search()
    if (isSearchedFirst && (await isDeclined())) return
    if (!writes) return
    for (let turn = 0; turn < maxTurns; turn += 1) {
      let action: ChatTurn['action'] = 'answer'
      const outcome = await providers.ask('language_model', async () => {
        const report = await model.takeTurn.executeWithOptions({ summary: `turn ${turn + 1}` }, [
          jobId,
          turn,
        ])
        action = report.action
        return report
      })
      // an operator does not wait for it any longer
      if (outcome === 'skipped') return
      if (action === 'answer' || (action === 'search' && hasSearched)) break
      if (action === 'search') await search()
    }
    startStage('writing')
    await providers.ask('language_model', () =>
      model.writeAnswer.executeWithOptions({ summary: 'answer' }, [jobId]),
    )
  },
  conclude: (jobId, stopReason) => record.composeChat(jobId, stopReason),
})
