import { z } from 'zod'
import deniedHosts from '../../fixtures/egress/denied-hosts.json' with { type: 'json' }
import sherlock from '../../fixtures/sites/sherlock.json' with { type: 'json' }
import whatsMyName from '../../fixtures/sites/whatsmyname.json' with { type: 'json' }
import { judgePresence } from '../../research/usernames/presence/judge-presence.ts'
import { buildUnknown, type Verdict } from '../../research/usernames/presence/verdict.ts'
import { findSite } from '../../research/usernames/sites/find-site.ts'
import { parseSiteList, parseSiteRule } from '../../research/usernames/sites/parse-site-list.ts'

const Line = z.object({
  site: z.union([z.string(), z.record(z.string(), z.unknown())]),
  username: z.string(),
  status: z.number().int(),
  headers: z
    .record(z.string(), z.union([z.string(), z.array(z.string()), z.number().transform(String)]))
    .nullish(),
  body: z.string().nullish(),
  finalUrl: z.string().nullish(),
})

const shipped = [...parseSiteList(whatsMyName).sites, ...parseSiteList(sherlock).sites]

/**
 * Op `presence` of the bench port: what one answer of a site says about a name. `site`
 * is a name of the shipped lists or a rule.
 */
export function answerPresence(line: unknown): Verdict {
  const { site: asked, headers, body, ...received } = Line.parse(line)
  const site = typeof asked === 'string' ? findSite(shipped, asked) : parseSiteRule(asked)
  if (site === null) return buildUnknown('unknown_site')
  return judgePresence({
    ...received,
    site,
    headers: headers ?? {},
    body: body ?? '',
    denied: deniedHosts,
  })
}
