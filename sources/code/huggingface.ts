import { z } from 'zod'
import { buildAccount, chooseMatches, isSameHandle } from '../shared/build-account.ts'
import { optionalItems, optionalText } from '../shared/lenient.ts'
import { parseTextLinks } from '../shared/links.ts'
import { defineSource } from '../shared/source.ts'

/** One account at Hugging Face. */
export const huggingface = defineSource({
  name: 'huggingface',
  provider: 'huggingface',
  baseUrl: 'https://huggingface.co',
  accepts: ['username'],
  limit: { requests: 100, seconds: 300 },
  cacheSeconds: 86_400,
  termsUrl: 'https://huggingface.co/terms-of-service',
  licence: 'Hugging Face Terms of Service; what people published on their profiles',
  request: (question, { base }) =>
    question.kind === 'username' && /^[a-z0-9][a-z0-9-]{1,41}$/i.test(question.text)
      ? { url: `${base}/api/users/${question.text}/overview` }
      : null,
  body: z.object({
    user: z.string().min(1),
    fullname: optionalText,
    details: optionalText,
    avatarUrl: optionalText,
    type: optionalText,
    orgs: optionalItems(z.object({ fullname: z.string() })),
  }),
  evidence: ({ user, fullname, details, avatarUrl, type, orgs }, question) => {
    if (!isSameHandle(question.text, user)) return { findings: [] }
    const found = buildAccount({
      platform: 'huggingface',
      username: user,
      url: `https://huggingface.co/${user}`,
      matchedOn: chooseMatches(question),
      name: fullname,
      bio: details,
      organizations: orgs.map((org) => org.fullname),
      avatarUrl,
      links: parseTextLinks(details),
      isPerson: type === null || type === 'user',
    })
    return { findings: [found] }
  },
})
