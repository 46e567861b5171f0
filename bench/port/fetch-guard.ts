import { z } from 'zod'
import deniedHosts from '../../fixtures/egress/denied-hosts.json' with { type: 'json' }
import { judgeEgress } from '../../research/egress/egress.ts'

const Line = z.object({ url: z.string(), resolvesTo: z.array(z.string()).optional() })

/**
 * The guard in front of every fetch, asked from outside: the shipped deny list, no
 * exemptions, nothing connected to.
 */
export function answerFetchGuard(line: unknown): { allow: boolean; reason: string } {
  return judgeEgress({ ...Line.parse(line), denied: deniedHosts })
}
