import type { Db } from '../../store/open.ts'

/**
 * The schema as text to review: what `\d` shows of each table of ours, in a fixed order and with
 * PostgreSQL's own words.
 */
export async function dumpSchema(db: Db): Promise<string> {
  const { rows: tables } = await db.query<{ name: string; oid: number; unlogged: boolean }>(
    `select relname as name, oid, relpersistence = 'u' as unlogged from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'
     order by relname`,
  )
  const texts: string[] = []
  for (const { name, oid, unlogged } of tables) {
    const lines = [...(await columnsOf(db, oid)), ...(await constraintsOf(db, oid))]
    const indexes = (await indexesOf(db, oid)).map((index) => `${index};`)
    texts.push(
      [
        `create${unlogged ? ' unlogged' : ''} table ${name} (`,
        lines.map((line) => `  ${line}`).join(',\n'),
        ');',
        ...indexes,
      ].join('\n'),
    )
  }
  return `${texts.join('\n\n')}\n`
}

async function columnsOf(db: Db, table: number): Promise<string[]> {
  const { rows } = await db.query<{ line: string }>(
    `select a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
       || case when a.attnotnull then ' not null' else '' end
       || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') as line
     from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attrelid = $1 and a.attnum > 0 and not a.attisdropped
     order by a.attnum`,
    [table],
  )
  return rows.map(({ line }) => line)
}

/** Without those that only repeat `not null`, which PostgreSQL 18 lists and earlier ones do not. */
async function constraintsOf(db: Db, table: number): Promise<string[]> {
  const { rows } = await db.query<{ line: string }>(
    `select 'constraint ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
     where conrelid = $1 and contype <> 'n'
     order by contype = 'p' desc, conname`,
    [table],
  )
  return rows.map(({ line }) => line)
}

async function indexesOf(db: Db, table: number): Promise<string[]> {
  const { rows } = await db.query<{ line: string }>(
    `select replace(pg_get_indexdef(indexrelid), ' ON public.', ' ON ') as line from pg_index
     where indrelid = $1 and not exists (select 1 from pg_constraint where conindid = indexrelid)
     order by indexrelid::regclass::text`,
    [table],
  )
  return rows.map(({ line }) => line)
}
