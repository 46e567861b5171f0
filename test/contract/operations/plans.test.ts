import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigError } from '../../../config/config-error.ts'
import { readConfig } from '../../../config/read-config.ts'
import {
  capabilities,
  choosePlan,
  defaultPlan,
  PlansFile,
} from '../../../contract/operations/plans.ts'
import { root } from '../../support/code/root.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'plans-'))
const file = path.join(folder, 'plans.json')
afterAll(() => rmSync(folder, { recursive: true }))

function plansOf(text: string, env: Record<string, string> = {}) {
  writeFileSync(file, text)
  return readConfig({ ...env, PLANS_FILE: file }).plans
}

describe('the plans', () => {
  test('the plans without a file are one with everything, whose allowance the environment sets, and none', () => {
    const { plans } = readConfig({ WEEKLY_ALLOWANCE_MICRO_DOLLARS: '123' })
    expect(choosePlan(plans, defaultPlan)).toEqual({
      weeklyAllowanceMicroDollars: 123,
      capabilities,
      subscribed: true,
    })
    expect(choosePlan(plans, 'none')).toEqual({
      weeklyAllowanceMicroDollars: 0,
      capabilities: [],
      subscribed: false,
    })
  })

  test('plans of a file stand beside the usual ones, have every capability unless they name some, and may replace them', () => {
    const plans = plansOf(
      '{"pro":{"weeklyAllowanceMicroDollars":7},"lite":{"weeklyAllowanceMicroDollars":1,"capabilities":["vin"]}}',
    )
    expect([...plans.keys()]).toEqual(['none', 'standard', 'pro', 'lite'])
    expect(choosePlan(plans, 'pro')).toEqual({
      weeklyAllowanceMicroDollars: 7,
      capabilities,
      subscribed: true,
    })
    expect(choosePlan(plans, 'lite').capabilities).toEqual(['vin'])
    const replaced = plansOf('{"standard":{"weeklyAllowanceMicroDollars":9}}', {
      WEEKLY_ALLOWANCE_MICRO_DOLLARS: '123',
    })
    expect(choosePlan(replaced, 'standard').weeklyAllowanceMicroDollars).toBe(9)
  })

  test.each(['gold', 'constructor', '__proto__', ''])(
    'an undefined plan, %j, is no subscription',
    (name) => {
      expect(choosePlan(readConfig({}).plans, name)).toEqual({
        weeklyAllowanceMicroDollars: 0,
        capabilities: [],
        subscribed: false,
      })
    },
  )

  test.each([
    [
      'no JSON',
      '{"pro": {"weeklyAllowanceMicroDollars": 7},}',
      /^PLANS_FILE cannot be used: \S*plans\.json: it is no JSON: .* position 43/,
    ],
    ['a list', '[]', /PLANS_FILE cannot be used: /],
    ['a plan without an allowance', '{"pro":{}}', /pro\.weeklyAllowanceMicroDollars: /],
    [
      'a part of a micro-dollar',
      '{"pro":{"weeklyAllowanceMicroDollars":0.5}}',
      /pro\.weeklyAllowanceMicroDollars: /,
    ],
    [
      'a capability that does not exist',
      '{"pro":{"weeklyAllowanceMicroDollars":1,"capabilities":["fly"]}}',
      /pro\.capabilities\.0: /,
    ],
    [
      'a property that means nothing',
      '{"pro":{"weeklyAllowanceMicroDollars":1,"allowance":2}}',
      /pro: .*allowance/,
    ],
    [
      'a name that a command line would stumble over',
      '{"Pro plan":{"weeklyAllowanceMicroDollars":1}}',
      /Pro plan/,
    ],
  ])('the plans: %s stops the start with a sentence that says where', (_, text, sentence) => {
    expect(() => plansOf(text)).toThrow(ConfigError)
    expect(() => plansOf(text)).toThrow(sentence)
  })

  test('the file of plans may begin with a byte order mark', () => {
    expect(
      choosePlan(plansOf('\uFEFF{"pro":{"weeklyAllowanceMicroDollars":7}}'), 'pro')
        .weeklyAllowanceMicroDollars,
    ).toBe(7)
  })

  test.each(['-1', '0.5', 'lots', '10000000000001'])(
    'an allowance of %s stops the start',
    (value) => {
      expect(() => readConfig({ WEEKLY_ALLOWANCE_MICRO_DOLLARS: value })).toThrow(
        /^WEEKLY_ALLOWANCE_MICRO_DOLLARS cannot be used/,
      )
    },
  )

  test('a file that is not there stops it, too', () => {
    expect(() => readConfig({ PLANS_FILE: path.join(folder, 'nowhere.json') })).toThrow(
      /^PLANS_FILE cannot be used: .*nowhere\.json/,
    )
  })

  test('the plans shipped with the composition are valid', () => {
    const text = readFileSync(path.join(root, 'deploy', 'plans.json'), 'utf8')
    expect(Object.keys(PlansFile.parse(JSON.parse(text)))).toEqual([
      'starter',
      'pro',
      'pay_as_you_go',
    ])
  })
})

describe('the spend cap', () => {
  test('there is no spend cap unless it is configured', () => {
    expect(readConfig({}).spendCap).toEqual({ daily: null, monthly: null })
    expect(readConfig({ SPEND_CAP_DAILY_MICRO_DOLLARS: '0' }).spendCap).toEqual({
      daily: 0,
      monthly: null,
    })
  })

  test.each(['lots', '-1', '1.5'])('a spend cap of %s stops the start', (value) => {
    expect(() => readConfig({ SPEND_CAP_MONTHLY_MICRO_DOLLARS: value })).toThrow(
      /^SPEND_CAP_MONTHLY_MICRO_DOLLARS cannot be used/,
    )
  })
})
