import { ModelFault } from '../model/model-fault.ts'

const causes: readonly (readonly [codes: RegExp, statuses: readonly number[], cause: string])[] = [
  [/quota|billing/, [402, 429], 'its quota is used up'],
  [/api_key/, [401, 403], 'its key is not accepted'],
  [/model_not_found/, [404], 'its server does not know the model or the address'],
  [/context_length/, [413], 'the prompt is too long for it, even shortened'],
  [/CERT|UNABLE_TO_VERIFY/, [], "its server's certificate is not accepted"],
  [/^$/, [301, 302, 303, 307, 308], 'its server redirects, which is not followed'],
]

/** Why the language model refuses for good, in words of ours: the server's may hold the prompt. */
export function buildRejectionMessage(fault: unknown): string {
  if (fault instanceof ModelFault && fault.kind === 'lost')
    return 'Answers of the language model were lost: it is not asked and paid again.'
  const { status = null, code = null } = fault instanceof ModelFault ? fault : {}
  const found =
    causes.find(([codes]) => code !== null && codes.test(code)) ??
    causes.find(([, statuses]) => status !== null && statuses.includes(status))
  const cause = found?.[2] ?? 'its server does not accept the request as it is'
  const figures = status === null ? '' : ` (status ${status})`
  return `The language model refused the request: ${cause}${figures}.`
}
