import { reply, type StandIn } from '../stand-in.ts'

export const crossref: StandIn = {
  answer: ({ query }, world) => {
    const items = world
      .named(query.get('query.author') ?? '')
      .flatMap(({ given, family, ids, organization, works }) =>
        works.map(({ doi, title, year }) => ({
          DOI: doi,
          title: [title],
          'container-title': ['Journal of Invented Results'],
          issued: { 'date-parts': [[year]] },
          author: [
            {
              given,
              family,
              ...(ids.orcid !== undefined && { ORCID: `http://orcid.org/${ids.orcid}` }),
              affiliation: [{ name: organization }],
            },
          ],
        })),
      )
    return reply({
      status: 'ok',
      'message-type': 'work-list',
      message: { 'total-results': items.length, items },
    })
  },
}
