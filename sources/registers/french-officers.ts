import { z } from 'zod'
import { buildFinding, buildStage, type Finding } from '../../research/records/finding.ts'
import { frenchRegister } from '../companies/french/french-access.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, optionalItems, optionalText } from '../shared/lenient.ts'
import { optionalFlag } from '../shared/optional-fields.ts'
import { toPersonName } from '../shared/person-name.ts'
import { defineSource, type Question } from '../shared/source.ts'
import { parseWorkYear } from '../works/years.ts'

const Unit = z.object({
  siren: z.string().regex(/^\d{9}$/),
  nom_complet: z.string().min(1),
  dirigeants: optionalItems(
    z.object({
      nom: z.string().min(1),
      prenoms: z.string().min(1),
      annee_de_naissance: optionalText,
      qualite: optionalText,
    }),
  ),
  complements: z.object({ est_entrepreneur_individuel: optionalFlag }).nullish().catch(null),
})

/**
 * Officers of French companies. Sole traders are left out, since their seat is often their home;
 * years of birth are in the answer, so it is not kept.
 */
export const frenchOfficers = defineSource({
  ...frenchRegister,
  name: 'french-officers',
  accepts: ['name'],
  cacheSeconds: 0,
  // each search asks it anew: many at once are not to wait for their turn
  yieldsWhenSpent: true,
  request: (question, { base }) => {
    if (question.kind !== 'name') return null
    const { given, family, particles } = question.name
    if (given.length === 0 || family.length === 0) return null
    const query = new URLSearchParams({
      nom_personne: [...particles, ...family].join(' '),
      prenoms_personne: given.join(' '),
      type_personne: 'dirigeant',
      minimal: 'true',
      include: 'dirigeants,complements',
      page: '1',
      per_page: '10',
    })
    return { url: `${base}/search?${query}` }
  },
  // the service answers 400 to names that it does not accept
  absent: [400, 404],
  body: z.object({ results: items(Unit) }),
  evidence: ({ results }, question) => ({
    findings: results
      .filter(({ complements }) => complements?.est_entrepreneur_individuel !== true)
      .flatMap((unit) => describe(unit, question)),
  }),
})

function describe(unit: z.infer<typeof Unit>, question: Question): Finding[] {
  return unit.dirigeants.flatMap(({ nom, prenoms, annee_de_naissance, qualite }) => {
    const name = toPersonName(prenoms, nom)
    if (name.includes('[NON-DIFFUSIBLE]') || !isFittingQuestion([name], question)) return []
    const company = unit.nom_complet
    return buildFinding({
      kind: 'person',
      url: `https://annuaire-entreprises.data.gouv.fr/dirigeants/${unit.siren}`,
      title: `${name} · ${company}`,
      snippet: `${qualite ?? 'Dirigeant'}, ${company}`,
      method: 'registry',
      matchedOn: ['name'],
      name,
      organizations: [company],
      stages: [buildStage({ kind: 'post', title: qualite, at: company })],
      birthYear: parseWorkYear(annee_de_naissance),
      trust: 75,
    })
  })
}
