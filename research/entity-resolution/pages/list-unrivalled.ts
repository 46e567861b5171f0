import { isCityName } from '../../identity/places/find-cities.ts'
import { type CandidatePage, isKnownIn, judgeInScene, type Scene } from './candidate-scene.ts'
import { listStrangers, type Mark, weighMarks } from './weigh-match.ts'

/**
 * Pages such as minutes and lists of results, which say of the bearer only a home of the person: no
 * page says more of another bearer in that town.
 * @param left pages that are not known to be about the person of the scene
 */
export function listUnrivalled(left: readonly CandidatePage[], scene: Scene): CandidatePage[] {
  // a town that pages only mention may be a former one
  const towns = [...scene.hints, ...scene.marks].filter(({ kind }) => kind === 'place')
  const sparse = left.filter((one) => isSparse(one, scene, towns))
  const others = left.filter((one) => !sparse.includes(one))
  const has = ({ portrait }: CandidatePage, town: Mark) => weighMarks(portrait, [town]).length > 0
  const unrivalled = towns.filter((town) => !others.some((one) => has(one, town)))
  return sparse.filter((one) => unrivalled.some((town) => has(one, town)))
}

/** Whether a page says of the bearer only what is known, beside names of neighbours. */
function isSparse(one: CandidatePage, scene: Scene, towns: readonly Mark[]): boolean {
  const { portrait, isLonger } = one
  const { reasons } = judgeInScene(one, scene)
  const strangers = listStrangers(portrait, isKnownIn(scene, portrait)).filter(
    // a club of the town
    (phrase) => !towns.some(({ key }) => ` ${phrase} `.includes(` ${key} `)),
  )
  const isOfPeople = strangers.every(
    (phrase) => !portrait.firms.has(phrase) && !phrase.split(' ').some(isCityName),
  )
  return (
    portrait.isListed &&
    isLonger !== true &&
    reasons.every(({ kind, weight }) => weight >= 0 || kind === 'strangers') &&
    // one name alone may be an employer's
    (strangers.length === 0 || (strangers.length > 1 && isOfPeople))
  )
}
