import { askAll } from './ask-all.ts'
import { awaitBuild } from './await-build.ts'
import { model, reading, record } from './proxies.ts'
import { run } from './run.ts'
import { startStage } from './stage.ts'

/**
 * Answers from the shared cache, or waits for an equal dossier that is being built; else asks the
 * sources, reads the pages, has a language model write if one is configured, and composes the
 * verified claims into sections and a cited summary.
 */
export const dossier = run({
  gather: async (jobId, providers) => {
    const { state, writes, ...plan } = await awaitBuild(() => record.planDossier(jobId))
    if (state === 'cached') return
    startStage('searching')
    await askAll(jobId, plan, providers)
    startStage('reading')
    await providers.ask('web_pages', () =>
      reading.readPages.executeWithOptions({ summary: 'pages' }, [jobId]),
    )
    if (!writes) return
    startStage('writing')
    await providers.ask('language_model', () =>
      model.writeDossier.executeWithOptions({ summary: 'reading and writing' }, [jobId]),
    )
  },
  conclude: (jobId, stopReason) => record.composeDossier(jobId, stopReason),
})
