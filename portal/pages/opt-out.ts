import { hashSecret } from '../../research/api-key.ts'
import { findOptOutRequest, listOptOutIdentifiers } from '../../store/opt-outs/requests.ts'
import { cancelRequest } from '../opt-out/decide.ts'
import { createNumber, parseNumber } from '../opt-out/numbers.ts'
import { parseRequest } from '../opt-out/parse-request.ts'
import { proofTexts, proveByMail, proveByPage } from '../opt-out/prove.ts'
import { recordRemovalRequest } from '../opt-out/record-removal-request.ts'
import { buildForm } from '../opt-out/request-form.ts'
import { buildState, paths } from '../opt-out/state.ts'
import { buildOpenPage, type Page, type PageAnswer, PageError, type Visit } from '../page.ts'
import { countUse, failedStatus } from '../sign-in/attempt.ts'

/** What people ask about themselves: without an account, a cookie or a script. */
export const optOutPages: readonly Page[] = [
  buildOpenPage('GET', paths.form, async ({ deps }) => ({
    ...buildForm({
      number: createNumber(),
      form: new URLSearchParams(),
      hasMail: deps.config.mail !== null,
    }),
    isIndexed: true,
  })),
  buildOpenPage('POST', paths.form, file),
  buildOpenPage('POST', paths.state, (visit) => showState(visit)),
  buildOpenPage('POST', paths.page, provePage),
  buildOpenPage('POST', paths.mail, proveMail),
  buildOpenPage('POST', paths.withdraw, withdraw),
]

async function file(visit: Visit): Promise<PageAnswer> {
  const { deps, form } = visit
  const number = parseNumber(form.get('number') ?? '') ?? createNumber()
  const request = parseRequest(form)
  if ('errors' in request) {
    const { errors } = request
    return {
      ...buildForm({ number, form, errors, hasMail: deps.config.mail !== null }),
      status: failedStatus,
    }
  }
  // a form that is sent twice is one request
  await recordRemovalRequest(visit, number, request)
  return await showRequest(visit, number, null)
}

async function showState(visit: Visit): Promise<PageAnswer> {
  await countUse(visit, 'opt_out_proof', visit.subject)
  return await showRequest(visit, requireNumber(visit), null)
}

async function provePage(visit: Visit): Promise<PageAnswer> {
  const { number, request, identifier } = await findIdentifier(visit)
  const { url } = identifier
  if (url === null || identifier.state !== 'waiting' || request.closedAt !== null)
    return await showRequest(visit, number, null)
  const proof = await proveByPage(visit, request, { ...identifier, url })
  return await showRequest(visit, number, proofTexts[proof])
}

async function proveMail(visit: Visit): Promise<PageAnswer> {
  const { number, request, identifier } = await findIdentifier(visit)
  if (identifier.state !== 'waiting' || request.closedAt !== null)
    return await showRequest(visit, number, null)
  const typed = visit.form.get('code') ?? ''
  const proof = await proveByMail(visit, request, { ...identifier, typed })
  return await showRequest(visit, number, proofTexts[proof])
}

async function withdraw(visit: Visit): Promise<PageAnswer> {
  const number = requireNumber(visit)
  await cancelRequest(visit.deps.db, (await findRequest(visit, number)).id, visit.now)
  return await showRequest(visit, number, null)
}

function requireNumber({ form }: Visit): string {
  const number = parseNumber(form.get('number') ?? '')
  if (number === null) throw new PageError(failedStatus, unknownNumber)
  return number
}

async function findRequest({ deps }: Visit, number: string) {
  const request = await findOptOutRequest(deps.db, { numberSha256: hashSecret(number) })
  if (request === null) throw new PageError(failedStatus, unknownNumber)
  return request
}

const unknownNumber = 'No request has this number. It has five groups of four signs.'

async function findIdentifier(visit: Visit) {
  const number = requireNumber(visit)
  const request = await findRequest(visit, number)
  const identifiers = await listOptOutIdentifiers(visit.deps.db, request.id)
  const identifier = identifiers.find(
    ({ n, origin }) => origin === 'given' && String(n) === visit.form.get('n'),
  )
  if (identifier === undefined) throw new PageError(failedStatus, 'The request has no such line.')
  return { number, request, identifier }
}

async function showRequest(
  visit: Visit,
  number: string,
  notice: string | null,
): Promise<PageAnswer> {
  const request = await findRequest(visit, number)
  const identifiers = await listOptOutIdentifiers(visit.deps.db, request.id)
  const given = identifiers.filter(({ origin }) => origin === 'given')
  return buildState({ number, request, identifiers: given, notice, now: visit.now })
}
