import { askAll } from './ask-all.ts'
import { awaitBuild } from './await-build.ts'
import { model, reading, record } from './proxies.ts'
import { run } from './run.ts'
import { enterStage } from './stage.ts'

/**
 * Answer from the shared cache, or wait for an equal dossier that is being built; else ask the
 * sources, read the pages, have a language model write where there is one, and compose what was
 * verified into sections and a cited summary.
 */
export const dossier = run({
  gather: async (jobId, providers) => {
    const { state, writes, ...plan } = await awaitBuild(() => record.planDossier(jobId))
    if (state === 'cached') return
    enterStage('searching')
    await askAll(jobId, plan, providers)
    enterStage('reading')
    await providers.ask('web_pages', () =>
      reading.readPages.executeWithOptions({ summary: 'pages' }, [jobId]),
    )
    if (!writes) return
    enterStage('writing')
    await providers.ask('language_model', () =>
      model.writeDossier.executeWithOptions({ summary: 'reading and writing' }, [jobId]),
    )
  },
  conclude: (jobId, stopReason) => record.composeDossier(jobId, stopReason),
})
