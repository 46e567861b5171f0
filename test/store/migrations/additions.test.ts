import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { unwrap } from '../../../research/text/patterns/unwrap.ts'
import { readText, root } from '../../support/code/root.ts'

/** Statements after which a process of the version before fails. */
const removals = new RegExp(
  unwrap`
    \b(?:drop (?:table|column|default|function|type|view|schema(?! moving\b))|truncate|rename
    |set not null|alter column \w+ (?:set data )?type
    |add column (?![^,;]*\b(?:default|generated)\b)[^,;]*\bnot null)\b`,
  'gi',
)

/** Taken away before there was this rule: docs/operators.md says what then fails. */
const known: Readonly<Record<string, string[]>> = {
  '0026_one_name_of_a_grant.sql': ['drop column'],
}

/** What a migration takes away; what its functions do later is not part of it. */
function listRemovals(text: string): string[] {
  const [up = ''] = text.split('-- Down Migration')
  const bare = up.replaceAll(/--.*|\$\$[\s\S]*?\$\$/g, '').replaceAll(/\s+/g, ' ')
  return bare.match(removals) ?? []
}

const files = readdirSync(path.join(root, 'store', 'migrations'))

test.each(files)('%s takes away nothing that processes of the version before use', (file) => {
  expect(listRemovals(readText(`store/migrations/${file}`))).toEqual(known[file] ?? [])
})

test.each([
  ['alter table jobs drop column stage;', ['drop column']],
  ['alter table jobs rename stage to step;', ['rename']],
  ['alter table jobs alter column stage set not null;', ['set not null']],
  ['alter table jobs alter column seq type bigint;', ['alter column seq type']],
  ['drop table findings;', ['drop table']],
  ['alter table jobs\n  drop\n  column stage;', ['drop column']],
  ['alter table jobs alter column seq drop default;', ['drop default']],
  ['alter table jobs add column step text not null;', ['add column step text not null']],
  ["alter table jobs add column step text not null default 'a';", []],
  ['alter table jobs add column step text; -- rename', []],
  ['create function f() as $$ drop table x $$;', []],
  ['create table x (); -- Down Migration\ndrop table x;', []],
])('statements that take something away are found: %s', (text, found) => {
  expect(listRemovals(text)).toEqual(found)
})
