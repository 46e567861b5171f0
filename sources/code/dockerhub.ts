import { z } from 'zod'
import { buildAccount, chooseMatches, isSameHandle } from '../shared/build-account.ts'
import { optionalText } from '../shared/lenient.ts'
import { buildProfileLinks } from '../shared/links.ts'
import { defineSource } from '../shared/source.ts'

/** One account at Docker Hub; organisations answer at the same place and say so. */
export const dockerhub = defineSource({
  name: 'dockerhub',
  provider: 'dockerhub',
  baseUrl: 'https://hub.docker.com',
  accepts: ['username'],
  limit: { requests: 30, seconds: 60 },
  cacheSeconds: 86_400,
  termsUrl: 'https://www.docker.com/legal/docker-terms-service/',
  licence: 'Docker Terms of Service; what people published on their profiles',
  request: (question, { base }) =>
    question.kind === 'username' && /^[a-z0-9]{4,30}$/i.test(question.text)
      ? { url: `${base}/v2/users/${question.text.toLowerCase()}/` }
      : null,
  body: z.object({
    username: z.string().min(1),
    full_name: optionalText,
    location: optionalText,
    company: optionalText,
    profile_url: optionalText,
    gravatar_url: optionalText,
    type: optionalText,
  }),
  evidence: (user, question) => {
    if (!isSameHandle(question.text, user.username)) return { findings: [] }
    const found = buildAccount({
      platform: 'dockerhub',
      username: user.username,
      url: `https://hub.docker.com/u/${user.username}`,
      matchedOn: chooseMatches(question),
      name: user.full_name,
      location: user.location,
      organizations: [user.company],
      avatarUrl: user.gravatar_url,
      links: buildProfileLinks([user.profile_url], 'none'),
      isPerson: user.type === null || user.type === 'User',
    })
    return { findings: [found] }
  },
})
