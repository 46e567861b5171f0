/** Faults that `npm run test:mutants` plants one at a time, and the tests that must notice each. */

export type Mutant = {
  name: string
  file: string
  /** Stands in the file exactly once. */
  original: string
  fault: string
  /** Files of tests that fail with it. */
  tests: readonly string[]
  /** Words of the names of the tests that are run, where the others of those files take long. */
  only?: string
}

export const mutants: readonly Mutant[] = [
  {
    name: 'a lost lock: two processes reserve from one account at once',
    file: 'store/accounts/accounts.ts',
    original: ' for no key update',
    fault: '',
    tests: ['test/store/usage/ledger-property.stack.test.ts'],
  },
  {
    name: 'a lost lock: a job is written with its reserve while another is admitted',
    file: 'store/jobs/new-jobs.ts',
    original: ' for no key update\n',
    fault: '\n',
    tests: ['test/store/jobs/reserved-jobs.stack.test.ts'],
  },
  {
    name: 'a lost lock: a counted job waits for its account with the address that it holds',
    file: 'store/jobs/new-jobs.ts',
    original: ' for no key update skip locked',
    fault: '',
    tests: ['test/api/limits/held-draws.stack.test.ts'],
  },
  {
    name: 'a dropped dedupe key: a repeated activity appends its events again',
    file: 'store/jobs/events.ts',
    original: 'old.dedupe_key = given.dedupe_key',
    fault: 'false',
    tests: ['test/store/jobs/events.stack.test.ts'],
  },
  {
    name: 'a settlement without its row',
    file: 'activities/ending/record-settlement.ts',
    original: "await insertLedgerEntry(tx, { ...entry, kind: 'settle' })",
    fault: 'entry !== null',
    tests: ['test/store/usage/ledger.stack.test.ts'],
  },
  {
    name: 'a settlement that keeps what was reserved',
    file: 'activities/ending/record-settlement.ts',
    original: 'included: { reservedBy: -reserved.included, spentBy: charge.included }',
    fault: 'included: { reservedBy: 0, spentBy: charge.included }',
    tests: ['test/store/usage/ledger.stack.test.ts'],
  },
  {
    name: 'an unchecked redirect: only the first address is judged',
    file: 'activities/fetch/create-fetcher.ts',
    original: 'guard(call.url.href)\n',
    fault: 'if (call.url.href === request.url) guard(call.url.href)\n',
    tests: [
      'test/activities/fetch/guard.network.test.ts',
      'test/activities/fetch/redirects.network.test.ts',
    ],
  },
  {
    name: 'an unread robots.txt',
    file: 'activities/fetch/create-fetcher.ts',
    original: "if (!allowed) throw new FetchError('robots')",
    fault: '',
    tests: ['test/activities/fetch/robots.network.test.ts'],
  },
  {
    name: 'an address inside the network is fetched',
    file: 'research/egress/egress.ts',
    original: 'if (addressFault !== null) return addressFault',
    fault: '',
    tests: ['test/research/egress/egress.test.ts'],
  },
  {
    name: 'a skipped suppression',
    file: 'api/pipeline/refuse-suppressed.ts',
    original: 'suppressesInput(await loadTrustedSuppressions(db), name, input)',
    fault: 'suppressesInput([], name, input)',
    tests: ['test/commands/suppress.stack.test.ts', 'test/api/pipeline/suppressed.stack.test.ts'],
  },
  {
    name: 'a missing scope check',
    file: 'api/pipeline/require-scope.ts',
    original: '    checkScope(call, scope)',
    fault: '    void scope',
    tests: ['test/api/keys/scopes.stack.test.ts'],
  },
  {
    name: 'an expired key is accepted',
    file: 'api/pipeline/authenticate.ts',
    original: "throw new ApiError('expired_api_key')",
    fault: 'ctx.state.caller = null',
    tests: ['test/api/keys/authentication.stack.test.ts'],
  },
  {
    name: 'a secret that is not compared',
    file: 'api/pipeline/authenticate.ts',
    original: 'isEqualHash(givenSha256, secretSha256)',
    fault: '(isEqualHash(givenSha256, secretSha256) || true)',
    tests: ['test/api/keys/authentication.stack.test.ts'],
  },
  {
    name: 'a rate limit that each address shares',
    file: 'api/pipeline/limit-by-key.ts',
    original: '`sandbox:${toIpSubject(call.ip)}`',
    fault: "'sandbox'",
    tests: ['test/api/limits/rate-limits.stack.test.ts'],
  },
  {
    name: 'a statement whose excerpt does not carry its value',
    file: 'research/case/focus/admit-claim.ts',
    original: 'carries(excerpt, draft, sentences) &&',
    fault: '',
    tests: ['test/research/case/focus/admit-claim.test.ts'],
  },
  {
    name: 'a webhook signed without its time',
    file: 'research/webhooks/sign.ts',
    original: '.update(`${seconds}.${body}`)',
    fault: '.update(body)',
    tests: ['test/research/webhooks/webhook-sign.test.ts'],
  },
  {
    name: 'an opt-out that a text in progress does not notice',
    file: 'activities/person/record-sentences.ts',
    original: 'await text.requireNoOptOut(tx)',
    fault: '',
    tests: ['test/activities/dossier/dossier-model.stack.test.ts'],
    only: 'is not emitted where its person opts out',
  },
  {
    name: 'a dossier that a chat compares with opt-outs once only',
    file: 'activities/chat/material.ts',
    original: "throw new ActivityError('subject_suppressed')",
    fault: 'void ActivityError',
    tests: ['test/activities/chat/chat-model.stack.test.ts'],
    only: 'once its person has opted out',
  },
  {
    name: 'a biography that is not read for opt-outs',
    file: 'research/safety/suppressions/described.ts',
    original: "${snippet}\\n${bio ?? ''}",
    fault: '${snippet}',
    tests: ['test/research/safety/over-blocking.test.ts'],
  },
  {
    name: 'a refresh token that is used up twice',
    file: 'oauth/adapter.ts',
    original: 'throw new errors.InvalidGrant(`${kind} was used before`)',
    fault: 'return',
    tests: ['test/oauth/tokens.stack.test.ts'],
    only: 'used up by one of them',
  },
  {
    name: 'a consent for an account of others',
    file: 'oauth/consent.ts',
    original: '!isMember || ',
    fault: '',
    tests: ['test/oauth/forged-consent.stack.test.ts'],
    only: 'an account that they do not belong to',
  },
  {
    name: 'a job that ends twice',
    file: 'activities/ending/record-ending.ts',
    original: 'if (!isEnded(locked.status)) return await work(tx, locked)',
    fault: 'return await work(tx, locked)',
    tests: ['test/store/jobs/open-job.stack.test.ts'],
  },
  {
    name: 'a verdict that was not paid counts as given',
    file: 'activities/person/fetch-verdicts.ts',
    original: '{ ...byRules, isPaid: false }',
    fault: 'byRules',
    tests: ['test/activities/person/record-sentences.stack.test.ts'],
  },
  {
    name: 'a page that says what no visitor sees',
    file: 'research/pages/visible/remove-hidden.ts',
    original: '        if (!isHidden(element, rules, paintsPage)) return []',
    fault: '        return []',
    tests: ['test/research/pages/parse-page.test.ts'],
  },
  {
    name: 'a page that the model gives to another person',
    file: 'research/entity-resolution/pages/judge-candidate-pages.ts',
    original: "verdict !== 'someone_else' && ",
    fault: '',
    tests: ['test/research/entity-resolution/pages/judge-candidate-pages.test.ts'],
  },
  {
    name: 'a sign of a minor that is overlooked',
    file: 'research/case/focus/may-be-minor.ts',
    original: 'if (focus === null || leadsAdultLife(drafts, texts)) return false',
    fault: 'if (focus === null || leadsAdultLife(drafts, texts) || texts) return false',
    tests: ['test/research/case/focus/may-be-minor.dossiers.test.ts'],
  },
  {
    name: 'a request id that may name a person, in the row of an erased job',
    file: 'store/opt-outs/erase.ts',
    original:
      '  await tx.query(sql`update jobs ${hashed} where id = any (${ids}) and ${isChosen}`)\n',
    fault: '',
    tests: ['test/store/opt-outs/erasure.stack.test.ts'],
  },
  {
    name: 'a page that outlives the erasure of its job',
    file: 'store/opt-outs/erase.ts',
    original: '  await deleteJobPages(tx, ids)\n',
    fault: '  void deleteJobPages\n',
    tests: ['test/store/opt-outs/erasure.stack.test.ts'],
  },
  {
    name: 'an erased answer that is still given out of memory',
    file: 'store/cache/cache-reader.ts',
    original: "    listener.on('cache', forget)\n",
    fault: '',
    tests: ['test/store/cache/cache-reader.stack.test.ts'],
  },
  {
    name: 'a day of requests that is dropped before its time',
    file: 'activities/lifecycle/update-day-partitions.ts',
    original: 'new Date(at.getTime() - requestMs)',
    fault: 'new Date(at.getTime() - requestMs + 10 * dayMs)',
    tests: [
      'test/activities/lifecycle/retention.stack.test.ts',
      'test/store/database/day-partitions.stack.test.ts',
    ],
  },
  {
    name: 'a step that fails beside its run and never becomes an activity',
    file: 'workflows/run-locally.ts',
    original: '    return remote()',
    fault: '    throw error',
    tests: ['test/workflows/run.stack.test.ts'],
  },
  {
    name: 'a page that keeps its thread for good',
    file: 'activities/pages/threads.ts',
    original: '(used.user + used.system) / 1_000 > processorMs - checkMs',
    fault: 'processorMs === 0',
    tests: ['test/activities/pages/threads.test.ts'],
  },
  {
    name: 'a spend cap that forgets what open runs have set aside',
    file: 'api/jobs/load-reserve.ts',
    original: 'used + reserve <= cap',
    fault: 'spent + reserve <= cap',
    tests: [
      'test/store/usage/ledger-property.stack.test.ts',
      'test/api/routes/usage.stack.test.ts',
    ],
  },
  {
    name: "a key's budget that is not looked at",
    file: 'api/jobs/load-reserve.ts',
    original: 'monthlyBudget !== null || daily',
    fault: 'daily',
    tests: [
      'test/store/usage/ledger-property.stack.test.ts',
      'test/api/routes/usage.stack.test.ts',
    ],
  },
  {
    name: 'a webhook that follows a redirect',
    file: 'activities/webhooks/fetch-reply.ts',
    original: 'maxRedirects: 0',
    fault: 'maxRedirects: 5',
    tests: [
      'test/activities/webhooks/post.network.test.ts',
      'test/activities/webhooks/webhook-attempts.stack.test.ts',
    ],
  },
  {
    name: 'a refresh token that is used again later and leaves its grant open',
    file: 'oauth/adapter.ts',
    original: 'now().getTime() - consumedAt.getTime() < raceMs',
    fault: 'consumedAt.getTime() > 0',
    tests: ['test/oauth/tokens.stack.test.ts'],
    only: 'sent again later, ends the grant',
  },
]
