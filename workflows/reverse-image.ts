import { lookup, record } from './proxies.ts'
import { run } from './run.ts'
import { startStage } from './stage.ts'

/**
 * Takes the caller's picture, asks the providers where it appears, compares the pictures that they
 * name with it, then composes the result from what is stored.
 */
export const reverse_image = run({
  gather: async (jobId, providers) => {
    const { together, bought } = await lookup.takePicture(jobId)
    startStage('searching')
    const alone = (name: string) =>
      lookup.askPictureSource.executeWithOptions({ summary: name }, [jobId, name])
    await Promise.all([
      providers.askTogether(
        together,
        (names) =>
          lookup.askPictureSources.executeWithOptions({ summary: 'free sources' }, [jobId, names]),
        alone,
      ),
      ...bought.map((name) => providers.ask(name, () => alone(name))),
    ])
    startStage('reading')
    await providers.ask('picture_checks', () => lookup.checkPictures(jobId))
  },
  conclude: (jobId, stopReason) => record.composePictures(jobId, stopReason),
})
